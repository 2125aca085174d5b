import type { Pattern } from './pattern.ts'
import { realTimeDecisioningChoices } from './real-time-decisioning-choices.ts'
import { realTimeDecisioningRelations } from './real-time-decisioning-relations.ts'

export const realTimeDecisioning: Pattern = {
  id: 'real-time-decisioning',
  name: 'Scores and decisions',
  noun: 'scoring platform',
  approach:
    'Each case is scored on current features with reasons, rules and thresholds turn the score into let through, hold or decline, a person decides what is held, and every outcome flows back.',
  calledBy: [
    {
      words:
        /\b(?:real[- ]time|automated|credit|lending|underwriting|fraud|risk|payment|customer) decision(?:ing|s)?\b|\bdecision(?:ing)? (?:engine|platform|service)\b|\bdecisioning\b/i,
      weight: 6,
    },
    {
      words:
        /\bfraud\w*\b[^.\n]{0,80}\b(?:payments|transactions|orders|cards?|checkout|log-?ins?|transfers)\b|\b(?:(?:every|each|all) (?:payment|transaction|order|transfer)|payments|transactions|orders|cards?|checkout|log-?ins?|transfers)\b[^.\n]{0,80}\bfraud/i,
      weight: 5,
    },
    {
      words:
        /\b(?:propensity|next best (?:action|offer)|churn (?:scor\w+|models?|risk|propensity)|credit scor\w+|affordability|anti-money[- ]laundering|AML|transaction monitoring)\b/i,
      weight: 6,
    },
    {
      words:
        /\b(?:score|screen|assess)(?:s|ed)? (?:on )?(?:every|each|all) (?:\w+ )?(?:payments?|transactions?|orders?|applications?|log-?ins?|customers?|subscribers?)\b/i,
      weight: 3,
    },
    {
      words:
        /\b(?:hold|held|block\w*|decline\w*) (?:\w+ ){0,2}(?:payments?|transactions?|orders?|applications?)\b|\b(?:payments?|transactions?|orders?|applications?) (?:\w+ ){0,4}(?:are |is |be )(?:held|blocked|declined)\b/i,
      weight: 3,
    },
    { words: /\b(?:reason codes?|adverse action|false positives?|declin\w+|thresholds?)\b/i, weight: 1 },
    { words: /\bfraud (?:investigators?|analysts?)\b/i, weight: 1 },
  ],
  elements: [
    { capability: 'decision-service' },
    { capability: 'scoring' },
    { capability: 'feature-store' },
    {
      capability: 'review-workbench',
      responsibility:
        'Shows a held case with score, reasons and history, takes the decision of a person and its ground, and what later proved true.',
    },
    { capability: 'model-lifecycle' },
    {
      capability: 'operational-store',
      responsibility:
        'Keeps each decision with score, reasons, rule and model versions and who decided, so that it can be explained to the person concerned.',
    },
    { capability: 'api-gateway' },
    { capability: 'lake' },
    { capability: 'event-stream', optional: true },
    { capability: 'dashboards', optional: true },
    { capability: 'evaluation-service', optional: true },
  ],
  relations: realTimeDecisioningRelations,
  dataEntities: [
    {
      name: 'Decision',
      description: 'What was decided of one case, on which grounds and by whom.',
      store: 'operational-store',
      classification: 'personal',
      fields: [
        ['decision_id', 'text', 'Its number, also the key by which a repeated request is recognised', 'internal'],
        ['subject_key', 'text', 'Whom or what it concerns', 'personal'],
        ['decision', 'text', 'Let through, hold or decline', 'personal'],
        ['score', 'number', 'Between nought and one', 'confidential'],
        ['reasons', 'list of text', 'In words that can be told to the person concerned', 'personal'],
        ['versions', 'structured', 'Of model, features, rules and thresholds', 'internal'],
        ['decided_by', 'text', 'Rule, model within thresholds, or the person', 'personal'],
        ['outcome', 'text', 'What later proved true, and when', 'personal'],
      ],
    },
    {
      name: 'Held case',
      description: 'A case that waits for a person, kept until it is decided.',
      store: 'operational-store',
      classification: 'personal',
      fields: [
        ['decision_id', 'text', 'The decision it belongs to', 'internal'],
        ['due', 'timestamp', 'When it must be decided', 'internal'],
        ['assigned_to', 'text', 'Who has it', 'personal'],
        ['evidence', 'structured', 'What is shown beside the score', 'personal'],
        ['ground', 'text', 'Why the person decided as they did, from a list with a note', 'confidential'],
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
  ],
  interfaces: [
    {
      name: 'Decision interface',
      provider: 'decision-service',
      consumers: ['api-gateway', 'review-workbench', 'event-stream'],
      operations: [
        {
          name: 'Decide a case',
          request: 'Subject’s key, event and its attributes, idempotency key',
          response: 'Decision, reasons, decision id and, for a held case, when it is due',
          errors: [
            'Invalid case: an attribute is missing or of the wrong type',
            'Degraded: decided by rules because the score did not come in time',
            'Too many requests: the caller’s quota is used up',
          ],
        },
        {
          name: 'Explain a decision',
          request: 'Decision id',
          response: 'Reasons, versions and who decided',
          errors: ['Unknown decision', 'Not allowed for this role'],
        },
        {
          name: 'Return an outcome',
          request: 'Decision id and what proved true',
          response: 'Acknowledgement',
          errors: ['Unknown decision'],
        },
      ],
    },
  ],
  scenarios: [
    {
      name: 'A case is scored and decided while a system waits',
      trigger: 'A payment, order, claim or request calls for a decision.',
      steps: [
        ['source', 'api-gateway', 'Sends the case'],
        ['api-gateway', 'decision-service', 'Passes it on after checking token and quota'],
        ['event-stream', 'decision-service', 'Delivers the event that calls for a decision', 'api-gateway'],
        ['decision-service', 'scoring', 'Asks for score and reasons'],
        ['scoring', 'feature-store', 'Reads current features of the case'],
        ['decision-service', 'operational-store', 'Applies rules and thresholds, and records the decision with its grounds'],
      ],
      failure: {
        when: 'The score or a feature does not come in time.',
        response:
          'Agreed rules decide and the decision is marked; above an agreed value the case is held for a person, and it is scored again when the model is back.',
      },
      shows:
        /\b(?:scor\w+|decision\w*|fraud\w*|within \d+ ?(?:ms|milliseconds|seconds?)|declin\w*|block\w*|reasons?|propensity|real[- ]time)\b/i,
    },
    {
      name: 'A held case is decided by a person',
      trigger: 'A case lies between the thresholds, or a rule asks for a person.',
      steps: [
        ['decision-service', 'review-workbench', 'Sends the case with score, reasons and evidence'],
        ['person', 'review-workbench', 'Looks at the evidence and decides, with a ground'],
        ['review-workbench', 'decision-service', 'Returns the decision, which goes to the waiting system'],
        ['review-workbench', 'operational-store', 'Records who decided, on what ground, and later the outcome'],
        ['operational-store', 'lake', 'Copies it for the next training'],
      ],
      failure: {
        when: 'Nobody decides before the case is due, or more are held than the team can see.',
        response:
          'The rule agreed for its value applies and says so; the thresholds are shifted by the risk owner, not by the system, and the shift is recorded.',
      },
      shows: /\b(?:review\w*|investigat\w*|person|human|held|hold|analysts?|confirm\w*|overrul\w*|false positives?|decided by)\b/i,
    },
    {
      name: 'Retrain and release a model',
      trigger: 'The schedule, or an alert that scores and outcomes drift apart.',
      steps: [
        [
          'lake',
          'model-lifecycle',
          'Supplies decisions with confirmed outcomes, and a random share that was let through whatever its score',
        ],
        ['feature-store', 'model-lifecycle', 'Supplies the features as they stood'],
        ['person', 'model-lifecycle', 'Compares the candidate by group and by cost of each error, and approves it'],
        ['model-lifecycle', 'scoring', 'Releases it beside the present model, which goes on deciding for a period'],
      ],
      failure: {
        when: 'The candidate treats a protected group worse, or its gain rests on outcomes that earlier decisions made.',
        response: 'It is not released; the report names group and feature, and the present model stays.',
      },
      shows: /\b(?:retrain\w*|drift|bias|fair\w*|model|churn|predict\w*|quarterly|monthly)\b/i,
    },
  ],
  targets: [
    {
      topic: 'response time',
      proposal: '99 % of decisions within 300 ms, then rules decide',
      reason: 'a payment or a page waits; the caller’s own limit decides',
    },
    {
      topic: 'accuracy',
      proposal: 'the share found at the number of cases a day that the team can review, no worse than today’s rules in any group',
      reason: 'review capacity, not the score, is the limit; today’s rules are the baseline',
    },
    {
      topic: 'availability',
      proposal: '99.95 % measured monthly for a decision, rules included',
      reason: 'without a decision the caller stands still or lets everything through',
    },
    {
      topic: 'retention',
      proposal: 'decisions and their grounds for 6 years, features for 13 months',
      reason: 'a decision may be disputed within the limitation period of the country; features serve training only',
    },
    {
      topic: 'recovery',
      proposal: 'RPO 1 minute and RTO 30 minutes for decisions',
      reason: 'a lost decision cannot be explained afterwards',
    },
    {
      topic: 'volume',
      proposal: 'cases a second at peak, and the share to be held, counted in the first two weeks',
      reason: 'services are sized by the first and the team by the second',
    },
  ],
  ...realTimeDecisioningChoices,
}
