import type { Choices } from './pattern.ts'

/** What the forecasting pattern decides, risks, costs and delivers. */
export const forecastingChoices: Choices = {
  decisions: [
    {
      title: 'Forecasts carry quantiles, and each use takes its own',
      context: 'Too much and too little rarely cost the same. A single number hides that choice in the model.',
      options: [
        {
          name: 'Quantiles for every series',
          merit: 'Stock, reserve or staff is set by the cost of being short, with the risk in view.',
          drawback: 'Users have to learn what a range says, and its honesty has to be measured.',
        },
        {
          name: 'One expected value with a fixed margin',
          merit: 'Fits every existing sheet and interface.',
          drawback: 'The margin is too wide for steady series and too narrow for lively ones.',
        },
        {
          name: 'A few scenarios drawn by hand',
          merit: 'Easy to discuss in a meeting.',
          drawback: 'Cannot be done for thousands of series, and nobody can say how likely each is.',
        },
      ],
      outcome: '{forecasting} returns quantiles; each use names the one it plans by.',
      consequences: 'Reports show how often each quantile was exceeded. A quantile that lies is treated as a fault.',
      answers: /\b(?:quantiles?|intervals?|range|safety stock|stock-?outs?|reserve|uncertain\w*|P\d\d)\b/i,
      needs: 'forecasting',
    },
    {
      title: 'One global model with a plain baseline beside it',
      context: 'Series differ in length and regularity: some have years of history, others weeks, many hold mostly noughts.',
      options: [
        {
          name: 'Global model over all series, baseline as judge and fallback',
          merit: 'Short series learn from long ones, drivers are shared, and one model is kept alive.',
          drawback: 'Harder to explain for a single series.',
        },
        {
          name: 'A statistical model for each series',
          merit: 'Transparent, quick and strong on long regular series.',
          drawback: 'Knows nothing of new items, and promotions have to be added by hand.',
        },
        {
          name: 'A pretrained time series model',
          merit: 'Forecasts without training.',
          drawback: 'Takes few drivers, and what it learned from cannot be examined.',
        },
      ],
      outcome: '{model-lifecycle} backtests all three; {forecasting} uses for each group of series the one that wins.',
      consequences: 'The seasonal naive baseline is always computed. A model that does not beat it is not released.',
      answers: /\b(?:forecast\w*|back-?test\w*|accura\w+|new (?:items|products|stores)|promotions?|seasonal\w*|weather)\b/i,
      needs: 'model-lifecycle',
    },
    {
      title: 'Planners override with a reason, and overrides are judged',
      context: 'People know of events that no data holds. They also adjust by habit, and many small changes make a forecast worse.',
      options: [
        {
          name: 'Override with a reason, measured afterwards',
          merit: 'Keeps what people know, and shows which kinds of change help.',
          drawback: 'Being measured is unwelcome unless it is used to learn.',
        },
        {
          name: 'No overrides',
          merit: 'One plan, and errors are the model’s alone.',
          drawback: 'Known events are ignored and planners keep their own sheets.',
        },
        {
          name: 'Free changes in the target system',
          merit: 'No new screen.',
          drawback: 'The forecast’s own error can no longer be told from the change.',
        },
      ],
      outcome: 'The review workbench takes overrides within a range by role and keeps forecast and override apart.',
      consequences:
        'Each month shows by reason whether overrides helped. What helps again and again becomes a driver of the model.',
      answers: /\b(?:overrid\w*|planners?|adjust\w*|manual\w*|reasons?|review\w*)\b/i,
      needs: 'review-workbench',
    },
  ],
  risks: [
    {
      text: 'History shows sales, not demand: empty shelves, closed sites and capped loads look like low interest.',
      likelihood: 'high',
      impact: 'high',
      mitigation: 'Mark periods in which supply was constrained, and leave them out or correct them before training.',
      owner: 'Data owner',
    },
    {
      text: 'Backtests look better than life because a driver was not known at the time, such as measured instead of forecast weather.',
      likelihood: 'medium',
      impact: 'high',
      mitigation: 'Store each driver with the time at which it was known, and test only with what was known.',
      owner: 'Head of data science',
    },
    {
      text: 'The world breaks with its past, through a new competitor, a tariff or a pandemic.',
      likelihood: 'medium',
      impact: 'high',
      mitigation:
        'Alert when errors leave their range for a group of series, shorten the memory of the model there, and let planners take over by group.',
      owner: 'Planning lead',
    },
    {
      text: 'Planners do not trust the figures and keep their own sheets.',
      likelihood: 'medium',
      impact: 'high',
      mitigation:
        'Run beside the present method for a season’s turn, show drivers and past error of each series, and begin where today’s error is largest.',
      owner: 'Business owner',
    },
  ],
  costs: [
    { item: 'Forecast runs', capability: 'forecasting', measuredBy: 'products', unit: 'products', period: 'month' },
    { item: 'Training and backtests', capability: 'model-lifecycle', unit: 'model retrained', period: 'month' },
    { item: 'Drivers bought in, such as weather', capability: 'forecasting', unit: 'set of feeds', period: 'year' },
    { item: 'Serving of forecasts', capability: 'warehouse', unit: 'environment', period: 'month' },
    { item: 'Planners’ review', capability: 'review-workbench', unit: 'planning team', period: 'month' },
  ],
  workstreams: [
    {
      name: 'History and baseline',
      share: 0.35,
      deliverables: [
        'History with the day each value was known',
        'Seasonal naive baseline and the error of today’s method',
        'Agreed measure and hierarchy',
      ],
      after: ['Lake foundation'],
    },
    {
      name: 'Models and backtests',
      share: 0.45,
      deliverables: ['Drivers with tests', 'Backtest report by level, horizon and quantile', 'Scheduled run with fallback'],
      after: ['History and baseline'],
    },
    {
      name: 'Planning and release',
      share: 0.35,
      deliverables: [
        'Planner’s workbench with overrides',
        'Released plan in the target systems',
        'Report of error, bias and value of overrides',
      ],
      after: ['Models and backtests'],
    },
  ],
  terms: [
    ['Backtest', 'Forecasting days of the past with only what was known then, and comparing with what came.'],
    ['Quantile', 'A value that the outcome stays below with a stated probability.'],
    ['Seasonal naive baseline', 'The forecast that says: as in the same period of the last season.'],
    ['WAPE', 'Weighted absolute percentage error: the sum of errors as a share of the sum of actuals.'],
    ['Horizon', 'How far ahead a forecast looks.'],
    ['Override', 'A planner’s change to a forecast, with a reason.'],
  ],
}
