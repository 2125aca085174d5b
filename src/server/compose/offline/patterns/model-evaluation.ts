import { modelEvaluationChoices } from './model-evaluation-choices.ts'
import { modelEvaluationRelations } from './model-evaluation-relations.ts'
import type { Pattern } from './pattern.ts'

export const modelEvaluation: Pattern = {
  id: 'model-evaluation',
  name: 'Evaluation and monitoring of models',
  noun: 'evaluation platform',
  approach:
    'Every model or prompt has a versioned test set and agreed limits that gate its release; in use, samples are judged, inputs are compared with those of the release, and attacks are tried on a schedule.',
  calledBy: [
    {
      words:
        /\b(?:model (?:evaluation|monitoring|validation|assurance|risk)|AI (?:assurance|evaluation|governance)|responsible AI)\b/i,
      weight: 6,
    },
    {
      words:
        /\b(?:evaluat\w+|validat\w+|test\w*|monitor\w*)\b[^.\n]{0,50}\b(?:(?:AI|ML|machine learning|language|scoring|production|credit|risk) models?|prompts?|LLMs?)\b/i,
      weight: 4,
    },
    { words: /\bred[- ]team\w*|\badversarial (?:tests?|testing|prompts?)\b/i, weight: 4 },
    { words: /\b(?:data|model|concept|prediction) drift\b|\bdrift\b/i, weight: 3 },
    { words: /\b(?:golden|regression|evaluation|held-?out|benchmark) (?:test )?(?:sets?|suites?|data ?sets?)\b/i, weight: 3 },
    {
      words:
        /\b(?:hallucinat\w+|toxicity|fairness|bias(?:ed)?|explainab\w+|EU AI Act|SR 11-7|SS1\/23|model cards?|model inventory|model register|LLM[- ]as[- ]a[- ]judge)\b/i,
      weight: 3,
    },
    { words: /\b(?:Evidently|Arize|Fiddler|Langfuse|LangSmith|Ragas|promptfoo|Model Monitor)\b/, weight: 3 },
  ],
  elements: [
    { capability: 'evaluation-service' },
    {
      capability: 'model-lifecycle',
      responsibility:
        'Registers each model and prompt with owner, purpose, risk class and versions, and releases none without a verdict and an approval.',
    },
    {
      capability: 'review-workbench',
      responsibility:
        'Shows sampled answers without their model’s name to trained judges, takes their verdict by a written scale, and measures how far they agree.',
    },
    {
      capability: 'lake',
      responsibility:
        'Keeps test sets, sampled inputs and answers, verdicts and attack findings in versions, apart from training data.',
    },
    {
      capability: 'dashboards',
      responsibility:
        'Presents quality, drift, fairness and cost by model and version, with limits, trend and what was done about a breach.',
    },
    { capability: 'labelling', optional: true },
    {
      capability: 'language-model',
      optional: true,
      responsibility:
        'Judges answers by the written scale where people cannot read them all; its own agreement with people is measured.',
    },
    { capability: 'catalogue', optional: true },
  ],
  relations: modelEvaluationRelations,
  dataEntities: [
    {
      name: 'Test case',
      description: 'One input with what a right answer must hold, and where it comes from.',
      store: 'lake',
      classification: 'confidential',
      fields: [
        ['case_id', 'text', 'Stable over versions of the set', 'internal'],
        ['input', 'structured', 'What the model is given', 'confidential'],
        ['expected', 'structured', 'Right answer, or what it must and must not hold', 'confidential'],
        ['group', 'text', 'Subject, language or group of people it stands for', 'internal'],
        ['origin', 'text', 'Written by experts, sampled from use, complaint or attack', 'internal'],
        ['agreed_by', 'text', 'Who answers for it', 'personal'],
      ],
    },
    {
      name: 'Evaluation run',
      description: 'One version tried against one version of a test set, with its verdict.',
      store: 'lake',
      classification: 'internal',
      fields: [
        ['run_id', 'text', 'Its number', 'internal'],
        ['model_version', 'text', 'Model, prompt and settings that were tried', 'internal'],
        ['test_set_version', 'text', 'Set it was tried against', 'internal'],
        ['measures', 'structured', 'Each measure, by group, with its uncertainty', 'internal'],
        ['verdict', 'text', 'Pass, or the limits that were missed', 'internal'],
        ['approved_by', 'text', 'Who released it or refused', 'personal'],
      ],
    },
    {
      name: 'Sampled answer',
      description: 'One input and answer from use, masked, kept until it has been judged and its period is over.',
      store: 'lake',
      classification: 'personal',
      fields: [
        ['sample_id', 'text', 'Its number', 'internal'],
        ['input_and_answer', 'structured', 'Masked, with what the model was given beside', 'personal'],
        ['model_version', 'text', 'Version that answered', 'internal'],
        ['chosen_because', 'text', 'At random, doubtful, complained of or unusual', 'internal'],
        ['judgements', 'list of structured', 'Scale, judge and time', 'personal'],
      ],
    },
  ],
  interfaces: [
    {
      name: 'Evaluation interface',
      provider: 'evaluation-service',
      consumers: ['model-lifecycle', 'review-workbench', 'scoring', 'answer-service', 'agent-runtime'],
      operations: [
        {
          name: 'Try a candidate',
          request: 'Model version, test set version and limits',
          response: 'Run id; then measures by group and the verdict',
          errors: [
            'Unreachable: the candidate does not answer',
            'Stale test set: its review date has passed',
            'Leak: test cases stand in the training data',
          ],
        },
        {
          name: 'Send a sample',
          request: 'Masked input and answer, version, signals such as refusal or feedback',
          response: 'Acknowledgement',
          errors: ['Unmasked: a personal detail was found; the sample is refused'],
        },
        {
          name: 'Read measures',
          request: 'Model, version, period and group',
          response: 'Measures with uncertainty and limits',
          errors: ['Unknown model', 'Too few samples to say'],
        },
      ],
    },
  ],
  scenarios: [
    {
      name: 'A candidate is evaluated and released',
      trigger: 'A team presents a new version of a model or a prompt.',
      steps: [
        ['model-lifecycle', 'evaluation-service', 'Presents the candidate with its purpose and risk class'],
        ['evaluation-service', 'lake', 'Reads the test set of the right version, and keeps every answer'],
        ['evaluation-service', 'review-workbench', 'Hands a share to people, without the name of the version'],
        ['person', 'review-workbench', 'Judges by the written scale'],
        ['evaluation-service', 'model-lifecycle', 'Returns measures by group and the verdict'],
        ['person', 'model-lifecycle', 'Approves the release, or refuses it with a reason'],
      ],
      failure: {
        when: 'A limit is missed for one group, judges disagree, or test cases are found in the training data.',
        response:
          'The version is not released; an exception needs the name of who accepts the risk, an end date and a measure that lowers it.',
      },
      shows: /\b(?:releas\w*|test sets?|evaluat\w*|validat\w*|approv\w*|benchmark\w*|limits?|thresholds?|fairness|bias)\b/i,
    },
    {
      name: 'Quality falls in use and is caught',
      trigger: 'Samples, drift or complaints cross a limit.',
      steps: [
        ['scoring', 'evaluation-service', 'Sends sampled inputs and scores'],
        ['model-lifecycle', 'evaluation-service', 'Passes on sampled inputs and results of the models in use', 'scoring'],
        ['answer-service', 'evaluation-service', 'Sends sampled questions, passages and answers'],
        ['evaluation-service', 'lake', 'Compares them with the inputs and results of the release'],
        ['evaluation-service', 'observability', 'Raises an alert with the measure, the group and examples'],
        ['evaluation-service', 'review-workbench', 'Has the examples judged first'],
        ['person', 'model-lifecycle', 'Puts the previous version back or limits the use'],
      ],
      failure: {
        when: 'The alert is false, or outcomes arrive months later.',
        response:
          'The limit is corrected in writing and the examples join the test set; until outcomes are there, judged samples stand in for them.',
      },
      shows: /\b(?:drift\w*|monitor\w*|alert\w*|in production|sampl\w*|fall\w*|degrad\w*|complain\w*)\b/i,
    },
    {
      name: 'An attack is tried and a gap is closed',
      trigger: 'The schedule of red-team exercises, or a new attack becomes known.',
      steps: [
        ['person', 'evaluation-service', 'Chooses attacks and targets, with leave of their owners'],
        ['evaluation-service', 'guardrails', 'Tries each attack against the checks'],
        ['evaluation-service', 'lake', 'Keeps attack, answer and verdict'],
        ['evaluation-service', 'model-lifecycle', 'Adds what got through to the gate of every later release'],
      ],
      failure: {
        when: 'An attack gets through that can do harm today.',
        response:
          'The use is limited or stopped by its owner within the agreed hours; it returns only with the attack in its test set.',
      },
      shows: /\b(?:red[- ]team\w*|attacks?|adversarial|jailbreak\w*|injection|harmful|misuse)\b/i,
    },
  ],
  targets: [
    {
      topic: 'accuracy',
      proposal:
        'limits by measure and group for each model, agreed with its owner before the first run, with at least 200 cases for a limit that decides',
      reason: 'with 200 cases a share near 90 % is known to about 4 points either way (binomial, 95 %)',
    },
    {
      topic: 'freshness',
      proposal: 'drift and sampled quality computed daily',
      reason: 'a day is the shortest time in which somebody acts on it',
    },
    {
      topic: 'retention',
      proposal: 'verdicts and approvals for as long as the model is used and 6 years after; samples for 90 days',
      reason: 'decisions may be questioned later, and samples hold personal data',
    },
    {
      topic: 'availability',
      proposal: '99 % measured monthly; models go on without it, releases do not',
      reason: 'a gate that is down may delay a release and must not stop a service',
    },
    {
      topic: 'recovery',
      proposal: 'RPO 24 hours and RTO 24 hours',
      reason: 'runs can be repeated; verdicts are in the daily backup',
    },
    {
      topic: 'volume',
      proposal: 'models by risk class, and answers a day, listed in the first two weeks',
      reason: 'the share that is sampled and judged follows from them',
    },
  ],
  ...modelEvaluationChoices,
}
