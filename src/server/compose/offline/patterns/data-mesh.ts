import { dataMeshChoices } from './data-mesh-choices.ts'
import { dataMeshData } from './data-mesh-data.ts'
import type { Pattern } from './pattern.ts'

export const dataMesh: Pattern = {
  id: 'data-mesh',
  name: 'Data mesh',
  noun: 'data product platform',
  approach:
    'Each business domain owns its data as products with a contract, an owner and a service level; a shared self-serve platform gives the tools, and rules that all have agreed are enforced by machine.',
  calledBy: [
    { words: /\bdata mesh\b/i, weight: 6 },
    { words: /\bdata products?\b/i, weight: 6 },
    { words: /\bdata contracts?\b/i, weight: 5 },
    { words: /\bdomain(?:[- ](?:owned|oriented|driven|teams?))\b(?! design)|\b(?:business|data) domains?\b/i, weight: 5 },
    { words: /\bfederated (?:\w+ )?governance\b|\bcomputational governance\b/i, weight: 4 },
    { words: /\bself-?serv(?:e|ice)\b(?! (?:portal|reporting|BI|analytics|kiosk))/i, weight: 2 },
    { words: /\bcentral (?:data )?team (?:is|has become) (?:a |the )?bottleneck\b|\bdata market-?place\b/i, weight: 3 },
  ],
  elements: [
    { capability: 'self-serve-platform' },
    { capability: 'contract-registry' },
    {
      capability: 'lake',
      name: 'Product storage',
      responsibility:
        'Gives each data product an area of its own, written by its domain alone and read by those to whom access was granted.',
    },
    {
      capability: 'catalogue',
      name: 'Data product catalogue',
      responsibility:
        'Lists each product with its owner, contract, service level, lineage and users, and takes requests for access.',
    },
    { capability: 'access-policies' },
    {
      capability: 'transformation',
      name: 'Product pipelines',
      responsibility:
        'Run a domain’s own code from the common template, and publish a version of its product only when it keeps its contract.',
    },
    { capability: 'event-stream', optional: true },
    { capability: 'data-quality', optional: true },
  ],
  relations: [
    {
      from: 'self-serve-platform',
      to: 'lake',
      label: 'Creates a product’s area with its budget, tags and retention',
      technology: 'Infrastructure as code',
      synchronous: false,
    },
    {
      from: 'self-serve-platform',
      to: 'contract-registry',
      label: 'Creates a contract from the template',
      technology: 'HTTPS, YAML',
      synchronous: true,
    },
    {
      from: 'self-serve-platform',
      to: 'transformation',
      label: 'Sets up pipeline, tests and alerts for a product',
      technology: 'Infrastructure as code',
      synchronous: false,
    },
    {
      from: 'lake',
      to: 'transformation',
      label: 'Supplies source data and other domains’ products to a product’s pipeline',
      technology: 'Table format reads',
      synchronous: true,
    },
    {
      from: 'transformation',
      to: 'lake',
      label: 'Publishes a version of a product',
      technology: 'Table format commits',
      synchronous: true,
    },
    {
      from: 'transformation',
      to: 'contract-registry',
      label: 'Tests output against its contract before publication',
      technology: 'Open Data Contract Standard, YAML',
      synchronous: true,
    },
    {
      from: 'contract-registry',
      to: 'catalogue',
      label: 'Publishes contracts and whether they are kept',
      technology: 'HTTPS, JSON',
      synchronous: false,
    },
    {
      from: 'catalogue',
      to: 'access-policies',
      label: 'Forwards granted requests with purpose and end date',
      technology: 'HTTPS, JSON',
      synchronous: false,
    },
    {
      from: 'access-policies',
      to: 'lake',
      label: 'Enforces rights on tables, rows and columns',
      technology: 'Policy interface',
      synchronous: true,
    },
    {
      from: 'access-policies',
      to: 'warehouse',
      label: 'Enforces rights on tables, rows and columns',
      technology: 'Policy interface',
      synchronous: true,
    },
    {
      from: 'transformation',
      to: 'event-stream',
      label: 'Publishes events of products that have an event port',
      technology: 'Events over TLS',
      synchronous: false,
      unless: 'stream-processing',
    },
    {
      from: 'data-quality',
      to: 'contract-registry',
      label: 'Reads the rules of each contract',
      technology: 'HTTPS, YAML',
      synchronous: true,
    },
    {
      from: 'self-serve-platform',
      to: 'identity',
      label: 'Signs domain teams in',
      technology: 'OpenID Connect',
      synchronous: true,
    },
    { from: 'access-policies', to: 'identity', label: 'Reads people’s groups and roles', technology: 'SCIM', synchronous: true },
  ],
  ...dataMeshData,
  scenarios: [
    {
      name: 'A domain publishes a data product',
      trigger: 'A domain team has a data set that others ask for.',
      steps: [
        ['person', 'self-serve-platform', 'Asks for a new product and names its owner and budget'],
        ['self-serve-platform', 'contract-registry', 'Opens a contract, which the team fills and its first consumers agree'],
        ['self-serve-platform', 'lake', 'Creates the product’s area'],
        ['transformation', 'contract-registry', 'Tests the first output against the contract'],
        ['transformation', 'lake', 'Publishes it'],
        ['contract-registry', 'catalogue', 'Lists the product with its contract and state'],
      ],
      failure: {
        when: 'The output breaks its contract.',
        response:
          'Nothing is published: consumers keep the last version, the domain is alerted with sample keys, and the catalogue shows the product as late.',
      },
      shows: /\b(?:data products?|publish\w*|domains?|contracts?|self-?serv\w+|template)\b/i,
    },
    {
      name: 'A team gets access to another domain’s product',
      trigger: 'An analyst finds a product in the catalogue.',
      steps: [
        ['person', 'catalogue', 'Asks for access with purpose and end date'],
        [
          'catalogue',
          'access-policies',
          'Passes on the grant once the owner agrees; public and internal products are granted at once',
        ],
        ['access-policies', 'lake', 'Opens the rows and columns that the purpose covers'],
      ],
      failure: {
        when: 'The product’s owner lets the request lie.',
        response:
          'After the time that its contract states, the request goes to the domain’s deputy and then to the governance group; silence grants nothing.',
      },
      shows: /\b(?:access|request\w*|grant\w*|find|discover\w*|catalog(?:ue)?|market-?place|purpose)\b/i,
    },
    {
      name: 'A product changes in a way that breaks its readers',
      trigger: 'A domain must drop or redefine a column.',
      steps: [
        ['person', 'contract-registry', 'Proposes the change and sees which consumers it touches'],
        ['transformation', 'lake', 'Publishes the new major version beside the old one'],
        ['contract-registry', 'catalogue', 'Marks the old version as deprecated, with its last day'],
      ],
      failure: {
        when: 'A consumer has not moved by the last day.',
        response: 'The old version is frozen rather than removed; its cost is charged to the consumer until it moves.',
      },
      shows: /\b(?:breaking|version\w*|deprecat\w+|notice|change\w* (?:to|of) (?:a |the )?(?:product|contract|schema))\b/i,
    },
  ],
  targets: [
    {
      topic: 'availability',
      proposal: '99.5 % measured monthly for product ports, unless a contract says more',
      reason: 'each product states its own level; this is the least one may offer',
    },
    {
      topic: 'freshness',
      proposal: 'as each contract states, and by 07:00 on working days where it states nothing',
      reason: 'one figure for all products would be wrong for most',
    },
    {
      topic: 'recovery',
      proposal: 'RPO 24 hours and RTO 8 hours for a product that can be rebuilt from its sources',
      reason: 'a domain rebuilds from its own systems',
    },
    {
      topic: 'retention',
      proposal: 'a period in each contract, set before the product is published',
      reason: 'the domain knows the purpose and the law that binds it',
    },
    {
      topic: 'volume',
      proposal: 'the first three products, with their volumes and readers, named in the first two weeks',
      reason: 'the platform is sized and priced by product',
    },
  ],
  ...dataMeshChoices,
}
