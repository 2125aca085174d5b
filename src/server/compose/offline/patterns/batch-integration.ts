import { batchIntegrationChoices } from './batch-integration-choices.ts'
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
      from: 'reconciliation',
      to: 'operational-store',
      label: 'Compares counts and sums of both ends of each run, and releases or holds it',
      technology: 'SQL over TLS',
      synchronous: true,
    },
    {
      from: 'file-transfer',
      to: 'batch-ingestion',
      label: 'Delivers files that have been scanned',
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
        ['systems', 'text', 'From which system to which', 'internal'],
        ['source_key', 'text', 'Key where the record comes from', 'internal'],
        ['target_key', 'text', 'Key where it goes', 'internal'],
        ['mapped_at', 'timestamp', 'When the pair was made', 'internal'],
      ],
    },
    {
      name: 'Rejected record',
      description: 'A record that a target refused, kept until its source has sent it right.',
      store: 'operational-store',
      classification: 'personal',
      fields: [
        ['run_id', 'text', 'Run in which it was refused', 'internal'],
        ['source_key', 'text', 'Key at the source', 'internal'],
        ['reason', 'text', 'Missing mapping, wrong format or rule of the target', 'internal'],
        ['payload', 'structured', 'The record as delivered', 'personal'],
        ['settled_at', 'timestamp', 'When it was accepted or withdrawn', 'internal'],
      ],
    },
  ],
  interfaces: [
    {
      name: 'Staged records',
      provider: 'operational-store',
      consumers: ['batch-ingestion', 'reconciliation', 'dashboards'],
      operations: [
        {
          name: 'Read rejected records',
          request: 'Interface and business day',
          response: 'Records with the reason, and whether the source has sent them again',
          errors: ['Unknown interface', 'Past the time that staged records are kept'],
        },
        {
          name: 'Translate a key',
          request: 'System, key and target system',
          response: 'The key there',
          errors: ['No mapping: the record waits until there is one'],
        },
      ],
    },
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
        ['reconciliation', 'operational-store', 'Compares counts and sums of both ends, and releases the run'],
        ['batch-ingestion', 'observability', 'Reports the run as done, with its length'],
      ],
      failure: {
        when: 'The run stops half-way, or counts or sums differ.',
        response:
          'A repeat starts from the last finished step and writes nothing twice; a difference holds the run back and goes with its records to the interface’s owner.',
      },
      shows: /\b(?:nightly|every night|batch|load\w*|feed|files?|interface)\b/i,
    },
    {
      name: 'A run is repeated after a failure',
      trigger: 'An operator starts a run again, or the schedule does.',
      steps: [
        ['batch-ingestion', 'operational-store', 'Reads which records of that business day were written already'],
        ['batch-ingestion', 'operational-store', 'Writes the rest, each under its key, and closes the run'],
        ['reconciliation', 'operational-store', 'Compares the whole day, not the repeated part alone'],
      ],
      failure: {
        when: 'The target was changed by hand in between.',
        response:
          'The difference shows in the reconciliation; the run stays held, and the target’s owner decides which of the two holds.',
      },
      shows: /\b(?:repeat\w*|again|fail\w*|restart\w*|twice|duplicat\w*|recover\w*)\b/i,
    },
    {
      name: 'A file is late, empty or sent twice',
      trigger: 'The time at which a partner’s file is due has come.',
      steps: [
        ['source', 'file-transfer', 'Sends the file, with its trailer of count and sum'],
        ['file-transfer', 'batch-ingestion', 'Hands it over once it is complete and scanned'],
        ['batch-ingestion', 'operational-store', 'Compares trailer and content, and knows a file it has had before by its hash'],
        ['batch-ingestion', 'observability', 'Reports a file that is missing at the agreed time'],
      ],
      failure: {
        when: 'The file does not come, or its trailer does not agree.',
        response:
          'Nothing of it is loaded. The partner is told by the agreed contact, and runs that need it wait or go on without it as its owner has set.',
      },
      shows: /\b(?:files?|SFTP|EDI|partner|late|missing|deadline)\b/i,
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
  ...batchIntegrationChoices,
}
