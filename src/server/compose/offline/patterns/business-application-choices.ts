import type { Choices } from './pattern.ts'

/** What the business application pattern decides, risks, costs and delivers. */
export const businessApplicationChoices: Choices = {
  decisions: [
    {
      title: 'Build the application, rather than bend a product to it',
      context: 'The task can be met by an own application, by a product that is configured, or by a low-code platform.',
      options: [
        {
          name: 'Own application on managed services',
          merit: 'Follows the work as it is done, and its rules can be tested and changed by the week.',
          drawback: 'Needs a team that looks after it for as long as it lives.',
        },
        {
          name: 'Configured product',
          merit: 'Much is there on the first day, and its vendor keeps it current.',
          drawback: 'What it cannot do becomes a spreadsheet beside it; leaving it later means migrating.',
        },
        {
          name: 'Low-code platform',
          merit: 'First screens within days, made by those who know the work.',
          drawback: 'Licences grow with each user, and rules spread over screens are hard to test.',
        },
      ],
      outcome: '{domain-services} carries the rules and {web-application} the screens; {operational-store} keeps the records.',
      consequences:
        'The client names a product owner who decides weekly. The comparison with products is written down once and kept.',
      answers: /\b(?:application|system|screens?|forms?|rules?|process)\b/i,
      needs: 'domain-services',
    },
    {
      title: 'One application in modules, rather than many services',
      context: 'Rules and records can stand in one application, in many small services, or in the database.',
      options: [
        {
          name: 'One application with modules that keep to themselves',
          merit: 'One release, one transaction, one place to look; a module can be cut out later.',
          drawback: 'Discipline at the borders of modules must be checked by machine.',
        },
        {
          name: 'Many small services',
          merit: 'Teams release by themselves.',
          drawback: 'Worth its cost from several teams on; before that it is only slower.',
        },
        {
          name: 'Rules in the database',
          merit: 'Nothing gets past them.',
          drawback: 'Hard to test, to review and to find people for.',
        },
      ],
      outcome: '{domain-services} runs as one application in modules; each module owns its tables in {operational-store}.',
      consequences: 'Modules talk over interfaces only, which a test enforces. What grows its own team may be cut out.',
      answers: /\b(?:maintain\w*|chang\w+|modul\w+|services?|teams?|release\w*)\b/i,
      needs: 'operational-store',
    },
  ],
  risks: [
    {
      text: 'The application copies today’s paper process, detours included.',
      likelihood: 'medium',
      impact: 'medium',
      mitigation:
        'Watch the work for two days before screens are drawn, and test drafts with those who will use them each fortnight.',
      owner: 'Product owner',
    },
    {
      text: 'Exceptions that only experienced staff know are met first after go-live.',
      likelihood: 'high',
      impact: 'medium',
      mitigation:
        'Collect the odd cases of the past year, turn them into tests, and leave a way for a person to decide with a reason.',
      owner: 'Business analyst',
    },
  ],
  costs: [
    { item: 'Web application compute', capability: 'web-application', unit: 'environment', period: 'month' },
    { item: 'Service compute', capability: 'domain-services', unit: 'environment', period: 'month' },
    { item: 'Operational database', capability: 'operational-store', unit: 'environment', period: 'month' },
  ],
  workstreams: [
    {
      name: 'Services',
      share: 0.5,
      deliverables: ['Rules with their tests', 'Records with history and retention'],
      after: [],
    },
    {
      name: 'Screens and tasks',
      share: 0.5,
      deliverables: ['Screens tested with their users each fortnight', 'Roles and what each may do'],
      after: ['Services'],
    },
  ],
  terms: [['Record history', 'Every earlier state of a record, with who changed it, when and why.']],
}
