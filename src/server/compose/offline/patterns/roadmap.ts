import type { Pattern } from './pattern.ts'

export const roadmap: Pattern = {
  id: 'roadmap',
  name: 'Roadmap',
  noun: 'roadmap',
  practice: 'advice',
  approach:
    'From where the organisation stands to where it wants to be, in steps that each pay for themselves: every initiative names its outcome, its cost, what it needs first, and the sign by which one would stop it.',
  calledBy: [
    { words: /\broad ?maps?\b/i, weight: 6 },
    { words: /\b(?:data|AI|digital|technology|cloud|IT|architecture) strategy\b/i, weight: 5 },
    { words: /\b(?:target|future)[- ](?:state|architecture)\b|\btransformation (?:plan|programme|program)\b/i, weight: 4 },
    {
      words: /\b(?:prioriti[sz]ed? (?:\w+ )?(?:initiatives?|list|portfolio|backlog)|portfolio of initiatives|business cases?)\b/i,
      weight: 3,
    },
    { words: /\b(?:three|five|two|3|5|2)[- ]year (?:plan|view|horizon)\b|\bhorizons?\b/i, weight: 3 },
    { words: /\bquick wins?\b/i, weight: 2 },
  ],
  elements: [
    {
      capability: 'architecture-register',
      responsibility:
        'Keeps goals, initiatives, what each needs first and what each has brought, as linked records with an owner and a date.',
    },
    { capability: 'dashboards', responsibility: 'Shows initiatives, their order, their progress and what each has brought.' },
  ],
  relations: [
    {
      from: 'architecture-register',
      to: 'dashboards',
      label: 'Supplies initiatives, progress and outcomes',
      technology: 'HTTPS, JSON',
      synchronous: true,
    },
  ],
  dataEntities: [
    {
      name: 'Initiative',
      description: 'A piece of change with its outcome, cost, order and stopping sign.',
      store: 'architecture-register',
      classification: 'confidential',
      fields: [
        ['initiative_id', 'text', 'Its key', 'internal'],
        ['outcome', 'text', 'What is different afterwards, measurable', 'internal'],
        ['needs', 'list of text', 'Initiatives that come first', 'internal'],
        ['cost_range', 'amount', 'From and to, with the day of the estimate', 'confidential'],
        ['stop_sign', 'text', 'What would end it early', 'internal'],
        ['owner', 'text', 'Who answers for the outcome', 'personal'],
      ],
    },
  ],
  interfaces: [
    {
      name: 'Initiatives',
      provider: 'architecture-register',
      consumers: ['dashboards'],
      operations: [
        {
          name: 'Change an initiative',
          request: 'Initiative, expected version and reason',
          response: 'The initiative, and those that it moves',
          errors: [
            'Circle: two initiatives wait for each other',
            'No outcome: it cannot be measured',
            'Conflict: somebody changed it in between',
          ],
        },
      ],
    },
  ],
  scenarios: [
    {
      name: 'The quarter is decided',
      trigger: 'The steering group meets at the end of a quarter.',
      steps: [
        ['person', 'architecture-register', 'Records what each initiative has brought'],
        ['architecture-register', 'dashboards', 'Shows outcomes against goals, and what comes next'],
        ['person', 'architecture-register', 'Begins, goes on or stops each initiative, with the reason'],
      ],
      failure: {
        when: 'An initiative has no measured outcome after two quarters.',
        response:
          'It is stopped unless the sponsor renews it with a new outcome and date; what it taught is kept, and its people go to the next in order.',
      },
      shows: /\b(?:roadmap|initiatives?|priorit\w+|plan|phases?|quick wins?|steering|business case)\b/i,
    },
  ],
  targets: [],
  questions: [
    {
      asks: 'The brief does not say by which goals initiatives are ranked. Which three, and who decides in a tie?',
      unless: /\b(?:priorit\w+|criteria|rank\w*|scor(?:e|ing)|value (?:and|versus|against) effort)\b/i,
      proposal: 'Value to the goal, cost and risk of waiting, each on a scale of five; the sponsor decides in a tie',
      reason: 'ranks without agreed goals follow the loudest',
      owner: 'Sponsor',
    },
    {
      asks: 'The brief does not say which money and people are there each year. What may the roadmap count on?',
      unless: /[£$€] ?\d|\b(?:budget|headcount|FTEs?|team of)\b/i,
      proposal: 'Three variants: with today’s people, with a third more, and with what the goals would need',
      reason: 'a roadmap without means is a wish list',
      owner: 'Head of finance',
    },
  ],
  decisions: [
    {
      title: 'Firm for two quarters, directions after that',
      context: 'A plan can be laid out in full for years, be made anew each sprint, or be firm near and rough far.',
      options: [
        {
          name: 'Two firm quarters, then directions',
          merit: 'People and money can be bound for what is near; what is learned changes what is far.',
          drawback: 'Nobody gets a date for what lies two years ahead.',
        },
        {
          name: 'Every year in full',
          merit: 'Looks certain and is easily approved.',
          drawback: 'Wrong after half a year and then defended.',
        },
        {
          name: 'Only the next sprint',
          merit: 'Follows every insight.',
          drawback: 'What takes a year (contracts, people, foundations) never begins.',
        },
      ],
      outcome: 'The next two quarters carry dates and names; later ones carry outcomes and order only.',
      consequences: 'The roadmap is decided anew each quarter, in one meeting, from measured outcomes.',
      answers: /\b(?:roadmap|plan|phases?|quarters?|year|horizon|timeline)\b/i,
    },
    {
      title: 'Foundations are built with the first that needs them',
      context: 'Shared foundations can come first, come with their first user, or never.',
      options: [
        {
          name: 'With the first initiative that needs them',
          merit: 'They are proved by a use that somebody pays for.',
          drawback: 'The first initiative carries more cost and must be told so.',
        },
        {
          name: 'All foundations first',
          merit: 'Clean order.',
          drawback: 'A year without an outcome, after which the sponsor has changed.',
        },
        {
          name: 'Each initiative its own',
          merit: 'Nobody waits.',
          drawback: 'The same is built three times and joined at great cost.',
        },
      ],
      outcome: 'Each foundation is tied to an initiative with an outcome of its own; the next ones reuse it.',
      consequences: 'Cost of foundations is shown apart. An architect keeps initiatives from building the same twice.',
      answers: /\b(?:foundation|platform|priorit\w+|quick wins?|value|initiatives?)\b/i,
    },
    {
      title: 'Every initiative names the sign by which it is stopped',
      context: 'Initiatives end when they are finished, when money ends, or when they show that they will not bring their outcome.',
      options: [
        {
          name: 'A stopping sign agreed at the start',
          merit: 'Stopping is no defeat and frees people early.',
          drawback: 'Sponsors must agree to it while they are hopeful.',
        },
        { name: 'Review at the end', merit: 'No disturbance.', drawback: 'All the money is spent by then.' },
        { name: 'Yearly budget round', merit: 'There already.', drawback: 'Decides by departments, not by outcomes.' },
      ],
      outcome: 'Each record in {architecture-register} holds a measurable outcome and a stopping sign.',
      consequences: 'The first measurement is taken before the start, so that there is something to compare with.',
      answers: /\b(?:business case|outcome|value|benefits?|measur\w+|KPI|return)\b/i,
    },
  ],
  risks: [
    {
      text: 'The roadmap is applauded and put away.',
      likelihood: 'high',
      impact: 'high',
      mitigation:
        'Begin one initiative before the roadmap is finished, and put its quarterly decision into the calendar of the board.',
      owner: 'Sponsor',
    },
    {
      text: 'Initiatives compete for the same few people.',
      likelihood: 'high',
      impact: 'medium',
      mitigation: 'Plan the ten scarcest people by name before dates are given, and begin less at once.',
      owner: 'Programme lead',
    },
  ],
  costs: [{ item: 'Programme office', unit: 'lump sum', period: 'year' }],
  workstreams: [
    {
      name: 'Goals and present state',
      share: 0.25,
      deliverables: ['Goals with measures, agreed by the sponsor', 'Present state in one picture'],
      after: [],
      answers: /\b(?:assess|ideas|present state|maturity|inventory|interviews?)\b/i,
    },
    {
      name: 'Initiatives and order',
      share: 0.35,
      deliverables: ['Initiatives with outcome, cost range and stopping sign', 'Order by value and by what needs what'],
      after: ['Goals and present state'],
      answers:
        /\b(?:choose|uses?|initiatives?|foundations?|investment|invest\w*|returns?|dependenc\w+|order|priorit\w+|stop rule|indemnity|consent|describe|business case|spends?)\b/i,
    },
    {
      name: 'First quarter',
      share: 0.25,
      deliverables: ['Roadmap decided by the board', 'First initiative begun'],
      after: ['Initiatives and order'],
      answers: /\b(?:reviewed every|on one page|explained|presented?|board|first benefits?)\b/i,
    },
  ],
  terms: [
    ['Initiative', 'A piece of change with an outcome, an owner and an end.'],
    ['Stopping sign', 'What, once seen, ends an initiative early.'],
  ],
}
