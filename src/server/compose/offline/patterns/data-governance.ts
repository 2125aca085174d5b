import { dataGovernanceChoices } from './data-governance-choices.ts'
import { dataGovernanceData } from './data-governance-data.ts'
import type { Pattern } from './pattern.ts'

export const dataGovernance: Pattern = {
  id: 'data-governance',
  name: 'Data governance',
  noun: 'data governance platform',
  approach:
    'Every data set has an owner, a meaning, a classification and rules; these stand in one catalogue, are checked by machine on each load, and decide over access and deletion.',
  calledBy: [
    { words: /\bdata governance\b|\bdata catalog(?:ue)?\b/i, weight: 6 },
    { words: /\bdata stewards?\b|\bdata owner(?:s|ship)?\b|\bdata stewardship\b/i, weight: 2 },
    { words: /\b(?:data )?lineage\b|\btraceab\w+ from a\b|\bimpact analysis\b/i, weight: 3 },
    { words: /\b(?:business glossary|data dictionary|metadata management|BCBS ?239)\b/i, weight: 3 },
    { words: /\b(?:Collibra|Alation|Purview|Atlan|OpenMetadata|DataHub|OpenLineage|Manta)\b/, weight: 2 },
    { words: /\bclassif(?:y|ied|ication) (?:of |all )?(?:\w+ )?data\b|\bdata classification\b/i, weight: 2 },
  ],
  elements: [
    { capability: 'catalogue' },
    {
      capability: 'metadata-scanner',
      unless: ['lake', 'transformation', 'batch-ingestion', 'change-capture'],
    },
    { capability: 'data-quality' },
    {
      capability: 'workflow',
      optional: true,
      responsibility: 'Takes requests for access, correction and deletion to those who decide, and records the decision.',
    },
    { capability: 'access-policies', optional: true },
  ],
  relations: [
    {
      from: 'metadata-scanner',
      to: 'catalogue',
      label: 'Publishes schemas, usage and column lineage, and marks what has changed',
      technology: 'OpenLineage events, HTTPS',
      synchronous: false,
    },
    {
      from: 'metadata-scanner',
      to: 'warehouse',
      label: 'Reads schemas and query logs',
      technology: 'SQL over TLS',
      synchronous: true,
    },
    {
      from: 'metadata-scanner',
      to: 'secrets',
      label: 'Obtains read-only credentials for each system',
      technology: 'HTTPS',
      synchronous: true,
    },
    {
      from: 'batch-ingestion',
      to: 'catalogue',
      label: 'Sends the lineage of each run',
      technology: 'OpenLineage events',
      synchronous: false,
    },
    {
      from: 'transformation',
      to: 'catalogue',
      label: 'Sends the column lineage of each run',
      technology: 'OpenLineage events',
      synchronous: false,
    },
    {
      from: 'catalogue',
      to: 'dashboards',
      label: 'Shows definition, owner and lineage beside each figure',
      technology: 'HTTPS, JSON',
      synchronous: true,
    },
    {
      from: 'catalogue',
      to: 'access-policies',
      label: 'Forwards classifications, and granted requests with purpose and end date',
      technology: 'HTTPS, JSON',
      synchronous: false,
    },
    {
      from: 'access-policies',
      to: 'warehouse',
      label: 'Enforces rights on tables, rows and columns',
      technology: 'Policy interface',
      synchronous: true,
    },
    {
      from: 'access-policies',
      to: 'lake',
      label: 'Enforces rights on tables, rows and columns',
      technology: 'Policy interface',
      synchronous: true,
      unless: 'warehouse',
    },
    {
      from: 'data-quality',
      to: 'observability',
      label: 'Raises an alert for each blocking rule that was broken',
      technology: 'OpenTelemetry',
      synchronous: false,
    },
    { from: 'catalogue', to: 'identity', label: 'Signs stewards and readers in', technology: 'OpenID Connect', synchronous: true },
    {
      from: 'data-quality',
      to: 'catalogue',
      label: 'Publishes results beside each data set',
      technology: 'HTTPS, JSON',
      synchronous: false,
    },
    {
      from: 'warehouse',
      to: 'data-quality',
      label: 'Supplies tables for the agreed checks',
      technology: 'SQL over TLS',
      synchronous: true,
    },
    {
      from: 'workflow',
      to: 'catalogue',
      label: 'Records decisions on access and deletion',
      technology: 'HTTPS, JSON',
      synchronous: true,
    },
  ],
  ...dataGovernanceData,
  scenarios: [
    {
      name: 'A rule is broken',
      trigger: 'A load brings records that break a blocking rule.',
      steps: [
        ['warehouse', 'data-quality', 'Supplies the new load for its checks'],
        ['data-quality', 'catalogue', 'Publishes the broken rule beside the data set'],
        ['person', 'catalogue', 'Reads which records failed and why, and decides'],
      ],
      failure: {
        when: 'The owner does not decide within the agreed time.',
        response: 'The load stays held back, the deputy is told, and readers see the last good figures with their date.',
      },
      shows: /\b(?:quality|rules?|stewards?|agree|correct\w*)\b/i,
    },
    {
      name: 'A figure is traced to its source',
      trigger: 'An auditor doubts a figure, or a team wants to know what a change would break.',
      steps: [
        ['person', 'catalogue', 'Opens the figure and asks where it comes from, or a column and asks who uses it'],
        ['metadata-scanner', 'catalogue', 'Has published the lineage of the last run, column by column'],
        ['transformation', 'catalogue', 'Has sent the lineage of the last run, column by column'],
        ['catalogue', 'dashboards', 'Shows definition, owner and path beside the figure'],
      ],
      failure: {
        when: 'A step on the way cannot be read by machine, such as a spreadsheet or a stored procedure.',
        response:
          'The gap is drawn as a gap, with the owner who described it by hand and the day; gaps on the way to reported figures are counted and worked off.',
      },
      shows: /\b(?:lineage|traceab\w+|trace\w*|audit\w*|impact|source)\b/i,
    },
    {
      name: 'Access is asked for and ends by itself',
      trigger: 'An analyst needs a data set.',
      steps: [
        ['person', 'catalogue', 'Asks for it with a purpose and a last day'],
        ['workflow', 'catalogue', 'Records the owner’s decision'],
        ['catalogue', 'access-policies', 'Passes on the grant'],
        ['access-policies', 'warehouse', 'Opens the rows and columns that the purpose covers'],
        ['access-policies', 'lake', 'Opens the rows and columns that the purpose covers', 'warehouse'],
      ],
      failure: {
        when: 'The owner does not answer in the agreed time.',
        response: 'The request goes to the deputy and then to the governance board; it is never granted by silence.',
      },
      shows: /\b(?:access|request\w*|approv\w*|grant\w*|permission\w*)\b/i,
    },
  ],
  targets: [
    {
      topic: 'retention',
      proposal: 'a period for each class of data, set by its owner before the first load',
      reason: 'deletion cannot be built on “to be decided”',
    },
    {
      topic: 'accuracy',
      proposal:
        '98 % of records pass all blocking rules, measured on each load, and 90 % of reported figures have lineage to their source',
      reason: 'start values that owners then tighten',
    },
    {
      topic: 'freshness',
      proposal: 'a changed schema in the catalogue by the next morning, and the lineage of a run within an hour',
      reason: 'scans run overnight; runs report themselves',
    },
    {
      topic: 'availability',
      proposal: '99.5 % measured monthly for the catalogue in working hours',
      reason: 'loads go on without it, people do not',
    },
    {
      topic: 'recovery',
      proposal: 'RPO 24 hours and RTO 8 hours',
      reason: 'scans can be repeated; what stewards wrote is backed up each day',
    },
  ],
  ...dataGovernanceChoices,
}
