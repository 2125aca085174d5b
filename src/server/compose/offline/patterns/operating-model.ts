import type { Pattern } from './pattern.ts'

export const operatingModel: Pattern = {
  id: 'operating-model',
  name: 'Operating model',
  noun: 'operating model',
  practice: 'advice',
  approach:
    'For each service it is written who decides, who builds, who runs and who pays; teams are cut so that most work needs one team, and the rest has an agreed way between them.',
  calledBy: [
    { words: /\b(?:target )?operating model\b/i, weight: 6 },
    {
      words: /\b(?:cent(?:re|er) of excellence|team topologies|federated (?:model|teams?)|product operating model)\b/i,
      weight: 4,
    },
    // Many a brief has a platform team and wants no other organisation.
    { words: /\bplatform team\b/i, weight: 2 },
    { words: /\b(?:RACI|roles and responsibilities|decision rights|ownership model)\b/i, weight: 4 },
    { words: /\b(?:ITIL|service (?:management|catalogue|catalog)|ways of working|support model|service desk)\b/i, weight: 3 },
    { words: /\bwho (?:owns|decides|runs|pays)\b|\b(?:nobody|no one) (?:owns|is responsible)\b/i, weight: 3 },
    { words: /\b(?:in-?house|outsourc\w+|managed service)\b/i, weight: 1 },
  ],
  elements: [
    {
      capability: 'architecture-register',
      responsibility:
        'Keeps each service with its owner, its levels, its team, its decisions and its cost, as one list that everybody reads.',
    },
    { capability: 'incident-alerting', optional: true },
  ],
  relations: [
    {
      from: 'architecture-register',
      to: 'incident-alerting',
      label: 'Supplies which team runs which service',
      technology: 'HTTPS, JSON',
      synchronous: true,
    },
    {
      from: 'identity',
      to: 'architecture-register',
      label: 'Supplies teams and their members',
      technology: 'SCIM over HTTPS',
      synchronous: false,
    },
  ],
  dataEntities: [
    {
      name: 'Service entry',
      description: 'A service with the people and rules around it.',
      store: 'architecture-register',
      classification: 'internal',
      fields: [
        ['service', 'text', 'Its name, as users know it', 'internal'],
        ['owner', 'text', 'Who decides on it and answers for it', 'personal'],
        ['team', 'text', 'Who builds and runs it', 'internal'],
        ['level', 'text', 'What its users may count on', 'internal'],
        ['cost_centre', 'text', 'Who pays', 'internal'],
      ],
    },
    {
      name: 'Decision right',
      description: 'Who decides on what, who must be asked before and who is told after.',
      store: 'architecture-register',
      classification: 'internal',
      fields: [
        ['subject', 'text', 'What is decided', 'internal'],
        ['decides', 'text', 'One role', 'internal'],
        ['asked', 'list of text', 'Roles that are heard before', 'internal'],
        ['limit', 'text', 'Up to which amount or harm', 'internal'],
      ],
    },
  ],
  interfaces: [
    {
      name: 'Service list',
      provider: 'architecture-register',
      consumers: ['incident-alerting', 'identity', 'observability'],
      operations: [
        {
          name: 'Look up a service',
          request: 'Name or address',
          response: 'Owner, team on duty, level and how to ask for help',
          errors: ['No owner: the head of department stands in and is told'],
        },
      ],
    },
  ],
  scenarios: [
    {
      name: 'A request crosses two teams',
      trigger: 'A team needs something from another.',
      steps: [
        ['person', 'architecture-register', 'Looks up who owns the service and how to ask'],
        ['architecture-register', 'person', 'Answers with the owner, the team on duty and the form of the request'],
        ['architecture-register', 'incident-alerting', 'Supplies the team and its hours, where somebody has to be called'],
      ],
      failure: {
        when: 'The teams do not agree whose work it is.',
        response:
          'The owner of the service that the user sees takes it within one working day and settles afterwards; a request that was passed on twice goes to the head of both.',
      },
      shows: /\b(?:owners?|responsib\w+|teams?|support|service desk|escalat\w+|roles?|decid\w+)\b/i,
    },
  ],
  targets: [],
  questions: [
    {
      asks: 'The brief does not say how quickly one team answers another. Within which time?',
      unless: /\bwithin \d+ (?:working )?(?:hours?|days?)\b|\bresponse times?\b/i,
      proposal: 'An answer with a name within one working day',
      reason: 'when it takes longer, people build around each other',
      owner: 'Head of operations',
    },
    {
      asks: 'The brief does not say what the new model is to make better. Which two measures will show that it works?',
      unless: /\b(?:KPIs?|measur\w+ (?:of|by)|lead time|time to|reduce[ds]?|satisfaction|%)\b/i,
      proposal: 'Time from an idea to its use, and the share of requests that need more than one team',
      reason: 'a new chart of boxes alone changes nothing that users notice',
      owner: 'Sponsor',
    },
    {
      asks: 'The brief does not say which contracts and works agreements bind. What may be changed, and who must be heard?',
      unless: /\b(?:works council|unions?|employee representatives|contracts? (?:with|of)|outsourc\w+|TUPE)\b/i,
      proposal: 'Roles change first, reporting lines only after hearing those who represent employees',
      reason: 'a model that has to be taken back costs trust for years',
      owner: 'Head of human resources',
    },
  ],
  decisions: [
    {
      title: 'Teams along services, with one platform team',
      context: 'People can be ordered by skill, by project, or by the service they own.',
      options: [
        {
          name: 'By service, on one platform',
          merit: 'Those who build also run; most work needs one team.',
          drawback: 'Rare skills are spread thin and need a community.',
        },
        { name: 'By skill', merit: 'Experts learn from each other.', drawback: 'Each change passes through four queues.' },
        { name: 'By project', merit: 'Clear goal and end.', drawback: 'Nobody is left who knows what was built.' },
      ],
      outcome:
        'Each service has one team and one owner; a platform team offers what all need, and is judged by its users (Team Topologies: stream-aligned and platform teams).',
      consequences: 'Teams of five to nine people. Experts meet in communities and spend a tenth of their time there.',
      answers: /\b(?:teams?|organi[sz]ation|platform team|cent(?:re|er) of excellence|federated|skills?)\b/i,
    },
    {
      title: 'Standards decided centrally, use decided locally',
      context: 'Decisions can lie with a central office, with the departments, or be divided by kind.',
      options: [
        {
          name: 'Divided by kind',
          merit: 'What must be alike is alike; all else is quick.',
          drawback: 'The line must be drawn and defended.',
        },
        { name: 'Central', merit: 'Alike everywhere.', drawback: 'A queue, and departments build in the shadow.' },
        { name: 'Local', merit: 'Quick and close to the need.', drawback: 'The same is bought five times and cannot be joined.' },
      ],
      outcome:
        '{architecture-register} lists who decides on what; central are security, shared data and what binds money for more than a year.',
      consequences: 'Each decision has one role that decides. What is not listed is decided by the team.',
      answers: /\b(?:decid\w+|govern\w+|standards?|RACI|responsib\w+|ownership|central\w*)\b/i,
    },
    {
      title: 'Own people for what sets us apart, partners for the rest',
      context: 'Work can be done by own people, by a partner, or by a provider as a service.',
      options: [
        {
          name: 'By how much it sets the organisation apart',
          merit: 'Knowledge stays where it counts; money is saved where it does not.',
          drawback: 'Partners must be led, which takes own people too.',
        },
        {
          name: 'All by own people',
          merit: 'All knowledge stays.',
          drawback: 'Around-the-clock work and rare skills cannot be staffed.',
        },
        {
          name: 'All by a provider',
          merit: 'One contract, one price.',
          drawback: 'Each change is a negotiation, and nobody inside can judge it.',
        },
      ],
      outcome: 'Product decisions, architecture and data stay with own people; operation out of hours and peaks go to a partner.',
      consequences: 'Contracts ask for handing over knowledge each quarter. Two own people can run each service alone.',
      answers: /\b(?:outsourc\w+|partner|provider|managed service|in-?house|support|24|hours)\b/i,
    },
  ],
  risks: [
    {
      text: 'Boxes and titles change, and work goes on as before.',
      likelihood: 'high',
      impact: 'high',
      mitigation: 'Begin with two services end to end, measure before and after, and change the rest when the measures have moved.',
      owner: 'Sponsor',
    },
    {
      text: 'Owners are named but get neither time nor money to decide.',
      likelihood: 'high',
      impact: 'medium',
      mitigation: 'Give each owner two days a week, a budget and a limit up to which they decide alone, in writing.',
      owner: 'Head of department',
    },
  ],
  costs: [
    { item: 'Service owners', unit: 'lump sum', period: 'year' },
    { item: 'Service list', capability: 'architecture-register', unit: 'service', period: 'month' },
  ],
  workstreams: [
    {
      name: 'Services and owners',
      share: 0.3,
      deliverables: ['List of services with owner, team and level', 'Decision rights agreed'],
      after: [],
      answers:
        /\b(?:decision rights|decid\w*|roles?|career|ratios?|RACI|intake|priorit\w+|charged|costs?|centrally|central|owners?|describe|independence)\b/i,
    },
    {
      name: 'First teams',
      share: 0.35,
      deliverables: ['Two services run in the new way, measured before and after'],
      after: ['Services and owners'],
      answers: /\b(?:pilot|first teams?|approved by|marked|rule must be followed|sampled)\b/i,
    },
    {
      name: 'Spread and adjust',
      share: 0.35,
      deliverables: ['Remaining services in waves', 'Review after the first half year'],
      after: ['First teams'],
      answers: /\b(?:measured every|measures? that|quarterly|waves?|review(?:ed)? (?:every|after)|transition)\b/i,
    },
  ],
  terms: [
    ['Decision right', 'Who decides on what, up to which limit.'],
    ['Platform team', 'A team whose users are the other teams.'],
  ],
}
