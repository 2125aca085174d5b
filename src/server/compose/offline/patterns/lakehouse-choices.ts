import type { Choices } from './pattern.ts'

/** What the lakehouse pattern decides, risks, costs and delivers. */
export const lakehouseChoices: Choices = {
  decisions: [
    {
      title: 'One lake in three layers, rather than a warehouse alone',
      context:
        'Reporting, SQL access and data science need the same records at different stages of refinement, and rules will change after go-live.',
      options: [
        {
          name: 'Lake in three layers with a serving warehouse',
          merit:
            'Raw records stay, so any figure can be rebuilt when a rule changes; data science reads the same tables as reporting.',
          drawback: 'Two stores to run, and a table format that the team has to know.',
        },
        {
          name: 'Warehouse only',
          merit: 'One store and one skill, SQL.',
          drawback: 'Records that a load rejects or alters are lost, and training a model on raw history needs a second copy.',
        },
        {
          name: 'Reports straight on the source systems',
          merit: 'Nothing to copy.',
          drawback: 'Loads the operational systems, and joining across {sources} is left to each report.',
        },
      ],
      outcome: 'Records land unchanged in {lake}; {transformation} refines them; {warehouse} serves them.',
      consequences:
        'Storage grows with history and needs a retention job for each layer. Each table gets an owner before it is curated.',
      answers: /\b(?:retain\w*|histor\w+|SQL|curated|one (?:place|platform)|join|ingest\w*|reproducib\w+)\b/i,
      needs: 'lake',
    },
    {
      title: 'Data checks stop a load, they do not only report',
      context:
        'Figures that were wrong once are not trusted again. A failed check can either hold back the new data or let it through with a warning.',
      options: [
        {
          name: 'Stop on a blocking rule, warn on the rest',
          merit: 'Readers see yesterday’s right figures rather than today’s wrong ones.',
          drawback: 'A strict rule can hold back a whole load; somebody must be on call in the morning.',
        },
        {
          name: 'Stop on any failure',
          merit: 'Nothing wrong is ever published.',
          drawback: 'One wrong postcode holds back the figures of a whole morning.',
        },
        {
          name: 'Warn only',
          merit: 'Data is always the latest.',
          drawback: 'Wrong figures reach readers before anybody has read the warning.',
        },
      ],
      outcome: 'Rules are marked blocking or warning with the data’s owner; blocking rules keep the last good tables in place.',
      consequences: 'Each source needs a named owner who can decide within the morning.',
      answers: /\b(?:traceab\w+|agree|quality|figures|ready by|refreshed)\b/i,
      needs: 'transformation',
    },
    {
      title: 'An open table format',
      context: 'Tables in the lake are read by several engines over many years, and engines will change sooner than the data.',
      options: [
        {
          name: 'Open table files with transactions',
          merit: 'Any engine that knows the format reads the same tables, past versions included.',
          drawback: 'Compaction and removal of old versions have to be run, and engines support features at different speeds.',
        },
        {
          name: 'The warehouse’s own storage',
          merit: 'Nothing to tend, and the fastest for that warehouse.',
          drawback: 'Every other engine needs an export, and leaving means moving everything.',
        },
        {
          name: 'Plain Parquet files in folders',
          merit: 'The simplest, and readable by all.',
          drawback: 'No transactions: readers meet half-written loads, and one person’s records cannot be deleted safely.',
        },
      ],
      outcome: 'All layers are kept in {lake}; compaction and removal of old versions run each night.',
      consequences:
        'A deletion is complete only once old versions are removed, so that time is part of the promise to data subjects.',
      answers: /\b(?:open|format|lock-in|engines?|Iceberg|Delta|Parquet|delet\w+|eras\w+|versions?)\b/i,
      needs: 'lake',
    },
  ],
  risks: [
    {
      text: 'The lake fills with tables that have no owner, and nobody knows which to trust.',
      likelihood: 'medium',
      impact: 'high',
      mitigation: 'Let a table into the curated layer only with an owner, a definition and tests; close the raw layer to readers.',
      owner: 'Data owner',
    },
    {
      text: 'A source changes its schema without notice and the load stops or fills columns wrongly.',
      likelihood: 'high',
      impact: 'medium',
      mitigation:
        'Agree a contract with each source’s owner, compare the schema before each load, and keep the last good tables in place.',
      owner: 'Data engineering lead',
    },
    {
      text: 'The same person or thing has different keys in {sources}, so joined figures are wrong.',
      likelihood: 'medium',
      impact: 'high',
      mitigation:
        'Profile keys in the first weeks, agree matching rules with the data’s owners, and publish the share of unmatched records.',
      owner: 'Data owner',
    },
    {
      text: 'Compute cost grows with unattended queries and clusters that are left running.',
      likelihood: 'medium',
      impact: 'medium',
      mitigation: 'Switch off idle compute, set a budget and an alert for each team, and report cost by workload each month.',
      owner: 'Platform owner',
    },
  ],
  costs: [
    { item: 'Lake storage, all layers', capability: 'lake', measuredBy: 'data volume', unit: 'TB stored', period: 'month' },
    {
      item: 'Ingestion runs',
      capability: 'batch-ingestion',
      measuredBy: 'data volume per time',
      unit: 'GB moved a day',
      period: 'month',
    },
    { item: 'Refining compute', capability: 'transformation', unit: 'environment', period: 'month' },
    { item: 'Serving warehouse compute', capability: 'warehouse', unit: 'environment', period: 'month' },
  ],
  workstreams: [
    {
      name: 'Lake foundation',
      share: 0.3,
      deliverables: ['Layers, table format and access in all environments', 'Landing of the first source'],
      after: [],
    },
    {
      name: 'Sources and curated tables',
      share: 0.6,
      deliverables: ['Loads of all sources with reconciliation', 'Curated tables with owners and tested rules'],
      after: ['Lake foundation'],
    },
  ],
  terms: [
    ['Lakehouse', 'Storage of open table files with the transactions and SQL access of a database.'],
    ['Curated layer', 'Tables with an owner, a definition and tested rules; the only ones that reports read.'],
    ['Quarantine', 'Where records that failed a check wait, with the reason, until they are corrected.'],
    ['Lineage', 'The path of a figure back to the records it was made from.'],
  ],
}
