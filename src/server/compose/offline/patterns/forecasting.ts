import { forecastingChoices } from './forecasting-choices.ts'
import { forecastingRelations } from './forecasting-relations.ts'
import type { Pattern } from './pattern.ts'

export const forecasting: Pattern = {
  id: 'forecasting',
  name: 'Forecasting',
  noun: 'planning platform',
  approach:
    'Each series is forecast with quantiles from its own history and known drivers, proved by backtests against a plain baseline, reviewed where it matters and released as one plan that adds up at every level.',
  calledBy: [
    { words: /\bforecast(?:s|ing|ed|er)?\b/i, weight: 6 },
    {
      words:
        /\b(?:demand|load|sales|volume|capacity|footfall|inventory|occupancy|cash[- ]?flow|staffing) (?:forecast\w*|planning|prediction)\b/i,
      weight: 4,
    },
    { words: /\b(?:back-?test\w*|quantiles?|prediction intervals?|P10|P90|MAPE|WAPE|sMAPE|pinball|time[- ]series)\b/i, weight: 4 },
    {
      words: /\b(?:replenish\w*|safety stock|stock-?outs?|out[- ]of[- ]stocks?|over-?stock\w*|day[- ]ahead|half[- ]hourly load)\b/i,
      weight: 3,
    },
    { words: /\bpredict\w* (?:the )?(?:demand|load|sales|volumes?|arrivals|consumption|staffing|call volumes?)\b/i, weight: 5 },
    { words: /\b(?:seasonal\w*|promotions?|public holidays?|weather|horizon)\b/i, weight: 1 },
    { words: /\bplanners?\b[^.\n]{0,60}\boverr(?:ide|ule)\w*\b/i, weight: 3 },
  ],
  elements: [
    { capability: 'forecasting' },
    {
      capability: 'lake',
      responsibility:
        'Keeps history, drivers and every forecast as it was known at the time, so that a backtest uses nothing from the future.',
    },
    {
      capability: 'review-workbench',
      responsibility:
        'Shows planners each forecast with its range and its drivers, takes overrides with a reason, and releases the plan.',
    },
    { capability: 'batch-ingestion' },
    { capability: 'model-lifecycle' },
    {
      capability: 'warehouse',
      responsibility: 'Serves released forecasts beside actuals and overrides over SQL, with row-level security.',
    },
    { capability: 'dashboards', optional: true },
    { capability: 'data-quality', optional: true },
    { capability: 'evaluation-service', optional: true },
    { capability: 'api-gateway', optional: true },
  ],
  relations: forecastingRelations,
  dataEntities: [
    {
      name: 'Series',
      description: 'What is forecast: one measure at one level of the hierarchy.',
      store: 'lake',
      classification: 'internal',
      fields: [
        ['series_id', 'text', 'Item, place and measure', 'internal'],
        ['parent_id', 'text', 'The level above, to which it must add up', 'internal'],
        ['since', 'date', 'First day with an actual', 'internal'],
        ['kind', 'text', 'Regular, intermittent, new or ending', 'internal'],
      ],
    },
    {
      name: 'Actual',
      description: 'What happened in one period, with the day on which it was known.',
      store: 'lake',
      classification: 'confidential',
      fields: [
        ['series_id', 'text', 'The series', 'internal'],
        ['period', 'date or timestamp', 'The period it counts for', 'internal'],
        ['value', 'number', 'What was sold, used or counted', 'confidential'],
        ['known_at', 'timestamp', 'When it arrived; corrections are kept beside it', 'internal'],
        ['constrained', 'yes or no', 'Whether stock or capacity had run out, so that demand was higher', 'internal'],
      ],
    },
    {
      name: 'Forecast',
      description: 'What was expected of one period, as it was known at the time, with its range.',
      store: 'lake',
      classification: 'confidential',
      fields: [
        ['series_id', 'text', 'The series', 'internal'],
        ['made_at', 'timestamp', 'When it was made', 'internal'],
        ['period', 'date or timestamp', 'The period it is for', 'internal'],
        ['quantiles', 'list of number', 'Low, middle and high value, and those that stock or reserve is set by', 'confidential'],
        ['model_version', 'text', 'Model, or "baseline" for the fallback', 'internal'],
      ],
    },
    {
      name: 'Override',
      description: 'A planner’s change to a forecast, kept beside it and judged afterwards.',
      store: 'warehouse',
      classification: 'internal',
      fields: [
        ['series_id', 'text', 'The series', 'internal'],
        ['period', 'date or timestamp', 'The period', 'internal'],
        ['from_to', 'list of number', 'Forecast and value put in its place', 'confidential'],
        ['reason', 'text', 'From a short list, with a note', 'internal'],
        ['made_by', 'text', 'Who made it', 'personal'],
        ['helped', 'yes or no', 'Whether it came closer than the forecast', 'internal'],
      ],
    },
  ],
  interfaces: [
    {
      name: 'Forecast interface',
      provider: 'forecasting',
      consumers: ['review-workbench', 'api-gateway', 'dashboards'],
      operations: [
        {
          name: 'Read a forecast',
          request: 'Series or level, horizon and, if wanted, the day as of which',
          response: 'Quantiles by period, model version, and whether a planner has changed it',
          errors: [
            'Unknown series',
            'Too little history: the baseline of its group is returned and marked',
            'Not yet released: the last released plan is returned with its day',
          ],
        },
        {
          name: 'Override a forecast',
          request: 'Series, periods, value and reason',
          response: 'The plan as it adds up now',
          errors: ['Locked: the plan for this period is released', 'Outside the range that this role may set'],
        },
      ],
    },
  ],
  scenarios: [
    {
      name: 'Forecasts are made, reviewed and released',
      trigger: 'The last actuals of the period have arrived.',
      steps: [
        ['source', 'batch-ingestion', 'Delivers actuals and drivers'],
        ['batch-ingestion', 'lake', 'Lands them with the day on which they were known'],
        ['lake', 'forecasting', 'Supplies history and drivers; the run makes every level add up'],
        ['forecasting', 'review-workbench', 'Presents what differs most from plan, last year or baseline'],
        ['person', 'review-workbench', 'Overrides with a reason where they know more, and releases the plan'],
        ['review-workbench', 'warehouse', 'Publishes the released plan'],
      ],
      failure: {
        when: 'Actuals are late or implausible, or the run does not end in its window.',
        response:
          'The last released plan stays in force and says so; series without fresh actuals are forecast from the last good day and marked for review.',
      },
      shows:
        /\b(?:forecast\w*|demand|load|overrid\w*|planners?|releas\w*|horizon|replenish\w*|every (?:night|day|morning|week))\b/i,
    },
    {
      name: 'A new model is proved by backtest',
      trigger: 'A data scientist proposes a model, or the error has risen above its limit.',
      steps: [
        ['lake', 'model-lifecycle', 'Supplies the past as it was known on each of many days'],
        ['model-lifecycle', 'lake', 'Records the error by level, horizon and quantile beside baseline and present model'],
        ['person', 'model-lifecycle', 'Compares the report and approves the model'],
        ['model-lifecycle', 'forecasting', 'Releases it, with the present one running beside it for a period'],
      ],
      failure: {
        when: 'The model is better on average but worse on items, places or quantiles that matter.',
        response:
          'It is released only for the series where it wins; the rest stay with the present model, and the baseline stays as the fallback.',
      },
      shows: /\b(?:back-?test\w*|accura\w+|error|MAPE|WAPE|quantiles?|intervals?|baseline|bias|retrain\w*)\b/i,
    },
  ],
  targets: [
    {
      topic: 'accuracy',
      proposal:
        'a weighted absolute percentage error at least 10 % below that of the seasonal naive baseline, and quantiles that are exceeded as often as they say',
      reason: 'an absolute target needs a backtest first; the baseline is the one of the M competitions',
    },
    {
      topic: 'freshness',
      proposal: 'forecasts rest on actuals of the day before',
      reason: 'most plans are made in the morning for the days to come',
    },
    {
      topic: 'availability',
      proposal: '99.5 % measured monthly for reading forecasts, with the last released plan as the fallback',
      reason: 'a plan a day old is better than none',
    },
    {
      topic: 'retention',
      proposal: '36 months of actuals and forecasts',
      reason: 'two full seasons to learn from and one to test on',
    },
    { topic: 'recovery', proposal: 'RPO 24 hours and RTO 8 hours', reason: 'a run can be repeated from the history' },
    {
      topic: 'volume',
      proposal: 'series, periods and horizon counted in the first two weeks',
      reason: 'run time grows with their product',
    },
  ],
  ...forecastingChoices,
}
