import type { Choices } from './pattern.ts'

/** What the mlops pattern decides, risks, costs and delivers. */
export const mlopsChoices: Choices = {
  decisions: [
    {
      title: 'Scores are served on request, and batch uses the same model',
      context: 'Some consumers wait for a score, others need a list by morning. Two implementations would drift apart.',
      options: [
        {
          name: 'One scoring service, called singly and in bulk',
          merit: 'One model version and one set of features; a score means the same everywhere.',
          drawback: 'The service must be sized for bulk runs, or these must be queued.',
        },
        {
          name: 'Batch scores written to a table',
          merit: 'Cheap, and simple to run.',
          drawback: 'A score can be a day old, which is too late where somebody acts in between.',
        },
        {
          name: 'Model built into each calling system',
          merit: 'No call over the network.',
          drawback: 'Each release of a model becomes a release of that system.',
        },
      ],
      outcome: '{scoring} answers single requests; bulk runs call the same model version at night.',
      consequences: 'Callers need a time-out and the rules-based fallback. Each answer carries its model version.',
      answers: /\b(?:scor\w+|recommend\w*|predict\w*|within \d+ (?:seconds|ms)|less than \d+ ms)\b/i,
      needs: 'scoring',
    },
    {
      title: 'A person approves each release of a model',
      context:
        'A model learns from past decisions and may carry their faults on. Releases can be automatic on passing thresholds, or need a person.',
      options: [
        {
          name: 'Approval on a validation report',
          merit: 'Someone accountable has seen the effect on each group before customers feel it.',
          drawback: 'A release takes days, not minutes.',
        },
        {
          name: 'Automatic release on thresholds',
          merit: 'The model is as fresh as its data.',
          drawback: 'A fault in the labels goes live unseen.',
        },
        {
          name: 'Release by the team that built the model',
          merit: 'Quick, and those who know it best decide.',
          drawback: 'Nobody outside the team has asked what it does to each group.',
        },
      ],
      outcome: '{model-lifecycle} holds the report and the approval; without one nothing is released.',
      consequences: 'The approving role must be named and has a deputy. The previous version stays ready to be put back.',
      answers: /\b(?:retrain\w*|released|reproducib\w+|decides|declined|model)\b/i,
      needs: 'model-lifecycle',
    },
    {
      title: 'Features are defined once and served from one place',
      context: 'Most faults of a model in use come from a value that is computed one way in training and another way in scoring.',
      options: [
        {
          name: 'One feature store with past and current values',
          merit: 'Training sees exactly what scoring saw, and a score can be computed again later.',
          drawback: 'One more store to run and to fill.',
        },
        {
          name: 'Features built in each pipeline',
          merit: 'Nothing new to run.',
          drawback: 'Two codes drift apart, and the difference shows only as a worse model.',
        },
        {
          name: 'Features computed by the caller',
          merit: 'No lookup on the way.',
          drawback: 'Every caller counts differently, and past values are lost.',
        },
      ],
      outcome: '{feature-store} keeps both; a feature has one definition, an owner and tests.',
      consequences:
        'A new feature is filled backwards before it is used. Its age limit and its stand-in when missing are part of the definition.',
      answers: /\b(?:features?|reproducib\w+|history|real[- ]time|within \d+ (?:seconds|ms)|linked)\b/i,
      needs: 'feature-store',
    },
  ],
  risks: [
    {
      text: 'There are too few confirmed outcomes, or they follow past habits, so the model learns the wrong thing.',
      likelihood: 'medium',
      impact: 'high',
      mitigation:
        'Examine labels before the first training, have a sample judged a second time, and keep a random share that is reviewed whatever its score.',
      owner: 'Head of data science',
    },
    {
      text: 'The world changes and the model’s quality falls unnoticed.',
      likelihood: 'medium',
      impact: 'high',
      mitigation:
        'Compare inputs and outcomes with those of training each week; alert on an agreed difference; retrain or put the previous version back.',
      owner: 'Model owner',
    },
    {
      text: 'People follow the score without looking, or ignore it because its reasons say nothing to them.',
      likelihood: 'medium',
      impact: 'medium',
      mitigation:
        'Show reasons in the words of the trade, measure how often a score is overruled, and train the teams on real cases.',
      owner: 'Business owner',
    },
  ],
  costs: [
    { item: 'Scoring compute', capability: 'scoring', measuredBy: 'throughput', unit: 'scores at peak', period: 'month' },
    { item: 'Training runs', capability: 'model-lifecycle', unit: 'model retrained', period: 'month' },
    { item: 'Feature store', capability: 'feature-store', unit: 'environment', period: 'month' },
  ],
  workstreams: [
    {
      name: 'Model and features',
      share: 0.55,
      deliverables: ['Features with tests for training and scoring alike', 'Validated first model with its report'],
      after: ['Lake foundation'],
    },
    {
      name: 'Scores in use',
      share: 0.4,
      deliverables: ['Scores where they are used, with fallback rules', 'Load test at the stated peak', 'Drift and quality alerts'],
      after: ['Model and features'],
    },
  ],
  terms: [
    ['Feature', 'A derived property of a case that a model is given.'],
    ['Drift', 'A change in the data or in the world that makes a model’s answers worse.'],
    ['False positive', 'A case that is flagged although nothing is wrong with it.'],
    ['Fallback rules', 'Agreed rules that answer when the model cannot.'],
  ],
}
