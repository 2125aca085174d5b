import { changeDataCaptureChoices } from './change-data-capture-choices.ts'
import { changeDataCaptureData } from './change-data-capture-data.ts'
import type { Pattern } from './pattern.ts'

export const changeDataCapture: Pattern = {
  id: 'change-data-capture',
  name: 'Change data capture',
  noun: 'change data platform',
  approach:
    'Every insert, update and delete is read from the source database’s own log, kept in order in a durable stream, and applied once to each target, so that targets follow their source within seconds or minutes and the source does no extra work.',
  calledBy: [
    { words: /\bchange[- ]data[- ]capture\b|\bCDC\b|\bchanged data capture\b/i, weight: 6 },
    { words: /\blog[- ]based\b|\b(?:transaction|redo|archive|binary) logs?\b|\bbinlog\b/i, weight: 5 },
    { words: /\b(?:Debezium|GoldenGate|Qlik Replicate|Attunity|Datastream|Striim|Database Migration Service)\b/, weight: 5 },
    { words: /\breplicat(?:e|es|ed|ion|ing)\b|\bin (?:sync|step) with\b|\bsynchroni[sz]\w+\b/i, weight: 3 },
    {
      words: /\b(?:inserts?, updates? and deletes?|every (?:insert|update|delete)|row[- ]level changes|delta loads?)\b/i,
      weight: 4,
    },
    { words: /\bwithout (?:load|impact|slowing|burden\w*|touching)[^.]{0,40}\b(?:source|database|production|core)\b/i, weight: 2 },
  ],
  elements: [
    { capability: 'change-capture' },
    {
      capability: 'event-stream',
      name: 'Change stream',
      responsibility:
        'Keeps each table’s changes in order of key, so that a target can fall behind or be rebuilt without asking the source again.',
    },
    {
      capability: 'stream-processing',
      name: 'Change apply',
      responsibility:
        'Applies changes to each target in order of key and once only, however often they are delivered, and parks what does not fit.',
    },
    {
      capability: 'operational-store',
      name: 'Replica store',
      responsibility: 'Keeps the present state of each captured table and the position up to which changes have been applied.',
      unless: ['warehouse', 'lake', 'master-data-hub'],
    },
    {
      capability: 'reconciliation',
      optional: true,
      responsibility:
        'Compares counts and hashes of key ranges in source and target, and asks for a fresh copy of a range that differs.',
    },
    { capability: 'schema-registry', optional: true },
    {
      capability: 'batch-ingestion',
      optional: true,
      responsibility: 'Loads what has no log to read: files, vendor interfaces and reference lists.',
    },
  ],
  relations: [
    {
      from: 'change-capture',
      to: 'event-stream',
      label: 'Publishes each change with key, old and new values and log position',
      technology: 'Change events',
      synchronous: false,
    },
    {
      from: 'change-capture',
      to: 'schema-registry',
      label: 'Registers each table’s schema and every change of it',
      technology: 'HTTPS, Avro schema',
      synchronous: true,
    },
    {
      from: 'event-stream',
      to: 'stream-processing',
      label: 'Delivers changes in order for each key',
      technology: 'Consumer group',
      synchronous: false,
    },
    {
      from: 'stream-processing',
      to: 'schema-registry',
      label: 'Reads the schema that a change was written with',
      technology: 'HTTPS, Avro schema',
      synchronous: true,
    },
    {
      from: 'stream-processing',
      to: 'operational-store',
      label: 'Applies inserts, updates and deletes by key',
      technology: 'Transactional upsert',
      synchronous: true,
      unless: 'warehouse',
    },
    {
      from: 'stream-processing',
      to: 'warehouse',
      label: 'Merges changes by key, deletions marked',
      technology: 'Micro-batches',
      synchronous: false,
    },
    {
      from: 'stream-processing',
      to: 'lake',
      label: 'Appends every change for history',
      technology: 'Micro-batches',
      synchronous: false,
    },
    {
      from: 'reconciliation',
      to: 'operational-store',
      label: 'Compares counts and hashes by key range with the source',
      technology: 'SQL over TLS',
      synchronous: true,
    },
    {
      from: 'reconciliation',
      to: 'warehouse',
      label: 'Compares counts and hashes with the sources',
      technology: 'SQL over TLS',
      synchronous: true,
      unless: 'lake',
    },
    {
      from: 'change-capture',
      to: 'secrets',
      label: 'Obtains the log reader’s credentials',
      technology: 'HTTPS',
      synchronous: true,
    },
    {
      from: 'change-capture',
      to: 'observability',
      label: 'Reports log position and lag behind the source',
      technology: 'OpenTelemetry',
      synchronous: false,
    },
  ],
  ...changeDataCaptureData,
  scenarios: [
    {
      name: 'A change reaches its targets',
      trigger: 'A source system commits a transaction.',
      steps: [
        ['source', 'change-capture', 'Writes the change to its log, as it does anyway'],
        ['change-capture', 'event-stream', 'Passes on the change with its log position'],
        ['event-stream', 'stream-processing', 'Delivers it in order for its key'],
        ['stream-processing', 'operational-store', 'Applies it and its position in one transaction', 'warehouse'],
        ['stream-processing', 'warehouse', 'Merges it by key'],
        ['stream-processing', 'matching', 'Hands over the changed record for matching'],
        ['stream-processing', 'lake', 'Appends it for history'],
      ],
      failure: {
        when: 'The apply step stops, or delivers the same change twice.',
        response:
          'It resumes at the applied position; a change at or before that position is skipped. The stream holds what waits, lag is alerted on, and the source notices nothing.',
      },
      shows: /\b(?:CDC|change\w*|replicat\w+|in (?:sync|step)|within \d+ (?:seconds?|minutes?)|real[- ]time|older than|behind)\b/i,
    },
    {
      name: 'First copy of a table while it is in use',
      trigger: 'A table is captured for the first time, or a gap in the log makes a new copy necessary.',
      steps: [
        ['change-capture', 'event-stream', 'Reads the table in chunks by key and sends the rows between the live changes'],
        ['event-stream', 'stream-processing', 'Delivers both in one order'],
        ['stream-processing', 'operational-store', 'Keeps the later of row and change for each key', 'warehouse'],
        ['stream-processing', 'warehouse', 'Keeps the later of row and change for each key'],
        ['reconciliation', 'operational-store', 'Compares counts and hashes by key range', 'lake'],
        ['reconciliation', 'warehouse', 'Compares counts and hashes by key range', 'lake'],
      ],
      failure: {
        when: 'The copy is interrupted.',
        response: 'It resumes at the last finished chunk; live changes have gone on in the meantime and win over older rows.',
      },
      shows: /\b(?:initial|first|histor\w+|full|snapshot|backfill|migrat\w+|reconcil\w+)\b/i,
    },
    {
      name: 'A source changes a table',
      trigger: 'A release of a source system adds, renames or drops a column.',
      steps: [
        ['change-capture', 'schema-registry', 'Registers the new version of the table’s schema'],
        ['change-capture', 'event-stream', 'Passes on the table’s new shape ahead of the changes that use it', 'schema-registry'],
        ['stream-processing', 'schema-registry', 'Reads it on the first change that uses it'],
        ['stream-processing', 'observability', 'Reports the new column, which targets take up empty'],
      ],
      failure: {
        when: 'The change would break a target: a column is dropped or changes its type.',
        response:
          'Changes of that table are parked in order, other tables go on, and the owners of source and target decide on the mapping.',
      },
      shows: /\b(?:schema|column|release|upgrade|change\w* (?:to|in|of) (?:the )?(?:table|structure))\b/i,
    },
  ],
  targets: [
    {
      topic: 'freshness',
      proposal: '95 % of changes applied within 60 seconds of their commit, and all within 15 minutes',
      reason: 'what log reading with small batches reaches in practice; each tighter step costs compute that is always on',
    },
    {
      topic: 'recovery',
      proposal: 'RPO zero against the source’s log, and RTO 4 hours',
      reason: 'the log and the stream can be read again, so only time is lost',
    },
    {
      topic: 'retention',
      proposal: '7 days in the stream and 3 days of log at each source',
      reason: '7 days is Apache Kafka’s own default (log.retention.hours 168); 3 days cover a long weekend',
    },
    {
      topic: 'availability',
      proposal: '99.9 % measured monthly for the change stream',
      reason: 'an outage longer than the source’s log forces a new copy',
    },
    {
      topic: 'volume',
      proposal: 'log written in the busiest hour of a month-end for each source, measured in the first two weeks',
      reason: 'capture is sized for the largest burst, not for the mean',
    },
  ],
  ...changeDataCaptureChoices,
}
