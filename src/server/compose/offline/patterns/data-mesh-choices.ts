import type { Choices } from './pattern.ts'

/** What the data-mesh pattern decides, risks, costs and delivers. */
export const dataMeshChoices: Choices = {
  decisions: [
    {
      title: 'Domains own products, one platform carries them',
      context: 'One central team cannot know every source well, and domains left alone build tools that do not fit together.',
      options: [
        {
          name: 'Products owned by domains on a shared platform',
          merit: 'Those who know the data answer for it, and nobody builds storage, access or monitoring twice.',
          drawback: 'Each domain needs an owner and at least one engineer, for good.',
        },
        {
          name: 'A central data team for all',
          merit: 'Scarce engineers in one place, one style.',
          drawback: 'Every request queues there, and meaning gets lost between domain and team.',
        },
        {
          name: 'Each domain with a platform of its own',
          merit: 'Full freedom and no waiting.',
          drawback: 'Costs multiply, and products cannot be joined across domains.',
        },
        {
          name: 'A central team that lends engineers to domains',
          merit: 'A way to begin where domains have no engineers yet.',
          drawback: 'Ownership stays unclear unless an end date is set.',
        },
      ],
      outcome: 'Domains build from the templates of {self-serve-platform}; the platform team builds templates and never products.',
      consequences: 'Two or three domains begin, lent engineers if they have none; a domain without an owner publishes nothing.',
      answers: /\b(?:domains?|own(?:s|ed|er\w*)?|central|self-?serv\w+|teams?|platform|bottleneck)\b/i,
      needs: 'self-serve-platform',
    },
    {
      title: 'Contracts as code, tested before each publication',
      context: 'A product is only worth building on if what it promises is written down and kept.',
      options: [
        {
          name: 'A contract file for each product, tested in its pipeline',
          merit: 'A broken promise stops the publication, and a breaking change shows whom it touches before it is made.',
          drawback: 'Domains must learn to write rules and to version them.',
        },
        {
          name: 'A schema registry alone',
          merit: 'Off the shelf, and checked with each event.',
          drawback: 'Says nothing of meaning, quality, freshness or allowed use.',
        },
        {
          name: 'Documentation in a wiki',
          merit: 'Written in an afternoon.',
          drawback: 'Is out of date by the second release.',
        },
      ],
      outcome: '{contract-registry} holds contracts in the Open Data Contract Standard; {transformation} tests against them.',
      consequences:
        'Notice of a breaking change is part of each contract; old and new major versions run side by side for that time.',
      answers: /\b(?:contracts?|schema|service levels?|quality|version\w*|breaking|promise\w*)\b/i,
      needs: 'contract-registry',
    },
    {
      title: 'Few global rules, enforced by machine',
      context: 'Domains need freedom, but identity, classification, retention and shared keys must be the same everywhere.',
      options: [
        {
          name: 'A governance group of the domains sets few rules; the platform enforces them',
          merit: 'Rules come from those who live by them, and cannot be forgotten.',
          drawback: 'What cannot be checked by machine must be left to the domains.',
        },
        {
          name: 'A central board approves each product',
          merit: 'One look at everything.',
          drawback: 'Becomes the queue that the mesh was to end.',
        },
        {
          name: 'Each domain sets its own rules',
          merit: 'No meetings.',
          drawback: 'Classes and keys differ, and nothing can be joined or audited.',
        },
      ],
      outcome:
        '{access-policies} enforces classification, purpose and end dates; {contract-registry} refuses a contract that lacks an owner, a class or a period.',
      consequences: 'The group’s rules are kept as code in one place; a rule without a check is marked as advice.',
      answers: /\b(?:governance|polic(?:y|ies)|rules|access|classif\w+|compl\w+|audit\w*)\b/i,
      needs: 'access-policies',
    },
  ],
  risks: [
    {
      text: 'Domains have neither engineers nor time, and products are built by the platform team after all.',
      likelihood: 'high',
      impact: 'high',
      mitigation:
        'Begin only with domains that name an owner and an engineer; lend engineers for a fixed time, and report ownership to the sponsor.',
      owner: 'Sponsor',
    },
    {
      text: 'Products cannot be joined because each domain has keys of its own.',
      likelihood: 'high',
      impact: 'medium',
      mitigation:
        'Agree the shared keys and who masters them before the second product; a contract names the shared key of each table.',
      owner: 'Lead architect',
    },
    {
      text: 'Many small products appear that nobody uses, each with a cost.',
      likelihood: 'medium',
      impact: 'medium',
      mitigation:
        'Ask for a first consumer before a product is built, show use and cost in the catalogue, and retire what was not read for a quarter.',
      owner: 'Product owner',
    },
    {
      text: 'The platform team becomes the new bottleneck.',
      likelihood: 'medium',
      impact: 'high',
      mitigation: 'Measure the time from request to first publication, and put into the template whatever domains ask for twice.',
      owner: 'Platform owner',
    },
  ],
  costs: [
    { item: 'Product storage', capability: 'lake', measuredBy: 'data volume', unit: 'TB stored', period: 'month' },
    { item: 'Product pipelines', capability: 'transformation', measuredBy: 'products', unit: 'data product', period: 'month' },
    { item: 'Catalogue licences', capability: 'catalogue', measuredBy: 'users', unit: 'user', period: 'month' },
    { item: 'Platform team and templates', capability: 'self-serve-platform', unit: 'team', period: 'month' },
  ],
  workstreams: [
    {
      name: 'Domains and owners',
      share: 0.2,
      deliverables: [
        'Map of domains with owners',
        'First three products chosen with a consumer each',
        'Rules of the governance group',
      ],
      after: [],
    },
    {
      name: 'Self-serve platform',
      share: 0.4,
      deliverables: ['Template from request to first publication', 'Contract tests, access policies and cost by product'],
      after: [],
    },
    {
      name: 'First data products',
      share: 0.5,
      deliverables: ['Three products in use, each kept by its domain', 'Measured time from request to publication'],
      after: ['Domains and owners', 'Self-serve platform'],
    },
  ],
  terms: [
    ['Data product', 'A data set that a domain offers to others with an owner, a contract and a service level.'],
    ['Data contract', 'A versioned file that says what a product promises, tested by machine.'],
    ['Domain', 'A part of the business that owns its systems and the data they make.'],
    ['Port', 'A way to read a product: as tables, as events or by query.'],
  ],
}
