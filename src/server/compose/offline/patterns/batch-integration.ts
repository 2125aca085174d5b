import type { Pattern } from './pattern.ts'

export const batchIntegration: Pattern = {
  id: 'batch-integration',
  name: 'Batch integration',
  noun: 'data integration service',
  approach:
    'Records move between systems on a schedule, in runs that can be repeated without doing anything twice, each reconciled by count and sum before it counts as done.',
  calledBy: [
    { words: /\b(?:nightly|every night|overnight|scheduled|daily) (?:batch|load|feed|extract|interface)\w*/i, weight: 4 },
    { words: /\b(?:ETL|ELT)\b/, weight: 4 },
    { words: /\b(?:file transfers?|SFTP|flat files?|EDI)\b/i, weight: 4 },
    { words: /\b(?:interfaces? between|integrat(?:e|ion) (?:with|between|of))\b/i, weight: 3 },
    { words: /\bbatch (?:window|integration|processing|jobs?)\b/i, weight: 4 },
  ],
  elements: [
    {
      capability: 'batch-ingestion',
      responsibility: 'Runs the schedules, extracts and delivers records, and repeats a failed run from where it stopped.',
    },
    { capability: 'operational-store', responsibility: 'Keeps staged records, mappings of keys and the log of every run.' },
    { capability: 'file-transfer', optional: true },
    {
      capability: 'reconciliation',
      responsibility: 'Compares counts and sums of each run at both ends and holds back what does not agree.',
    },
  ],
  relations: [
    {
      from: 'batch-ingestion',
      to: 'operational-store',
      label: 'Stages records and logs each run',
      technology: 'Bulk load',
      synchronous: true,
      unless: 'lake',
    },
    {
      from: 'operational-store',
      to: 'reconciliation',
      label: 'Supplies counts and sums of each run',
      technology: 'SQL over TLS',
      synchronous: true,
    },
    {
      from: 'file-transfer',
      to: 'batch-ingestion',
      label: 'Hands over files that have been scanned',
      technology: 'Object storage',
      synchronous: false,
    },
  ],
  dataEntities: [
    {
      name: 'Run',
      description: 'One execution of an interface, with what it read, wrote and rejected.',
      store: 'operational-store',
      classification: 'internal',
      fields: [
        ['run_id', 'text', 'Same when the run is repeated', 'internal'],
        ['interface', 'text', 'Which records, from where to where', 'internal'],
        ['read_count', 'number', 'Records read at the source', 'internal'],
        ['written_count', 'number', 'Records written at the target', 'internal'],
        ['control_sum', 'number', 'Sum of the agreed amount field', 'confidential'],
        ['state', 'text', 'Running, reconciled, held or failed', 'internal'],
      ],
    },
    {
      name: 'Key mapping',
      description: 'Which key in one system stands for which key in another.',
      store: 'operational-store',
      classification: 'internal',
      fields: [
        ['source_key', 'text', 'Key where the record comes from', 'internal'],
        ['target_key', 'text', 'Key where it goes', 'internal'],
        ['mapped_at', 'timestamp', 'When the pair was made', 'internal'],
      ],
    },
  ],
  interfaces: [
    {
      name: 'Run control',
      provider: 'batch-ingestion',
      consumers: ['observability', 'reconciliation'],
      operations: [
        {
          name: 'Start a run',
          request: 'Interface and business day',
          response: 'Run id; an unfinished run of that day is resumed',
          errors: ['Already reconciled: a repeat must be asked for'],
        },
        { name: 'Read a run', request: 'Run id', response: 'State, counts, sums and rejected records', errors: ['Unknown run'] },
      ],
    },
  ],
  scenarios: [
    {
      name: 'A scheduled run, reconciled',
      trigger: 'The schedule of an interface falls due.',
      steps: [
        ['source', 'batch-ingestion', 'Hands over records of the business day'],
        ['batch-ingestion', 'operational-store', 'Stages them and maps their keys'],
        ['operational-store', 'reconciliation', 'Supplies counts and sums of both ends'],
      ],
      failure: {
        when: 'The run stops half-way, or counts or sums differ.',
        response:
          'A repeat starts from the last finished step and writes nothing twice; a difference holds the run back and goes with its records to the interface’s owner.',
      },
      shows: /\b(?:nightly|every night|batch|load\w*|feed|files?|interface)\b/i,
    },
  ],
  targets: [
    { topic: 'freshness', proposal: 'runs complete by 06:00 on each working day', reason: 'consumers begin work after that' },
    {
      topic: 'availability',
      proposal: '99.5 % of runs complete in their window, measured monthly',
      reason: 'for scheduled work the window counts, not the hour',
    },
    { topic: 'recovery', proposal: 'RPO 24 hours and RTO 8 hours', reason: 'a lost run can be repeated from its source' },
    {
      topic: 'retention',
      proposal: '90 days for staged records and 7 years for run logs',
      reason: 'staged copies serve repeats only, logs serve audit',
    },
  ],
  decisions: [
    {
      title: 'Runs can be repeated without doing anything twice',
      context: 'Runs fail half-way. Either each step bears a repeat, or people repair by hand at night.',
      options: [
        {
          name: 'Repeatable runs keyed by interface and business day',
          merit: 'The answer to nearly every failure is to start the run again.',
          drawback: 'Targets need a key by which a repeat is known.',
        },
        {
          name: 'Restart by hand from a documented step',
          merit: 'Nothing to build.',
          drawback: 'Rests on whoever is on call, and double postings are found days later.',
        },
      ],
      outcome: '{batch-ingestion} keys each run; {operational-store} remembers what was written.',
      consequences: 'Each target system’s owner agrees the key that marks a repeat.',
      answers: /\b(?:nightly|every night|batch|load\w*|interface|reconcil\w+)\b/i,
      needs: 'operational-store',
    },
  ],
  risks: [
    {
      text: 'A run grows beyond its window and delays the working day.',
      likelihood: 'medium',
      impact: 'medium',
      mitigation:
        'Measure run times from the first week, load changes only, and alert when a run will miss its window rather than after it has.',
      owner: 'Operations lead',
    },
  ],
  costs: [
    {
      item: 'Integration runs',
      capability: 'batch-ingestion',
      measuredBy: 'data volume per time',
      unit: 'environment',
      period: 'month',
    },
    { item: 'Staging database', capability: 'operational-store', unit: 'environment', period: 'month' },
  ],
  workstreams: [
    {
      name: 'Interfaces',
      share: 0.7,
      deliverables: ['Contract for each interface with both owners', 'Repeatable runs with reconciliation'],
      after: [],
    },
  ],
  terms: [['Reconciliation', 'Comparing counts and sums at both ends to show that nothing was lost or doubled.']],
}
