import { finopsChoices } from './finops-choices.ts'
import type { Pattern } from './pattern.ts'

export const finops: Pattern = {
  id: 'finops',
  name: 'Cloud cost management',
  noun: 'cloud cost platform',
  practice: 'operation',
  approach:
    'Every cost has an owner who sees it the next day, beside what it bought; savings are decided where the use is decided, and commitments are bought centrally on measured need.',
  calledBy: [
    { words: /\bFinOps\b/i, weight: 6 },
    { words: /\bcloud (?:cost|spend|spending|bill|financial)s?\b/i, weight: 5 },
    { words: /\b(?:charge ?back|show ?back|cost allocation|cost transparency)\b/i, weight: 5 },
    {
      words:
        /\b(?:right-?siz\w+|reserved instances?|savings plans?|committed use|idle (?:resources|environments|servers)|spot instances?)\b/i,
      weight: 4,
    },
    { words: /\bunit (?:costs?|economics)\b|\bcosts? per (?:customer|order|transaction|user|claim)\b/i, weight: 3 },
    { words: /\b(?:untagged|tagging|overspen\w+|cost (?:overruns?|anomal\w+))\b/i, weight: 3 },
    { words: /\bCloudHealth\b|\bCloudability\b|\bKubecost\b|\bOpenCost\b/, weight: 3 },
  ],
  elements: [
    { capability: 'cost-records' },
    {
      capability: 'dashboards',
      responsibility: 'Shows each owner their cost of yesterday, its trend, its forecast and what may be saved.',
    },
    { capability: 'organisation-policies', optional: true },
  ],
  relations: [
    {
      from: 'cost-records',
      to: 'dashboards',
      label: 'Supplies costs by owner and by unit',
      technology: 'SQL over TLS',
      synchronous: true,
    },
    {
      from: 'organisation-policies',
      to: 'cost-records',
      label: 'Reports resources without an owner’s tag',
      technology: 'HTTPS, JSON',
      synchronous: false,
    },
    {
      from: 'observability',
      to: 'cost-records',
      label: 'Supplies use, by which shared cost is divided',
      technology: 'HTTPS, JSON',
      synchronous: false,
    },
  ],
  dataEntities: [
    {
      name: 'Cost record',
      description: 'A day’s cost of a resource in the open billing form, with its owner.',
      store: 'cost-records',
      classification: 'confidential',
      fields: [
        ['charge_date', 'date', 'Day of use', 'internal'],
        ['resource_id', 'text', 'What cost it', 'internal'],
        ['owner', 'text', 'Who answers for it; “shared” is divided by use', 'internal'],
        ['billed_cost', 'amount', 'As billed', 'confidential'],
        ['effective_cost', 'amount', 'With commitments spread over their term', 'confidential'],
      ],
    },
    {
      name: 'Unit cost',
      description: 'What one unit of business (an order, a customer, a claim) costs in a month.',
      store: 'cost-records',
      classification: 'confidential',
      fields: [
        ['unit', 'text', 'Of what', 'internal'],
        ['month', 'date', 'Which month', 'internal'],
        ['units', 'number', 'How many, from the business’s own figures', 'confidential'],
        ['cost', 'amount', 'Cost divided among them', 'confidential'],
      ],
    },
  ],
  interfaces: [
    {
      name: 'Costs by owner',
      provider: 'cost-records',
      consumers: ['dashboards', 'observability', 'organisation-policies'],
      operations: [
        {
          name: 'Read costs',
          request: 'Owner, period and division',
          response: 'Costs in the FOCUS form, with the day up to which the bill is complete',
          errors: ['Not yet billed: the vendor has not closed the day', 'Not allowed: another owner’s cost'],
        },
      ],
    },
  ],
  scenarios: [
    {
      name: 'A cost leaps',
      trigger: 'A day’s cost of an owner is far above what its trend foretells.',
      steps: [
        ['observability', 'cost-records', 'Supplies the use behind the cost'],
        ['cost-records', 'dashboards', 'Marks the leap, its resources and its forecast to the month’s end'],
        ['person', 'dashboards', 'Sees what leapt, and stops or accepts it with a reason'],
      ],
      failure: {
        when: 'The vendor’s bill arrives late or is corrected afterwards.',
        response:
          'Days that are not closed are marked as estimates and never charged on; corrections appear on their own line in the month in which they come.',
      },
      shows: /\b(?:cost\w*|spend\w*|budget|bill\w*|alert\w*|anomal\w+)\b/i,
    },
  ],
  targets: [
    { topic: 'freshness', proposal: 'costs of a day seen by the next noon', reason: 'vendors close a day within about 24 hours' },
    { topic: 'retention', proposal: 'daily costs for 36 months', reason: 'commitments run for up to three years' },
  ],
  questions: [
    {
      asks: 'The brief does not say how much of the bill has an owner today. What share is to have one?',
      unless:
        /\b(?:untagged|unallocated|allocat\w+|tagg\w+)\b[^.]{0,80}%|%[^.]{0,60}\b(?:untagged|unallocated|allocat\w+|tagg\w+)\b/i,
      proposal: 'At least 80 % of the bill with an owner after half a year, and above 90 % after a year',
      reason: 'what nobody owns nobody saves',
      basis: 'FinOps Foundation, FinOps Maturity Model: walk and run',
      owner: 'Head of finance',
    },
    {
      asks: 'The brief does not say whether teams pay for what they use. Are costs shown to them or charged to them?',
      unless: /\b(?:charge ?back|show ?back|charged to|recharge\w*|cost centres?|cost centers?)\b/i,
      proposal: 'Shown for two quarters, then charged',
      reason: 'teams must trust the figures before they pay by them',
      owner: 'Head of finance',
    },
  ],
  ...finopsChoices,
}
