import type { Choices } from './pattern.ts'

/** What the decisioning pattern decides, risks, costs and delivers. */
export const realTimeDecisioningChoices: Choices = {
  decisions: [
    {
      title: 'The score advises, rules decide, and a person decides what is held',
      context:
        'A score is not a decision. Where a decision has a serious effect on somebody, a solely automated one is allowed only under the conditions of Article 22 of the GDPR.',
      options: [
        {
          name: 'Thresholds with a held band between them',
          merit: 'The clear cases go at machine speed; people see those where they add something.',
          drawback: 'The band has to fit the team, day by day.',
        },
        {
          name: 'The model decides alone',
          merit: 'No delay and no team.',
          drawback: 'Serious effects need a legal ground and a way to contest; errors repeat at scale.',
        },
        {
          name: 'The score is shown, people decide everything',
          merit: 'Full human control.',
          drawback: 'Too slow for payments, and people come to follow the score.',
        },
      ],
      outcome:
        'The decision service lets through and declines only outside the band; the review workbench gets the rest with its reasons.',
      consequences:
        'Each person concerned can ask for reasons and for a second decision by a person. Thresholds have an owner and a history.',
      answers: /\b(?:declin\w*|block\w*|decided by|person|human|hold|held|review\w*|thresholds?|automat\w+|reasons?)\b/i,
      needs: 'decision-service',
    },
    {
      title: 'Rules and model are kept apart',
      context: 'Law, policy and known patterns change on a day; a model changes with a training.',
      options: [
        {
          name: 'Rules service beside the model, both versioned',
          merit: 'A rule can be in force within the hour, and each decision names what decided it.',
          drawback: 'Rules pile up unless somebody prunes them.',
        },
        {
          name: 'Everything in the model',
          merit: 'One mechanism.',
          drawback: 'A new fraud or a new policy waits for a training, and nobody can show the rule.',
        },
        {
          name: 'Everything in rules',
          merit: 'Can be read by auditors.',
          drawback: 'Thousands of rules that contradict each other, and patterns nobody thought of pass.',
        },
      ],
      outcome: 'The decision service runs rules under version; {scoring} gives one input among several.',
      consequences:
        'Each rule has an owner, a ground and a review date. A rule is tried on last month’s cases before it is in force.',
      answers: /\b(?:rules?|polic(?:y|ies)|thresholds?|sanctions|model|fraud patterns?|change\w* (?:within|without))\b/i,
      needs: 'decision-service',
    },
    {
      title: 'Features are defined once and served from one place',
      context:
        'How often a card was used in the last hour decides as much as how old the account is. Training must see what scoring saw.',
      options: [
        {
          name: 'One feature store with past and current values',
          merit: 'Training and scoring use the same definition, and a past decision can be computed again.',
          drawback: 'One more store to run, with tight times.',
        },
        {
          name: 'Features computed by the calling system',
          merit: 'No lookup on the way.',
          drawback: 'Each caller counts differently, and training data has to be guessed.',
        },
        {
          name: 'Features from last night only',
          merit: 'Simple, and enough for lists such as churn.',
          drawback: 'Misses what happened in the last hour, which is when fraud happens.',
        },
      ],
      outcome: '{feature-store} serves both; a feature is defined once, with tests for both ways.',
      consequences:
        'Every feature names its source, its age limit and what is used when it is missing. Lists made in bulk read the same store.',
      answers:
        /\b(?:features?|real[- ]time|within \d+ ?(?:ms|milliseconds|seconds?)|history|velocity|last (?:hour|day)|behaviou?r\w*)\b/i,
      needs: 'feature-store',
    },
  ],
  risks: [
    {
      text: 'Good customers are declined or held, and leave.',
      likelihood: 'medium',
      impact: 'high',
      mitigation:
        'Measure false alarms by group and value, let a random share through whatever its score to learn the truth, and review thresholds each month with the business.',
      owner: 'Risk owner',
    },
    {
      text: 'A feature stands in for a protected characteristic, and a group is treated worse.',
      likelihood: 'medium',
      impact: 'high',
      mitigation:
        'Examine features before training, compare errors by group at each release, and refuse a model that fails for one.',
      owner: 'Model owner',
    },
    {
      text: 'Fraudsters or customers learn what the score looks at and behave accordingly.',
      likelihood: 'high',
      impact: 'medium',
      mitigation:
        'Watch for sudden changes by feature, keep reasons for outsiders general where the law allows, and keep rules that can change within the hour.',
      owner: 'Fraud lead',
    },
    {
      text: 'More cases are held than the team can see.',
      likelihood: 'high',
      impact: 'medium',
      mitigation:
        'Set thresholds from the team’s capacity, order by loss at stake and due time, and agree what happens to a case nobody reached.',
      owner: 'Operations lead',
    },
    {
      text: 'Outcomes exist only for cases that were let through or looked at, so the model confirms itself.',
      likelihood: 'medium',
      impact: 'high',
      mitigation:
        'Keep a small random share out of the model’s hand, and count only confirmed outcomes with the time they took to come.',
      owner: 'Head of data science',
    },
  ],
  costs: [
    {
      item: 'Decision compute',
      capability: 'decision-service',
      measuredBy: 'throughput',
      unit: 'cases at peak',
      period: 'month',
    },
    { item: 'Feature store', capability: 'feature-store', unit: 'environment', period: 'month' },
    { item: 'Training runs', capability: 'model-lifecycle', unit: 'model retrained', period: 'month' },
    { item: 'Reviewers’ time', capability: 'review-workbench', unit: 'review team', period: 'month' },
    {
      item: 'Keeping decisions explainable',
      capability: 'operational-store',
      measuredBy: 'data volume',
      unit: 'TB',
      period: 'month',
    },
  ],
  workstreams: [
    {
      name: 'Model and features',
      share: 0.45,
      deliverables: [
        'Confirmed outcomes with the time they take',
        'Features with tests for training and scoring alike',
        'Validated first model with its report by group, beside today’s rules',
      ],
      after: ['Lake foundation', 'Event intake and processing'],
    },
    {
      name: 'Decisions and rules',
      share: 0.4,
      deliverables: ['Rules with owners, tried on past cases', 'Decision interface within its time, under load, with fallback'],
      after: ['Model and features'],
    },
    {
      name: 'Review and feedback',
      share: 0.35,
      deliverables: [
        'Review workbench with reasons in the words of the trade',
        'Silent run beside today’s rules',
        'Way for a person concerned to ask for reasons and a second decision',
      ],
      after: ['Decisions and rules'],
    },
  ],
  terms: [
    ['Score', 'How likely something is in a model’s view, as a number; not yet a decision.'],
    ['Held case', 'A case that waits for a person because the score is not clear enough.'],
    ['Feature', 'A derived property of a case that a model is given.'],
    ['Reason', 'What weighed most in a score, in words that can be told to the person concerned.'],
    ['False positive', 'A case that is flagged although nothing is wrong with it.'],
    ['Silent run', 'Running a new model on live cases without acting on it.'],
  ],
}
