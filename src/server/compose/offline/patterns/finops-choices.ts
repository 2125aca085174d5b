import type { Choices } from './pattern.ts'

/** What the cloud cost management pattern decides, risks, costs and delivers. */
export const finopsChoices: Choices = {
  decisions: [
    {
      title: 'Owners decide on use, one team decides on commitments',
      context: 'Savings come from using less and from buying better; one is known by the teams, the other needs the whole picture.',
      options: [
        {
          name: 'Use with the owners, commitments in one place',
          merit: 'Those decide who know; discounts are bought for the sum of all.',
          drawback: 'Both must talk each month.',
        },
        {
          name: 'Everything central',
          merit: 'One team with skill.',
          drawback: 'It does not know what may be switched off and is heard too late.',
        },
        {
          name: 'Everything with the owners',
          merit: 'Full freedom.',
          drawback: 'Each commits for itself, and together they overpay.',
        },
      ],
      outcome:
        'Owners act on their lines in {cost-records}; a small team buys commitments each quarter for measured base load only.',
      consequences: 'Savings are counted once, against a forecast that was agreed before.',
      answers: /\b(?:sav\w+|commit\w+|reserv\w+|optimi[sz]\w+|owners?|teams?)\b/i,
    },
    {
      title: 'The open billing form, rather than each vendor’s',
      context: 'Bills of vendors differ in words and columns.',
      options: [
        {
          name: 'FOCUS, the open form',
          merit: 'One report for all vendors, and most supply it themselves.',
          drawback: 'Some details of a vendor are flattened.',
        },
        {
          name: 'The vendor’s own export',
          merit: 'Complete.',
          drawback: 'Every report is written once for each vendor and again at each change.',
        },
        {
          name: 'A purchased cost product',
          merit: 'Ready views and advice.',
          drawback: 'Often priced by a share of the spend it watches.',
        },
      ],
      outcome: '{cost-records} keeps costs in FOCUS; a product may read it later.',
      consequences: 'The division of shared costs is written down and the same for a year.',
      answers: /\b(?:bill\w*|cost\w*|multi-?cloud|report\w*|allocat\w+|charge|show)\b/i,
    },
    {
      title: 'No owner, no resource',
      context: 'A resource without an owner’s tag can be tolerated, be reported or be refused.',
      options: [
        {
          name: 'Refuse new ones, give old ones 60 days',
          merit: 'The share without an owner can only shrink.',
          drawback: 'Teams are stopped once and must be told beforehand.',
        },
        { name: 'Report', merit: 'Stops nobody.', drawback: 'The list grows and is read by nobody.' },
        { name: 'Guess from names', merit: 'No work for teams.', drawback: 'Wrong often enough that nobody pays by it.' },
      ],
      outcome:
        'Rules refuse resources without owner, cost centre and environment; old ones are charged to the head of department after 60 days.',
      consequences: 'Three tags, no more, from lists that finance keeps.',
      answers: /\b(?:tag\w*|untagged|owner\w*|allocat\w+|govern\w+)\b/i,
    },
  ],
  risks: [
    {
      text: 'Costs are reported but nobody changes anything.',
      likelihood: 'high',
      impact: 'medium',
      mitigation:
        'Give each owner a target and a monthly talk of fifteen minutes, and put the five largest savings into the teams’ own plans.',
      owner: 'Head of finance',
    },
    {
      text: 'A commitment is bought for a load that is then moved or rebuilt.',
      likelihood: 'medium',
      impact: 'medium',
      mitigation:
        'Commit for one year and at most 80 % of the lowest use of the last quarter, after asking the architects what will change.',
      owner: 'Cloud cost lead',
    },
    {
      text: 'Something that was needed is switched off to save.',
      likelihood: 'low',
      impact: 'high',
      mitigation: 'Ask the owner, stop before deleting, wait two weeks, and never touch production by rule.',
      owner: 'Platform owner',
    },
  ],
  costs: [
    { item: 'Cost records and queries', capability: 'cost-records', unit: 'service', period: 'month' },
    { item: 'Cloud cost analyst', unit: 'lump sum', period: 'year' },
  ],
  workstreams: [
    {
      name: 'Costs with owners',
      share: 0.25,
      deliverables: ['Daily costs by owner', 'Rules for tags, with a date for old resources'],
      after: [],
    },
    {
      name: 'Savings and commitments',
      share: 0.25,
      deliverables: ['Ten largest savings decided, done or refused with a reason', 'Commitments for measured base load'],
      after: ['Costs with owners'],
    },
  ],
  terms: [
    ['FOCUS', 'The open form for cloud bills (FinOps Open Cost and Usage Specification).'],
    ['Commitment', 'A promise of use for one or three years against a lower price.'],
    ['Unit cost', 'Cost divided by a unit that the business counts.'],
  ],
}
