import { businessApplicationChoices } from './business-application-choices.ts'
import type { Pattern } from './pattern.ts'

/** Also what is taken for a brief whose words are near to nothing. */
export const businessApplication: Pattern = {
  id: 'business-application',
  name: 'Business application',
  noun: 'application',
  approach:
    'People work on screens that follow their task; the rules stand in services that own the records, and every change is kept with who made it and why.',
  calledBy: [
    {
      words: /\b(?:line[- ]of[- ]business|business|bespoke|custom|internal|back[- ]office) (?:application|system|tool)s?\b/i,
      weight: 6,
    },
    {
      words:
        /\b(?:case|booking|order|inventory|stock|permit|licen[cs]e|licensing|grants?|complaints?|incident|asset|rota|scheduling|claims) (?:management|handling|processing) (?:system|application|tool)\b/i,
      weight: 5,
    },
    {
      words:
        /\b(?:booking|ordering|scheduling|licensing|registration|permit|enrol(?:l)?ment|rostering|invoicing) (?:system|application|tool|service)\b/i,
      weight: 5,
    },
    { words: /\b(?:data entry|forms?|screens?) (?:for|to|where|must|should)\b/i, weight: 2 },
    { words: /\b(?:spreadsheets?|paper forms?|Access databases?)\b[^.]{0,60}\b(?:replac\w+|instead|today|by hand)\b/i, weight: 3 },
    {
      words:
        /\b(?:staff|users|clerks|officers|caseworkers|case workers|teams?) (?:must|should|can|shall|will)(?: be able to)? (?:enter|record|edit|create|approve|assign|book|register)\b/i,
      weight: 3,
    },
  ],
  elements: [
    {
      capability: 'web-application',
      responsibility: 'Gives each role the screens of its task, checks what is entered at once, and shows who changed what.',
    },
    { capability: 'domain-services' },
    {
      capability: 'operational-store',
      responsibility: 'Keeps the application’s records and every earlier state of them, with who changed what and why.',
    },
    { capability: 'workflow', optional: true },
    { capability: 'notifications', optional: true },
    { capability: 'dashboards', optional: true },
  ],
  relations: [
    {
      from: 'web-application',
      to: 'domain-services',
      label: 'Reads and changes records for its user',
      technology: 'HTTPS, JSON',
      synchronous: true,
      unless: 'api-gateway',
    },
    {
      from: 'domain-services',
      to: 'operational-store',
      label: 'Writes each change with its history in one transaction',
      technology: 'SQL over TLS',
      synchronous: true,
    },
    {
      from: 'domain-services',
      to: 'workflow',
      label: 'Begins what takes several steps or people',
      technology: 'HTTPS, JSON',
      synchronous: true,
      unless: 'event-broker',
    },
  ],
  dataEntities: [
    {
      name: 'Record of work',
      description: 'The thing that people work on (an order, a request, a case), with its state and its owner.',
      store: 'operational-store',
      classification: 'personal',
      fields: [
        ['record_id', 'text', 'Its key, never used again', 'internal'],
        ['state', 'text', 'Where it stands, from a fixed list', 'internal'],
        ['assigned_to', 'text', 'Who is to act', 'personal'],
        ['due_at', 'timestamp', 'By when', 'internal'],
        ['version', 'number', 'By which two people who change it at once are told apart', 'internal'],
      ],
    },
    {
      name: 'Change history',
      description: 'What a record said before, kept with the person, time and reason of each change.',
      store: 'operational-store',
      classification: 'personal',
      fields: [
        ['record_id', 'text', 'Which record', 'internal'],
        ['changed_by', 'text', 'Who', 'personal'],
        ['changed_at', 'timestamp', 'When', 'internal'],
        ['before', 'structured', 'What it said', 'personal'],
        ['reason', 'text', 'Why, where the rules ask for it', 'confidential'],
      ],
    },
  ],
  interfaces: [
    {
      name: 'Work on records',
      provider: 'domain-services',
      consumers: ['web-application', 'api-gateway', 'workflow'],
      operations: [
        {
          name: 'Find records',
          request: 'Filters, order and page, with the user’s identity',
          response: 'The records that the user may see, and how many there are',
          errors: ['Invalid filter: which one and why', 'Too broad: narrow the filters'],
        },
        {
          name: 'Change a record',
          request: 'Record, expected version, change and idempotency key',
          response: 'The changed record; a repeat gets the first answer',
          errors: ['Conflict: somebody changed it in between', 'Refused: the rule that was broken', 'Not allowed'],
        },
      ],
    },
  ],
  scenarios: [
    {
      name: 'A user changes a record',
      trigger: 'A user saves a form.',
      steps: [
        ['person', 'web-application', 'Enters the change and saves'],
        ['web-application', 'domain-services', 'Sends the change with the version it was made on', 'api-gateway'],
        ['web-application', 'api-gateway', 'Sends the change with the version it was made on'],
        ['api-gateway', 'domain-services', 'Checks token and scope and passes the change on'],
        ['domain-services', 'operational-store', 'Checks the rules and writes the change and its history together'],
        ['domain-services', 'notifications', 'Has those told who wait for it'],
      ],
      failure: {
        when: 'Somebody else has changed the record in between.',
        response:
          'Nothing is written; the screen shows both versions side by side and keeps what the user had entered, so that no work is lost and nothing is overwritten unseen.',
      },
      shows: /\b(?:enter|record|edit|create|update|change|submit|approve|assign|book|register)\w*\b/i,
    },
  ],
  targets: [
    {
      topic: 'availability',
      proposal: '99.5 % measured monthly in working hours',
      reason: 'staff can take notes for an hour, not for a day',
    },
    {
      topic: 'response time',
      proposal: '95 % of screens within 1 second',
      reason: 'above it people lose the thread of their work',
      basis: 'Nielsen, Response Times: The 3 Important Limits',
    },
    { topic: 'recovery', proposal: 'RPO 15 minutes and RTO 4 hours', reason: 'records are entered here and nowhere else' },
    {
      topic: 'retention',
      proposal: 'records until 7 years after they are closed',
      reason: 'a common records schedule, to be replaced by the client’s own',
    },
    { topic: 'volume', proposal: 'records and users counted in the first two weeks', reason: 'sizes follow from them' },
  ],
  questions: [
    {
      asks: 'The brief does not name what people do today without the system. Which product was considered before building?',
      unless: /\b(?:off[- ]the[- ]shelf|COTS|SaaS|buy|bought|package[ds]?|product comparison|bespoke|custom)\b/i,
      proposal: 'One week of comparing two products with the five most frequent tasks before anything is built',
      reason: 'a product that fits four tasks of five is cheaper than any building',
      owner: 'Sponsor',
    },
  ],
  ...businessApplicationChoices,
}
