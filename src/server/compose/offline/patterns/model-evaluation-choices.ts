import type { Choices } from './pattern.ts'

/** What the evaluation pattern decides, risks, costs and delivers. */
export const modelEvaluationChoices: Choices = {
  decisions: [
    {
      title: 'The test set belongs to the business and gates each release',
      context: 'Teams that build a model also choose how it is measured, unless somebody else does.',
      options: [
        {
          name: 'A test set owned by the business, with limits by group',
          merit: 'Says what good means before there is something to defend, and serves every later version and vendor.',
          drawback: 'Takes hours of experts and has to be kept fresh.',
        },
        {
          name: 'The team’s own held-out data',
          merit: 'There from the first day.',
          drawback: 'Shares the faults of the training data, and is looked at too often.',
        },
        {
          name: 'Public benchmarks',
          merit: 'Free and comparable.',
          drawback: 'Say little about the client’s cases, and models may have seen them.',
        },
      ],
      outcome:
        '{evaluation-service} holds test sets under version and owner; {model-lifecycle} releases nothing without a verdict.',
      consequences: 'Part of each set is never shown to builders. Cases from complaints and attacks are added each month.',
      answers: /\b(?:test sets?|evaluat\w*|releas\w*|validat\w*|benchmark\w*|before (?:a )?releas\w*|correct)\b/i,
      needs: 'evaluation-service',
    },
    {
      title: 'People judge a sample, a model judges the rest',
      context: 'Free answers cannot be compared with a key, and people can read only a few of them.',
      options: [
        {
          name: 'A judging model, checked against people',
          merit: 'Covers all answers of a run, and its agreement with people is known.',
          drawback: 'Shares blind spots with the model it judges; its version has to be held fixed.',
        },
        {
          name: 'People only',
          merit: 'The yardstick itself.',
          drawback: 'Slow and dear, so that few versions are tried.',
        },
        {
          name: 'Signals from use, such as thumbs and retries',
          merit: 'Cost nothing and come from real users.',
          drawback: 'Few give them, and pleasant wrong answers score well.',
        },
      ],
      outcome:
        'A judging model scores every answer by the written scale; the review workbench has people judge a share and all disputed ones.',
      consequences: 'When agreement with people falls below its limit, verdicts count only as far as people gave them.',
      answers: /\b(?:human|people|judg\w*|sampl\w*|hallucinat\w*|grounded|quality of|review\w*)\b/i,
      needs: 'review-workbench',
    },
    {
      title: 'Live quality is watched by samples, inputs and outcomes together',
      context: 'Outcomes tell the truth and come late; inputs are there at once and tell only that something has changed.',
      options: [
        {
          name: 'All three, with outcomes as the judge',
          merit: 'Early warning from inputs, a verdict from samples, and proof from outcomes.',
          drawback: 'Three flows to build for each model.',
        },
        {
          name: 'Drift of inputs alone',
          merit: 'Needs no outcomes and no people.',
          drawback: 'Most drift harms nobody; alerts are soon ignored.',
        },
        {
          name: 'A yearly review of each model',
          merit: 'Fits existing control cycles.',
          drawback: 'A year is long for a model that went wrong in its first month.',
        },
      ],
      outcome: '{evaluation-service} samples answers, compares inputs and joins outcomes when they come.',
      consequences:
        'Each model names its outcome, how late it comes, and who acts on an alert. A limit that alerts without action is removed.',
      answers: /\b(?:drift\w*|monitor\w*|alert\w*|in production|outcomes?|degrad\w*)\b/i,
      needs: 'evaluation-service',
    },
  ],
  risks: [
    {
      text: 'The test set leaks into training or prompts, and every figure looks better than life.',
      likelihood: 'medium',
      impact: 'high',
      mitigation:
        'Keep a part that builders cannot read, search training data for test cases, and replace a share of the set each quarter.',
      owner: 'Head of model risk',
    },
    {
      text: 'The average is good and one group is served badly.',
      likelihood: 'medium',
      impact: 'high',
      mitigation: 'Set limits by group, state how many cases each figure rests on, and refuse a release that misses one.',
      owner: 'Model owner',
    },
    {
      text: 'A vendor changes a hosted model, and answers change without a release.',
      likelihood: 'medium',
      impact: 'high',
      mitigation:
        'Fix model versions by name, run the test set on a schedule as well as on release, and keep a second vendor’s results at hand.',
      owner: 'Service owner',
    },
    {
      text: 'Alerts are many and nobody acts.',
      likelihood: 'high',
      impact: 'medium',
      mitigation: 'Alert on what an owner has agreed to act on, count alerts without action, and remove them.',
      owner: 'Operations lead',
    },
    {
      text: 'Models are in use that nobody has registered.',
      likelihood: 'high',
      impact: 'medium',
      mitigation:
        'Take stock by asking and by looking at bills and network, and give registered models the easier way to production.',
      owner: 'Head of model risk',
    },
  ],
  costs: [
    { item: 'Evaluation runs', capability: 'evaluation-service', measuredBy: 'models', unit: 'models', period: 'month' },
    { item: 'Judges’ time', capability: 'review-workbench', unit: 'judging team', period: 'month' },
    { item: 'Building the test sets', capability: 'evaluation-service', unit: 'family of test sets', period: 'once' },
    { item: 'Red-team exercises', capability: 'evaluation-service', unit: 'programme of exercises', period: 'year' },
    { item: 'Storage of samples and verdicts', capability: 'lake', measuredBy: 'data volume', unit: 'TB', period: 'month' },
  ],
  workstreams: [
    {
      name: 'Inventory and limits',
      share: 0.3,
      deliverables: [
        'Register of models with owner, purpose and risk class',
        'Limits by measure and group for the first models',
        'Written scale for judges',
      ],
      after: [],
    },
    {
      name: 'Test sets and gate',
      share: 0.45,
      deliverables: [
        'Test sets with a hidden part',
        'Evaluation run in the release pipeline',
        'Judging model with its agreement measured',
      ],
      after: ['Inventory and limits'],
    },
    {
      name: 'Live monitoring and red team',
      share: 0.4,
      deliverables: [
        'Sampling, drift and outcomes for the first models',
        'Alerts with owners and runbooks',
        'First red-team report with findings closed',
      ],
      after: ['Test sets and gate'],
    },
  ],
  terms: [
    ['Test set', 'Inputs with agreed right answers that no training uses.'],
    ['Drift', 'A change in the data or in the world that makes a model’s answers worse.'],
    ['Red team', 'People who attack a system with leave of its owner, to find gaps first.'],
    ['Judging model', 'A language model that scores another’s answers by a written scale.'],
    ['Gate', 'A check that a release must pass.'],
  ],
}
