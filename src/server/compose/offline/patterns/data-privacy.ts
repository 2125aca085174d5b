import { dataPrivacyChoices } from './data-privacy-choices.ts'
import { dataPrivacyData } from './data-privacy-data.ts'
import type { Pattern } from './pattern.ts'

export const dataPrivacy: Pattern = {
  id: 'data-privacy',
  name: 'Data privacy',
  noun: 'data privacy platform',
  approach:
    'What may be done with a person’s data is decided in one register of consents, purposes and periods; requests are carried to every store and proved, and people’s identities are kept apart from what is analysed.',
  calledBy: [
    { words: /\b(?:data[- ]subject|subject access) (?:access )?(?:requests?|rights?)\b|\bD?SARs?\b/i, weight: 6 },
    { words: /\bright to (?:erasure|be forgotten|access|rectification|portability)\b|\berasure requests?\b/i, weight: 5 },
    {
      words:
        /\bconsents? (?:management|register|records?|choices|preferences?|platform|given|withdrawn)\b|\bwithdraw\w* (?:of )?(?:their )?consent\b/i,
      weight: 5,
    },
    {
      words: /\bpseudonymi[sz]\w+\b|\banonymi[sz]ation\b|\btokeni[sz]ation of (?:personal|customer|patient)\b|\bde-identif\w+/i,
      // One control among others; a programme of privacy needs a second word.
      weight: 3,
    },
    { words: /\b(?:data )?privacy (?:platform|programme|program|by design|office|engineering|requests?|rights)\b/i, weight: 5 },
    {
      words:
        /\bretention (?:schedules?|rules?|policies)\b|\bask for their data to be deleted\b|\brecords? of processing\b|\bROPA\b/i,
      weight: 3,
    },
    { words: /\b(?:UK )?GDPR\b|\bCCPA\b|\bCPRA\b|\bdata protection\b(?! (?:impact )?assessment| officer| team)/i, weight: 1 },
  ],
  elements: [
    { capability: 'erasure-orchestration' },
    { capability: 'consent-register' },
    { capability: 'pseudonymisation' },
    {
      capability: 'catalogue',
      name: 'Personal data inventory',
      responsibility: 'Knows which store holds which personal data, under which key, for which purpose and for how long.',
    },
    {
      capability: 'web-application',
      responsibility:
        'Lets people see and change their choices, ask for their data and follow their request; gives the privacy team its desk.',
    },
    { capability: 'api-gateway', optional: true },
    { capability: 'access-policies', optional: true },
  ],
  relations: [
    {
      from: 'erasure-orchestration',
      to: 'catalogue',
      label: 'Looks up every store that holds data of the person',
      technology: 'HTTPS, JSON',
      synchronous: true,
    },
    {
      from: 'erasure-orchestration',
      to: 'consent-register',
      label: 'Logs each request, its deadline, its steps and their proof',
      technology: 'HTTPS, JSON',
      synchronous: true,
    },
    {
      from: 'erasure-orchestration',
      to: 'pseudonymisation',
      label: 'Resolves a person to tokens, and destroys the key on erasure',
      technology: 'HTTPS, JSON',
      synchronous: true,
    },
    ...(
      ['lake', 'warehouse', 'operational-store', 'master-data-hub', 'time-series-store', 'search-index', 'feature-store'] as const
    ).map((to) => ({
      from: 'erasure-orchestration' as const,
      to,
      label: 'Sends jobs that find, restrict or erase a person’s records, each with a count of what remains',
      technology: 'Scoped deletion job',
      synchronous: false,
    })),
    {
      from: 'web-application',
      to: 'erasure-orchestration',
      label: 'Submits a request once identity is proved',
      technology: 'HTTPS, JSON',
      synchronous: true,
    },
    {
      from: 'web-application',
      to: 'consent-register',
      label: 'Shows and records a person’s choices',
      technology: 'HTTPS, JSON',
      synchronous: true,
    },
    {
      from: 'api-gateway',
      to: 'consent-register',
      label: 'Reads the consent that holds for a purpose',
      technology: 'HTTPS, JSON',
      synchronous: true,
    },
    {
      from: 'batch-ingestion',
      to: 'pseudonymisation',
      label: 'Has direct identifiers replaced by tokens before landing',
      technology: 'HTTPS, batches',
      synchronous: true,
    },
    {
      from: 'stream-processing',
      to: 'pseudonymisation',
      label: 'Has direct identifiers replaced by tokens',
      technology: 'HTTPS, batches',
      synchronous: true,
    },
    {
      from: 'stream-processing',
      to: 'consent-register',
      label: 'Reads the consents by which events are kept or dropped',
      technology: 'Cached look-up',
      synchronous: true,
    },
    {
      from: 'consent-register',
      to: 'event-stream',
      label: 'Publishes each consent given or withdrawn',
      technology: 'Events over TLS',
      synchronous: false,
    },
    {
      from: 'access-policies',
      to: 'consent-register',
      label: 'Reads the purposes for which data may be used',
      technology: 'HTTPS, JSON',
      synchronous: true,
    },
    {
      from: 'pseudonymisation',
      to: 'secrets',
      label: 'Wraps each person’s key with a master key',
      technology: 'HTTPS',
      synchronous: true,
    },
    {
      from: 'erasure-orchestration',
      to: 'identity',
      label: 'Has requesters and privacy staff verified',
      technology: 'OpenID Connect',
      synchronous: true,
    },
    {
      from: 'erasure-orchestration',
      to: 'observability',
      label: 'Reports requests by age and stores that have not answered',
      technology: 'OpenTelemetry',
      synchronous: false,
    },
  ],
  ...dataPrivacyData,
  scenarios: [
    {
      name: 'An erasure request is carried out everywhere',
      trigger: 'A person asks for their data to be erased.',
      steps: [
        ['person', 'web-application', 'Proves who they are and asks for erasure'],
        ['web-application', 'erasure-orchestration', 'Submits the request'],
        ['erasure-orchestration', 'consent-register', 'Logs it with its deadline, and checks for a duty to keep'],
        ['erasure-orchestration', 'catalogue', 'Looks up every store and key'],
        ['erasure-orchestration', 'lake', 'Erases the rows and the old versions that hold them'],
        ['erasure-orchestration', 'warehouse', 'Erases the rows and counts what remains'],
        ['erasure-orchestration', 'master-data-hub', 'Erases golden and source records'],
        [
          'erasure-orchestration',
          'source',
          'Asks this and every other system that the inventory names to erase, and takes its proof',
        ],
        [
          'erasure-orchestration',
          'pseudonymisation',
          'Destroys the person’s key, which makes copies in streams and backups unreadable',
        ],
        ['erasure-orchestration', 'consent-register', 'Keeps the proof without the person’s data, and the answer to them'],
      ],
      failure: {
        when: 'A store does not answer, or a duty to keep forbids erasure there.',
        response:
          'The step is tried again each day and shown with its age; the privacy team is told well before the deadline. Where a duty to keep holds, data is restricted instead, and the person is told which law and until when.',
      },
      shows: /\b(?:eras\w+|delet\w+|forgotten|GDPR|CCPA|subject|requests?)\b/i,
    },
    {
      name: 'A person withdraws consent',
      trigger: 'A person changes a choice on a website, in an app or on the telephone.',
      steps: [
        ['person', 'web-application', 'Withdraws a purpose'],
        ['web-application', 'consent-register', 'Records it with time, wording and channel'],
        ['consent-register', 'event-stream', 'Publishes the change'],
        ['stream-processing', 'consent-register', 'Reads the new state and drops the person’s events for that purpose'],
        ['access-policies', 'consent-register', 'Reads the new state and hides the rows from that purpose'],
      ],
      failure: {
        when: 'The register cannot be reached.',
        response: 'Consumers use the last state they know for the agreed time and then treat every purpose as refused.',
      },
      shows: /\b(?:consent\w*|withdraw\w*|opt\w*|preferences?|purposes?|marketing)\b/i,
    },
    {
      name: 'A retention period ends',
      trigger: 'The daily retention run starts.',
      steps: [
        ['erasure-orchestration', 'consent-register', 'Reads the periods and the legal holds'],
        ['erasure-orchestration', 'catalogue', 'Looks up the stores of each class of data'],
        ['erasure-orchestration', 'lake', 'Erases what is past its period'],
        ['erasure-orchestration', 'warehouse', 'Erases or anonymises what is past its period'],
        ['erasure-orchestration', 'operational-store', 'Erases what is past its period'],
        ['erasure-orchestration', 'consent-register', 'Keeps counts by class and store as proof'],
      ],
      failure: {
        when: 'A run would erase far more than usual.',
        response:
          'It stops before the first deletion and asks the data’s owner, since a wrong rule is likelier than a sudden mass of old records.',
      },
      shows: /\b(?:retain\w*|retention|kept for|months|years|legal hold|archiv\w+|purg\w+)\b/i,
    },
  ],
  ...dataPrivacyChoices,
}
