import { masterDataManagementChoices } from './master-data-management-choices.ts'
import { masterDataManagementData } from './master-data-management-data.ts'
import type { Pattern } from './pattern.ts'

export const masterDataManagement: Pattern = {
  id: 'master-data-management',
  name: 'Master data management',
  noun: 'master data platform',
  approach:
    'Records of the same customer, supplier, product or place in several systems are matched, merged into one golden record by agreed rules, kept with their cross-references, and given back to every system that needs them.',
  calledBy: [
    { words: /\bmaster[- ]data\b|\bMDM\b/i, weight: 6 },
    { words: /\bgolden records?\b|\bsurvivorship\b/i, weight: 6 },
    {
      words: /\bsingle (?:customer|supplier|product|patient|party|citizen|member|client|resident) (?:view|record)\b|\bSCV\b/i,
      weight: 6,
    },
    {
      words: /\b(?:match(?:ing|es|ed)? and merg\w+|entity resolution|match rules?|matching (?:rules?|records|engine))\b/i,
      weight: 5,
    },
    {
      words:
        /\bduplicate (?:customers?|suppliers?|vendors?|products?|patients?|records?|accounts?|part(?:y|ies))\b|\bde-?duplicat\w+/i,
      weight: 3,
    },
    { words: /\b(?:Informatica MDM|Reltio|Semarchy|Profisee|Stibo|Ataccama|Tamr|CluedIn)\b/, weight: 5 },
    { words: /\bsame (?:customer|supplier|product|patient|person)\b|\bcross-?references?\b/i, weight: 2 },
  ],
  elements: [
    { capability: 'master-data-hub' },
    { capability: 'matching' },
    {
      capability: 'stewardship-desk',
      responsibility: 'Shows stewards doubtful pairs side by side, and lets them merge, keep apart, correct or undo with a reason.',
    },
    {
      capability: 'batch-ingestion',
      unless: 'change-capture',
      responsibility: 'Reads new and changed party, product and reference records from each source on a schedule.',
    },
    {
      capability: 'api-gateway',
      responsibility:
        'Lets systems look up a golden record, search before they create one, and translate their key into another’s.',
    },
    {
      capability: 'event-broker',
      unless: 'event-stream',
      responsibility: 'Tells subscribing systems which golden record was made, changed, merged or split.',
    },
    { capability: 'catalogue', optional: true },
  ],
  relations: [
    {
      from: 'batch-ingestion',
      to: 'matching',
      label: 'Supplies new and changed source records',
      technology: 'Bulk load',
      synchronous: false,
    },
    {
      from: 'change-capture',
      to: 'matching',
      label: 'Forwards changed source records',
      technology: 'Change events',
      synchronous: false,
      unless: 'stream-processing',
    },
    {
      from: 'stream-processing',
      to: 'matching',
      label: 'Forwards changed source records in order of key',
      technology: 'Change events',
      synchronous: false,
    },
    {
      from: 'matching',
      to: 'master-data-hub',
      label: 'Writes matched groups with score and rule, and the golden record built from each',
      technology: 'SQL over TLS',
      synchronous: true,
    },
    {
      from: 'matching',
      to: 'stewardship-desk',
      label: 'Queues pairs that score between the two thresholds',
      technology: 'HTTPS, JSON',
      synchronous: false,
    },
    {
      from: 'stewardship-desk',
      to: 'master-data-hub',
      label: 'Records merges, splits and corrections with who and why',
      technology: 'SQL over TLS',
      synchronous: true,
    },
    {
      from: 'api-gateway',
      to: 'master-data-hub',
      label: 'Reads golden records and cross-references',
      technology: 'SQL over TLS',
      synchronous: true,
    },
    {
      from: 'master-data-hub',
      to: 'event-broker',
      label: 'Publishes each change of a golden record',
      technology: 'Messages',
      synchronous: false,
    },
    {
      from: 'master-data-hub',
      to: 'event-stream',
      label: 'Publishes each change of a golden record',
      technology: 'Events over TLS',
      synchronous: false,
      unless: 'event-broker',
    },
    {
      from: 'master-data-hub',
      to: 'warehouse',
      label: 'Supplies golden records and cross-references for the shared dimensions',
      technology: 'Bulk load',
      synchronous: false,
    },
    {
      from: 'master-data-hub',
      to: 'lake',
      label: 'Supplies golden records and cross-references',
      technology: 'Bulk load',
      synchronous: false,
      unless: 'warehouse',
    },
    {
      from: 'master-data-hub',
      to: 'catalogue',
      label: 'Registers attributes, owners and survivorship rules',
      technology: 'Metadata scan',
      synchronous: false,
    },
    {
      from: 'data-quality',
      to: 'master-data-hub',
      label: 'Runs the agreed rules on golden records',
      technology: 'SQL over TLS',
      synchronous: true,
    },
    { from: 'stewardship-desk', to: 'identity', label: 'Signs stewards in', technology: 'OpenID Connect', synchronous: true },
    { from: 'master-data-hub', to: 'secrets', label: 'Obtains its encryption keys', technology: 'HTTPS', synchronous: true },
    {
      from: 'matching',
      to: 'observability',
      label: 'Reports match rates, queue length and rejected records',
      technology: 'OpenTelemetry',
      synchronous: false,
    },
  ],
  ...masterDataManagementData,
  scenarios: [
    {
      name: 'A source record becomes part of a golden record',
      trigger: 'A source delivers a new or changed record.',
      steps: [
        ['source', 'batch-ingestion', 'Delivers records changed since the last run'],
        ['source', 'change-capture', 'Writes the change to its log', 'batch-ingestion'],
        ['batch-ingestion', 'matching', 'Hands the record over'],
        ['stream-processing', 'matching', 'Hands the record over', 'batch-ingestion'],
        [
          'matching',
          'master-data-hub',
          'Standardises it, finds its group above the upper threshold and rebuilds the golden record',
        ],
        ['master-data-hub', 'event-stream', 'Publishes the changed golden record with its cross-references', 'event-broker'],
        ['master-data-hub', 'event-broker', 'Publishes the changed golden record with its cross-references'],
        ['master-data-hub', 'warehouse', 'Supplies it for the shared dimension'],
      ],
      failure: {
        when: 'The record lacks what matching needs, such as a name or a postcode.',
        response:
          'It is kept as a golden record of its own, marked incomplete, and never merged by machine; the source’s owner sees it in a list of records to complete.',
      },
      shows: /\b(?:match\w*|merg\w*|golden|duplicat\w*|single|survivorship|master|cross-?referenc\w+)\b/i,
    },
    {
      name: 'A doubtful pair is decided by a steward',
      trigger: 'Two records score between the lower and the upper threshold.',
      steps: [
        ['matching', 'stewardship-desk', 'Queues the pair with its score and what agrees and differs'],
        ['person', 'stewardship-desk', 'Compares the two, and merges them or keeps them apart for good'],
        ['stewardship-desk', 'master-data-hub', 'Records the decision, which later runs respect'],
      ],
      failure: {
        when: 'The queue grows faster than stewards can work.',
        response:
          'Pairs are ordered by what hangs on them; those that nobody decides stay apart. Thresholds are reviewed when the queue is older than the agreed time.',
      },
      shows: /\b(?:steward\w*|review\w*|doubtful|manual\w*|decid\w+|confirm\w*|threshold)\b/i,
    },
    {
      name: 'A wrong merge is undone',
      trigger: 'Somebody finds two people or firms behind one golden record.',
      steps: [
        ['person', 'stewardship-desk', 'Opens the golden record with its history and marks the record that does not belong'],
        ['stewardship-desk', 'master-data-hub', 'Splits the group, rebuilds both golden records and forbids the merge in future'],
        ['master-data-hub', 'event-broker', 'Publishes the split, so that subscribers part their records too'],
        ['master-data-hub', 'warehouse', 'Supplies both records; facts follow their source key'],
      ],
      failure: {
        when: 'A subscriber has overwritten its own record and cannot part it.',
        response: 'The split is reported to that system’s owner with the values before the merge, which the hub has kept.',
      },
      shows: /\b(?:un-?merg\w*|split|undo\w*|wrong(?:ly)?|revers\w+|audit\w*|histor\w+)\b/i,
    },
  ],
  targets: [
    {
      topic: 'accuracy',
      proposal: '99 % of automatic merges and 95 % of automatic non-merges judged right by stewards on a sample of each',
      reason: 'a wrong merge harms two customers, a missed one only annoys; the first threshold is set stricter',
    },
    {
      topic: 'response time',
      proposal: '95 % of look-ups by key within 300 ms, and of searches within 1 second',
      reason: 'people wait for them at a counter; one second keeps a train of thought (Nielsen, Response Times)',
    },
    {
      topic: 'freshness',
      proposal: 'a source’s change in the golden record within 15 minutes',
      reason: 'soon enough for a follow-up call',
    },
    {
      topic: 'availability',
      proposal: '99.9 % measured monthly for look-ups',
      reason: 'operational systems search here before they create a record',
    },
    { topic: 'recovery', proposal: 'RPO 15 minutes and RTO 4 hours', reason: 'stewards’ decisions cannot be recomputed' },
    {
      topic: 'retention',
      proposal: 'a golden record as long as one source record behind it lives, and merge history for 7 years',
      reason: 'the hub has no purpose of its own to keep a person’s data for',
    },
  ],
  ...masterDataManagementChoices,
}
