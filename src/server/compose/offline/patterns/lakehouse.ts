import { lakehouseChoices } from './lakehouse-choices.ts'
import type { Pattern } from './pattern.ts'

export const lakehouse: Pattern = {
  id: 'lakehouse',
  name: 'Lakehouse',
  noun: 'data lakehouse',
  approach:
    'Data from all sources lands unchanged in one lake, is refined in three layers (raw, cleansed, curated) and is served from there to reporting, SQL and data science, so that each figure has one origin.',
  calledBy: [
    { words: /\b(?:data )?lake ?house\b/i, weight: 6 },
    { words: /\bdata lake\b/i, weight: 5 },
    { words: /\bdata (?:platform|hub)\b/i, weight: 4 },
    { words: /\b(?:single|one) (?:source of truth|governed platform|governed copy|view of)\b/i, weight: 3 },
    { words: /\bin one (?:governed )?(?:place|platform)\b/i, weight: 3 },
    { words: /\bsilo(?:s|ed)?\b|\b(?:two|three|four|five|six|several|many) (?:systems|sources|tools|databases)\b/i, weight: 2 },
    { words: /\bcurated\b|\braw data\b|\bmedallion\b/i, weight: 2 },
    { words: /\b\d+(?:\.\d+)? ?[TP]B\b/i, weight: 1 },
    { words: /\b(?:Databricks|Delta Lake|Iceberg|Hudi|OneLake|Fabric)\b/, weight: 2 },
  ],
  elements: [
    { capability: 'batch-ingestion' },
    { capability: 'lake' },
    { capability: 'transformation' },
    { capability: 'warehouse' },
    { capability: 'catalogue', optional: true },
  ],
  relations: [
    {
      from: 'batch-ingestion',
      to: 'lake',
      label: 'Lands extracts unchanged in the raw layer, with time and source',
      technology: 'Parquet files over HTTPS',
      synchronous: false,
    },
    {
      from: 'lake',
      to: 'transformation',
      label: 'Supplies raw and cleansed tables to the refining jobs',
      technology: 'Table format reads',
      synchronous: true,
    },
    {
      from: 'transformation',
      to: 'lake',
      label: 'Writes cleansed and curated tables; rejects go to quarantine',
      technology: 'Table format commits',
      synchronous: true,
    },
    {
      from: 'transformation',
      to: 'warehouse',
      label: 'Publishes curated tables after their checks pass',
      technology: 'Bulk load',
      synchronous: false,
    },
    {
      from: 'lake',
      to: 'catalogue',
      label: 'Registers tables, owners, classification and lineage',
      technology: 'Metadata scan',
      synchronous: false,
    },
  ],
  dataEntities: [
    {
      name: 'Landed record',
      description: 'A record as its source delivered it, never changed, so that later layers can be rebuilt.',
      store: 'lake',
      classification: 'personal',
      fields: [
        ['source_system', 'text', 'Name of the source it came from', 'internal'],
        ['source_key', 'text', 'Key of the record in its source', 'internal'],
        ['extracted_at', 'timestamp', 'When it was read', 'internal'],
        ['payload', 'structured', 'The record as delivered', 'personal'],
        ['load_id', 'text', 'Run that brought it, for reconciliation', 'internal'],
      ],
    },
    {
      name: 'Quarantined record',
      description: 'A record that failed a check, kept with the reason until its owner corrects it at the source.',
      store: 'lake',
      classification: 'personal',
      fields: [
        ['load_id', 'text', 'Run in which it failed', 'internal'],
        ['rule', 'text', 'Check that it broke', 'internal'],
        ['payload', 'structured', 'The record as delivered', 'personal'],
        ['resolved_at', 'timestamp', 'When it was corrected or discarded', 'internal'],
      ],
    },
    {
      name: 'Curated table',
      description: 'A conformed table with an owner, a definition and tested rules; the only layer that reports may read.',
      store: 'warehouse',
      classification: 'confidential',
      fields: [
        ['business_key', 'text', 'Key that is the same across sources', 'confidential'],
        ['valid_from', 'date', 'First day on which this state held', 'internal'],
        ['valid_to', 'date', 'Last day on which this state held; empty for the present one', 'internal'],
        ['source_load_id', 'text', 'Run from which it was derived, for lineage', 'internal'],
      ],
    },
  ],
  interfaces: [
    {
      name: 'Lake tables',
      provider: 'lake',
      consumers: ['batch-ingestion', 'transformation', 'model-lifecycle'],
      operations: [
        {
          name: 'Land an extract',
          request: 'Files of one source and load id, with count and schema version',
          response: 'Accepted into the raw layer, once for each load id',
          errors: ['Already landed: the load id is known', 'Schema differs from the agreed one', 'Count differs from the files'],
        },
        {
          name: 'Read a table as at a time',
          request: 'Layer, table and time or version',
          response: 'Rows as they stood then',
          errors: ['Version expired: past the time that versions are kept', 'Not allowed: the layer is not open to the role'],
        },
      ],
    },
    {
      name: 'Curated tables over SQL',
      provider: 'warehouse',
      consumers: ['dashboards', 'model-lifecycle', 'api-gateway'],
      operations: [
        {
          name: 'Query a curated table',
          request: 'SQL over TLS, with the reader’s own identity',
          response: 'Rows that the reader’s role may see',
          errors: ['Not allowed: the role has no grant', 'Cancelled: the query passed its limit of time or memory'],
        },
        {
          name: 'Read the time of refresh',
          request: 'Table name',
          response: 'Time and load of the last complete refresh',
          errors: ['Unknown table'],
        },
      ],
    },
  ],
  scenarios: [
    {
      name: 'Scheduled load to curated tables',
      trigger: 'The schedule of a source falls due.',
      steps: [
        ['source', 'batch-ingestion', 'Hands over records changed since the last complete load'],
        ['batch-ingestion', 'lake', 'Checks schema and counts and lands the extract in the raw layer'],
        ['lake', 'transformation', 'Supplies the new extract to the refining job'],
        ['transformation', 'lake', 'Writes cleansed and curated tables, and rejects to quarantine'],
        ['transformation', 'warehouse', 'Publishes the curated tables in one step, so that no reader sees half a load'],
      ],
      failure: {
        when: 'The source is unreachable, or its schema has changed.',
        response:
          'The load is tried again three times and then stopped; yesterday’s curated tables stay in place with their time of refresh shown, and the source’s owner is called.',
      },
      shows: /\b(?:ingest\w*|loaded|load|night|daily|migrat\w+|refreshed|join)\b/i,
    },
    {
      name: 'A rule changes and history is rebuilt',
      trigger: 'An owner changes a definition that curated tables rest on.',
      steps: [
        ['lake', 'transformation', 'Supplies raw records as far back as the change reaches'],
        ['transformation', 'lake', 'Builds the curated tables anew beside the present ones'],
        ['transformation', 'warehouse', 'Publishes them in one step, after old and new figures were compared'],
        ['transformation', 'catalogue', 'Records the new definition with the day from which it holds'],
      ],
      failure: {
        when: 'The comparison shows differences that nobody can explain.',
        response:
          'The present tables stay; the rebuilt ones are kept for the owner to look at, and are discarded after the agreed time.',
      },
      shows: /\b(?:histor\w+|rebuil\w+|reproducib\w+|retain\w*|definition\w*|traceab\w+|raw)\b/i,
    },
  ],
  targets: [
    {
      topic: 'availability',
      proposal: '99.5 % measured monthly for curated tables, outside announced maintenance',
      reason: 'usual for an analytical platform that no customer waits for',
    },
    {
      topic: 'recovery',
      proposal: 'RPO 24 hours and RTO 8 hours',
      reason: 'raw data can be loaded again from its sources within a day',
    },
    {
      topic: 'freshness',
      proposal: 'curated tables complete by 07:00 on each working day',
      reason: 'scheduled loads run overnight',
    },
    {
      topic: 'retention',
      proposal: '7 years for financial records and 13 months for everything else',
      reason: 'common records schedules, to be replaced by the client’s own',
    },
    {
      topic: 'volume',
      proposal: 'volumes measured on each source in the first two weeks',
      reason: 'storage and compute are sized from them',
    },
  ],
  ...lakehouseChoices,
}
