import type { Choices } from './pattern.ts'

/** What the data-warehouse pattern decides, risks, costs and delivers. */
export const dataWarehouseChoices: Choices = {
  decisions: [
    {
      title: 'Star-shaped marts over shared dimensions',
      context: 'Reports must agree with one another and stay quick to read, while sources and questions change over the years.',
      options: [
        {
          name: 'Facts and conformed dimensions, mart by mart',
          merit: 'Readers understand it, reporting tools are built for it, and a first mart is useful on its own.',
          drawback: 'Shared dimensions must be agreed before the second mart, which takes people’s time.',
        },
        {
          name: 'Data Vault core with marts on top',
          merit: 'New sources are added without touching old tables, and every change is auditable.',
          drawback:
            'Three to four times as many tables, which nobody can query without the marts; worth it with many unstable sources.',
        },
        {
          name: 'Core in third normal form with marts on top',
          merit: 'No fact is held twice, and the model covers the whole business.',
          drawback: 'Long design before the first report.',
        },
        {
          name: 'One wide table for each report',
          merit: 'Quick to build, quick to read.',
          drawback: 'Each report defines its figures anew, so they drift apart.',
        },
      ],
      outcome: '{warehouse} holds staging, a conformed core and marts; a figure that two marts show comes from one shared model.',
      consequences:
        'A bus matrix of business processes and dimensions is agreed first, and each dimension has an owner who settles disputes about it.',
      answers: /\b(?:dimension\w*|marts?|star|agree\w*|same (?:figure|definition)s?|reports?|KPIs?|warehouse)\b/i,
      needs: 'warehouse',
    },
    {
      title: 'Transform inside the warehouse, in SQL under version control',
      context: 'Records have to be cleansed and joined somewhere between the sources and the marts.',
      options: [
        {
          name: 'Load first, transform in the warehouse',
          merit:
            'One engine and one language; rules are reviewed, tested and rolled back like code; the staged records remain for a rebuild.',
          drawback: 'Transformations use the same compute budget as queries and need a workload group of their own.',
        },
        {
          name: 'Transform in an integration tool, then load',
          merit: 'Personal data can be removed before it reaches the warehouse.',
          drawback: 'Rules are hidden in a tool’s boxes, and changing one means extracting again.',
        },
        {
          name: 'Query the sources in place',
          merit: 'No copy and no delay.',
          drawback: 'Slow joins across {sources}, load on operational systems, and no history beyond what they keep.',
        },
      ],
      outcome: '{transformation} builds every table after staging; nothing is changed by hand in {warehouse}.',
      consequences:
        'Analysts who write SQL can contribute models through review. Direct identifiers that nobody needs are not extracted at all.',
      answers: /\b(?:ELT|ETL|transform\w*|dbt|SQL|lineage|traceab\w+|audit\w*|version)\b/i,
      needs: 'transformation',
    },
    {
      title: 'Keep history for named attributes only',
      context:
        'Some questions need the state at the time, such as the region a customer then belonged to; others need only the present state.',
      options: [
        {
          name: 'A new row for each change of named attributes (type 2), the rest overwritten (type 1)',
          merit: 'Past reports can be repeated where it matters, and dimensions stay small.',
          drawback: 'Each attribute needs a decision by its owner.',
        },
        {
          name: 'A new row for each change of anything',
          merit: 'Nothing to decide, nothing lost.',
          drawback: 'Dimensions grow with every corrected spelling, and simple counts become wrong unless filtered.',
        },
        {
          name: 'A copy of each dimension every day',
          merit: 'Simple to build and to explain.',
          drawback: 'Storage multiplies, and changes within a day are lost.',
        },
      ],
      outcome:
        'The owner of each dimension names the attributes whose history is kept; {transformation} treats both kinds alike everywhere.',
      consequences: 'History begins on the day of the first load; earlier states exist only where a source kept them.',
      answers: /\b(?:histor\w+|as at|as it stood|slowly changing|trend\w*|year[- ]on[- ]year|restat\w+)\b/i,
      needs: 'warehouse',
    },
  ],
  risks: [
    {
      text: 'Departments cannot agree on a shared definition, such as “active customer”, and the first mart waits for it.',
      likelihood: 'high',
      impact: 'medium',
      mitigation:
        'List disputed terms in the first fortnight, have the sponsor decide by a set day, and show two named measures until then.',
      owner: 'Sponsor',
    },
    {
      text: 'Figures differ from the reports they replace, and nobody can say which are right.',
      likelihood: 'high',
      impact: 'high',
      mitigation:
        'Run both side by side for two month-ends and explain each difference in writing before the old report is switched off.',
      owner: 'Finance lead',
    },
    {
      text: 'Unbounded queries raise the compute bill or slow the morning’s reports.',
      likelihood: 'medium',
      impact: 'medium',
      mitigation:
        'Separate workload groups for loads, dashboards and free queries, with a time limit, a monthly budget and an alert on each.',
      owner: 'Platform owner',
    },
    {
      text: 'A source hands over deletions silently, so that facts live on in the marts.',
      likelihood: 'medium',
      impact: 'medium',
      mitigation: 'Compare keys with each source in a weekly full extract, or capture deletions from its log.',
      owner: 'Data engineering lead',
    },
  ],
  costs: [
    { item: 'Warehouse compute', capability: 'warehouse', unit: 'environment', period: 'month' },
    {
      item: 'Warehouse storage, staging to marts',
      capability: 'warehouse',
      measuredBy: 'data volume',
      unit: 'TB stored',
      period: 'month',
    },
    { item: 'Model runs and their tests', capability: 'transformation', unit: 'environment', period: 'month' },
    {
      item: 'Ingestion runs',
      capability: 'batch-ingestion',
      measuredBy: 'data volume per time',
      unit: 'GB moved a day',
      period: 'month',
    },
    { item: 'Reporting licences', capability: 'dashboards', measuredBy: 'users', unit: 'user', period: 'month' },
  ],
  workstreams: [
    {
      name: 'Bus matrix and shared dimensions',
      share: 0.2,
      deliverables: ['Bus matrix of processes and dimensions', 'Definitions signed by their owners'],
      after: [],
    },
    {
      name: 'Staging and loads',
      share: 0.3,
      deliverables: ['Loads of all sources with control sums', 'Load audit that operators can read'],
      after: [],
    },
    {
      name: 'Core and marts',
      share: 0.5,
      deliverables: ['Conformed core with history', 'Marts in the order of the bus matrix, each run beside the report it replaces'],
      after: ['Bus matrix and shared dimensions', 'Staging and loads'],
    },
  ],
  terms: [
    ['Mart', 'Tables for one business process: a fact table and the dimensions it is looked at by.'],
    ['Grain', 'What one row of a fact table stands for.'],
    ['Conformed dimension', 'A dimension that several marts share, so that their figures can be set side by side.'],
    ['Type 2 history', 'A new row for each change, with the days on which it held.'],
    ['ELT', 'Extract, load, transform: records are loaded first and changed inside the warehouse.'],
  ],
}
