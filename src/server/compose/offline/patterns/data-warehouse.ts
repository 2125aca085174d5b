import { dataWarehouseChoices } from './data-warehouse-choices.ts'
import { dataWarehouseData } from './data-warehouse-data.ts'
import type { Pattern } from './pattern.ts'

export const dataWarehouse: Pattern = {
  id: 'data-warehouse',
  name: 'Data warehouse',
  noun: 'data warehouse',
  approach:
    'Extracts are loaded as they are into one warehouse and modelled there, in SQL under version control, into facts and shared dimensions, so that every report counts the same thing the same way.',
  calledBy: [
    {
      words:
        /(?<!\b(?:existing|present|current|old|legacy)(?: [\w-]+){0,3} |\b(?:our|in the|from the|and the) )\b(?:data|enterprise|reporting|finance|cloud) warehouse\b(?! management)/i,
      weight: 6,
    },
    { words: /\bEDW\b|\bdata marts?\b/i, weight: 5 },
    { words: /\bdimensional(?: model\w*)?\b|\bstar schemas?\b|\bsnowflake schemas?\b|\bKimball\b|\bData Vault\b/i, weight: 5 },
    { words: /\b(?:fact tables?|conformed dimensions?|slowly changing|as[- ]at reporting|as it stood)\b/i, weight: 4 },
    { words: /\b(?:dbt|ELT|Redshift|Synapse|Snowflake|BigQuery|Teradata|Matillion|Exasol|Vertica)\b/, weight: 2 },
    { words: /\bmonth[- ]end\b|\breports? (?:that )?agree\b|\bsame figures?\b/i, weight: 1 },
  ],
  elements: [
    {
      capability: 'warehouse',
      name: 'Data warehouse',
      responsibility:
        'Keeps staged extracts, the conformed core and the marts as separate schemas; people and tools read the marts only.',
    },
    {
      capability: 'transformation',
      name: 'Warehouse models',
      technology: 'dbt',
      responsibility:
        'Builds core and marts in SQL inside the warehouse from models under version control, and publishes a mart only when its tests pass.',
    },
    {
      capability: 'batch-ingestion',
      unless: 'change-capture',
      responsibility: 'Loads new and changed records into staging on a schedule, with the count and control sum of each extract.',
    },
    // Beside captured changes it is still needed where a requirement names loads.
    { capability: 'batch-ingestion', optional: true },
    { capability: 'dashboards', optional: true },
    { capability: 'data-quality', optional: true },
    { capability: 'catalogue', optional: true },
  ],
  relations: [
    {
      from: 'batch-ingestion',
      to: 'warehouse',
      label: 'Stages extracts with load id, count and control sum',
      technology: 'Bulk load',
      synchronous: false,
      unless: 'lake',
    },
    {
      from: 'change-capture',
      to: 'warehouse',
      label: 'Merges captured changes into staging',
      technology: 'Micro-batches',
      synchronous: false,
      unless: 'event-stream',
    },
    {
      from: 'warehouse',
      to: 'transformation',
      label: 'Supplies staged extracts and the core to the models',
      technology: 'SQL over TLS',
      synchronous: true,
    },
    {
      from: 'lake',
      to: 'transformation',
      label: 'Supplies extracts and files to the models',
      technology: 'Table format reads',
      synchronous: true,
    },
    {
      from: 'transformation',
      to: 'warehouse',
      label: 'Builds the core, and swaps in each mart once its tests pass',
      technology: 'SQL over TLS',
      synchronous: true,
    },
    {
      from: 'transformation',
      to: 'catalogue',
      label: 'Publishes models, tests and column lineage',
      technology: 'Model manifest over HTTPS',
      synchronous: false,
    },
    {
      from: 'transformation',
      to: 'secrets',
      label: 'Obtains the warehouse credentials of its run',
      technology: 'HTTPS',
      synchronous: true,
    },
  ],
  ...dataWarehouseData,
  scenarios: [
    {
      name: 'From extract to published mart',
      trigger: 'The night’s loads begin, or a source reports that its day is closed.',
      steps: [
        ['source', 'batch-ingestion', 'Hands over records changed since the last reconciled load'],
        ['source', 'change-capture', 'Supplies its log of changes', 'batch-ingestion'],
        ['batch-ingestion', 'warehouse', 'Stages the extract and compares count and control sum', 'lake'],
        ['warehouse', 'transformation', 'Supplies staged rows whose hash has changed', 'lake'],
        ['batch-ingestion', 'lake', 'Lands the extract and compares count and control sum'],
        ['lake', 'transformation', 'Supplies the new extract'],
        [
          'transformation',
          'warehouse',
          'Closes old dimension rows, opens new ones, adds facts, runs the tests and swaps the mart in',
        ],
        ['warehouse', 'dashboards', 'Serves the new mart with its time of publication'],
      ],
      failure: {
        when: 'Count or control sum differs from the source, or a test of a model fails.',
        response:
          'The mart is not swapped: readers keep the last published one with its time shown. The load is held, the difference goes to the source’s owner, and a repeat replaces the staged rows of that load only.',
      },
      shows: /\b(?:load\w*|nightly|every night|daily|refresh\w*|ready by|month[- ]end|extract\w*|agree\w*)\b/i,
    },
    {
      name: 'A fact arrives after its period was reported',
      trigger: 'A load brings a fact dated in a period that has been published.',
      steps: [
        ['warehouse', 'transformation', 'Supplies the late fact'],
        ['transformation', 'warehouse', 'Joins it to the dimensions as they stood on its day and rebuilds that period'],
        ['person', 'dashboards', 'Sees the period marked as restated, with the difference'],
      ],
      failure: {
        when: 'The dimension row of that day is missing.',
        response:
          'The fact is joined to the “not yet known” member and counted in the load audit; the next load that brings the dimension moves it to its place.',
      },
      shows: /\b(?:histor\w+|late|correct\w*|restat\w+|as at|as it stood|month[- ]end|period)\b/i,
    },
  ],
  targets: [
    {
      topic: 'availability',
      proposal: '99.5 % measured monthly for the marts in working hours, outside announced maintenance',
      reason: 'no customer waits for an analytical query; the cloud warehouses themselves promise more',
    },
    {
      topic: 'recovery',
      proposal: 'RPO 24 hours and RTO 8 hours',
      reason: 'one night’s load can be repeated from its sources within a working day',
    },
    {
      topic: 'freshness',
      proposal: 'marts published by 07:00 on each working day',
      reason: 'loads run overnight, before people begin work',
    },
    {
      topic: 'response time',
      proposal: '90 % of dashboard queries within 5 seconds and none over 60',
      reason: 'people lose their thread after about 10 seconds (Nielsen, Response Times: The 3 Important Limits)',
    },
    {
      topic: 'retention',
      proposal: '6 years after the year they belong to for financial facts and 90 days for staging',
      reason: 'the period HMRC asks companies to keep accounting records for, to be replaced by the client’s own schedule',
    },
    {
      topic: 'volume',
      proposal: 'rows a day and years of history for each source, measured in the first two weeks',
      reason: 'partitions and compute are sized from them',
    },
  ],
  ...dataWarehouseChoices,
}
