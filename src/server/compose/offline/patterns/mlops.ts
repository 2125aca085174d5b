import { mlopsChoices } from './mlops-choices.ts'
import type { Pattern } from './pattern.ts'

export const mlops: Pattern = {
  id: 'mlops',
  name: 'Model lifecycle and scoring',
  noun: 'scoring platform',
  approach:
    'A model is trained on versioned data, validated against the one in production, released after a named person’s approval, served behind one scoring interface and watched for drift.',
  calledBy: [
    { words: /\b(?:machine learning|MLOps|ML models?)\b/i, weight: 5 },
    { words: /\b(?:fraud|risk|credit) scor\w+|\bscor(?:e|ing) (?:every|each|new|service)\b|\bfraud model\b/i, weight: 5 },
    { words: /\bpredict\w*/i, weight: 3 },
    {
      words: /\bMLflow|Kubeflow|SageMaker|Azure (?:Machine Learning|ML)\b|\bmodel (?:registry|serving|deployment|lifecycle)\b/,
      weight: 3,
    },
    { words: /\bretrain\w*|\bmodel drift\b/i, weight: 4 },
    { words: /\b(?:data scien\w+|A\/B tests?|churn)\b/i, weight: 2 },
    { words: /\bfalse positives?\b|\bprecision\b|\brecall\b/i, weight: 2 },
  ],
  elements: [
    { capability: 'scoring', unless: 'recommendation-service' },
    { capability: 'model-lifecycle' },
    { capability: 'feature-store' },
    { capability: 'lake' },
    {
      capability: 'api-gateway',
      optional: true,
      responsibility: 'Publishes the scoring interface, checks the caller’s token and quota, and logs each call.',
    },
  ],
  relations: [
    {
      from: 'lake',
      to: 'model-lifecycle',
      label: 'Supplies training data as it stood on a given day',
      technology: 'Table format reads',
      synchronous: true,
    },
    {
      from: 'model-lifecycle',
      to: 'scoring',
      label: 'Releases an approved model version',
      technology: 'Model package',
      synchronous: false,
    },
    {
      from: 'lake',
      to: 'feature-store',
      label: 'Supplies the tables from which features are refreshed',
      technology: 'Scheduled job',
      synchronous: false,
      unless: 'transformation',
    },
    {
      from: 'transformation',
      to: 'feature-store',
      label: 'Refreshes features from curated tables',
      technology: 'Scheduled job',
      synchronous: false,
    },
    {
      from: 'stream-processing',
      to: 'feature-store',
      label: 'Updates fast-moving features within seconds',
      technology: 'Stream write',
      synchronous: false,
    },
    {
      from: 'scoring',
      to: 'feature-store',
      label: 'Reads current features for the subject of the request',
      technology: 'Key lookup',
      synchronous: true,
    },
    {
      from: 'feature-store',
      to: 'model-lifecycle',
      label: 'Supplies past feature values as they stood at the time',
      technology: 'Point-in-time join',
      synchronous: true,
    },
    {
      from: 'api-gateway',
      to: 'scoring',
      label: 'Passes on scoring requests with the caller’s identity',
      technology: 'HTTPS, JSON',
      synchronous: true,
      unless: 'decision-service',
    },
    {
      from: 'scoring',
      to: 'lake',
      label: 'Records each score with its inputs, reasons and model version',
      technology: 'Append',
      synchronous: false,
    },
  ],
  dataEntities: [
    {
      name: 'Score',
      description: 'What the model said about one subject at one time, kept so that a decision can be explained later.',
      store: 'lake',
      classification: 'personal',
      fields: [
        ['subject_key', 'text', 'Whom or what the score is about', 'personal'],
        ['score', 'number', 'Between nought and one', 'confidential'],
        ['reasons', 'list of text', 'Features that weighed most, in order', 'confidential'],
        ['model_version', 'text', 'Version that answered, or "rules" for the fallback', 'internal'],
        ['scored_at', 'timestamp', 'When it was given', 'internal'],
        ['outcome', 'text', 'What a person or the event later confirmed', 'personal'],
      ],
    },
    {
      name: 'Feature value',
      description: 'One derived property of a subject, with the time from which it held.',
      store: 'feature-store',
      classification: 'personal',
      fields: [
        ['subject_key', 'text', 'Whom or what it describes', 'personal'],
        ['feature', 'text', 'Name and version of the feature', 'internal'],
        ['value', 'number or text', 'Its value', 'personal'],
        ['valid_from', 'timestamp', 'Since when it held', 'internal'],
      ],
    },
    {
      name: 'Model version',
      description: 'A trained model with all that is needed to build it again.',
      store: 'lake',
      classification: 'internal',
      fields: [
        ['version', 'text', 'Its number', 'internal'],
        ['code_revision', 'text', 'Revision of the training code', 'internal'],
        ['data_version', 'text', 'Version of the training tables', 'internal'],
        ['validation', 'structured', 'Measures on the held-out set, by group', 'internal'],
        ['approved_by', 'text', 'Who released it', 'personal'],
      ],
    },
  ],
  interfaces: [
    {
      name: 'Scoring interface',
      provider: 'scoring',
      consumers: ['api-gateway', 'stream-processing', 'web-application'],
      operations: [
        {
          name: 'Score a subject',
          request: 'Subject’s key, event and its attributes',
          response: 'Score, reasons in order, model version',
          errors: [
            'Invalid request: an attribute is missing or of the wrong type',
            'Too many requests: the caller’s quota is used up',
            'Degraded: answered by rules because the model could not be reached',
          ],
        },
        {
          name: 'Return an outcome',
          request: 'Score’s id and what was confirmed',
          response: 'Acknowledgement',
          errors: ['Unknown score'],
        },
      ],
    },
  ],
  scenarios: [
    {
      name: 'Score a request while somebody waits',
      trigger: 'A calling system asks for a score.',
      steps: [
        ['source', 'api-gateway', 'Sends the event and the subject’s key'],
        ['stream-processing', 'scoring', 'Sends a new event and the subject’s key', 'api-gateway'],
        ['api-gateway', 'scoring', 'Passes the request on after checking token and quota', 'decision-service'],
        ['scoring', 'feature-store', 'Reads the subject’s current features', 'decision-service'],
        ['scoring', 'lake', 'Records score, reasons and model version'],
      ],
      failure: {
        when: 'The model or the feature store does not answer in time.',
        response:
          'Agreed rules give the answer, it is marked as such, and the subject is scored again when the model is back; an alert names the missed level.',
      },
      shows: /\b(?:scor\w+|recommend\w*|fraud|within \d+ (?:seconds|ms)|less than \d+ ms|reasons|blocked)\b/i,
    },
    {
      name: 'Retrain and release a model',
      trigger: 'The monthly schedule, or an alert that quality has fallen.',
      steps: [
        ['lake', 'model-lifecycle', 'Supplies confirmed outcomes and the data as it stood'],
        ['feature-store', 'model-lifecycle', 'Supplies the features as they stood'],
        ['person', 'model-lifecycle', 'Compares the candidate with the model in production, by group, and approves it'],
        ['model-lifecycle', 'scoring', 'Releases the version to a small share of requests, then to all'],
      ],
      failure: {
        when: 'The candidate is worse than the model in production on an agreed measure.',
        response:
          'It is not released. After a release, a fall in quality or a rise in errors puts the previous version back without a new build.',
      },
      shows: /\b(?:retrain\w*|reproducib\w+|released|A\/B|compare|predict\w*|churn|cancel)\b/i,
    },
  ],
  targets: [
    {
      topic: 'freshness',
      proposal: 'features no older than 24 hours, those that move fast no older than 1 minute',
      reason: 'a feature’s age limit is part of its definition; these are where to begin',
    },
    {
      topic: 'retention',
      proposal: 'scores, features and the models that gave them for 24 months',
      reason: 'long enough for outcomes to be confirmed and a score to be explained',
    },
    { topic: 'response time', proposal: '95 % of scores within 500 ms', reason: 'usual where a system waits for the score' },
    {
      topic: 'accuracy',
      proposal: 'a candidate is released only if it is no worse than the model in production on every agreed measure',
      reason: 'a target in absolute terms needs a baseline first',
    },
    {
      topic: 'availability',
      proposal: '99.9 % measured monthly for scoring, with rules as the fallback',
      reason: 'a caller waits for the answer',
    },
    {
      topic: 'recovery',
      proposal: 'RPO 1 hour and RTO 4 hours for scoring',
      reason: 'models and features can be rebuilt from the lake',
    },
  ],
  ...mlopsChoices,
}
