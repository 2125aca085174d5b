import type { Pattern } from './pattern.ts'

/** What the privacy pattern keeps, offers and proposes. */
export const dataPrivacyData: Pick<Pattern, 'dataEntities' | 'interfaces' | 'targets'> = {
  dataEntities: [
    {
      name: 'Consent record',
      description: 'One choice of one person for one purpose; never overwritten, the latest holds.',
      store: 'consent-register',
      classification: 'personal',
      fields: [
        ['person_token', 'text', 'Token of the person', 'personal'],
        ['purpose', 'text', 'What it is about', 'internal'],
        ['choice', 'text', 'Given, refused or withdrawn', 'personal'],
        ['wording_version', 'text', 'Text that the person saw', 'internal'],
        ['channel', 'text', 'Where it was given', 'internal'],
        ['recorded_at', 'timestamp', 'When', 'internal'],
      ],
    },
    {
      name: 'Privacy request',
      description: 'A request of a data subject from receipt to answer.',
      store: 'consent-register',
      classification: 'personal',
      fields: [
        ['request_id', 'text', 'Number that the person is given', 'internal'],
        ['person_token', 'text', 'Whom it concerns', 'personal'],
        ['kind', 'text', 'Access, correction, erasure, restriction, objection or portability', 'internal'],
        ['received_at', 'timestamp', 'When the period began', 'internal'],
        ['due_on', 'date', 'Last day for the answer', 'internal'],
        ['steps', 'structured', 'For each store what was asked, done and counted', 'internal'],
        ['refusal_reason', 'text', 'Law that forbids it, where one does', 'confidential'],
      ],
    },
    {
      name: 'Pseudonym',
      description: 'The token that stands for a person, with the wrapped key that leads back.',
      store: 'pseudonymisation',
      classification: 'personal',
      fields: [
        ['person_token', 'text', 'Random; different for each purpose that must not be joined', 'personal'],
        ['identifier_hash', 'text', 'Keyed hash, to find the token again', 'personal'],
        ['wrapped_key', 'binary', 'The person’s key, encrypted with the master key', 'confidential'],
        ['destroyed_at', 'timestamp', 'When the key was destroyed', 'internal'],
      ],
    },
    {
      name: 'Retention rule',
      description: 'How long a class of data is kept in a store, from which day, and why.',
      store: 'consent-register',
      classification: 'internal',
      fields: [
        ['data_class', 'text', 'Class of data', 'internal'],
        ['starts_with', 'text', 'Event that starts the period, such as the end of a contract', 'internal'],
        ['period', 'text', 'How long', 'internal'],
        ['reason', 'text', 'Law or purpose', 'internal'],
        ['at_end', 'text', 'Erase or anonymise', 'internal'],
        ['legal_hold', 'true or false', 'Whether erasure is suspended', 'confidential'],
      ],
    },
    {
      name: 'Personal data location',
      description:
        'Which store holds which personal data, under which key and for which purpose: the record of processing in a form that machines use.',
      store: 'catalogue',
      classification: 'internal',
      fields: [
        ['store', 'text', 'System or table', 'internal'],
        ['person_key', 'text', 'Column by which a person is found', 'internal'],
        ['categories', 'list of text', 'Kinds of personal data', 'internal'],
        ['purpose', 'text', 'Why it is there, with the lawful basis', 'internal'],
        ['recipients', 'list of text', 'Who receives it', 'internal'],
      ],
    },
  ],
  interfaces: [
    {
      name: 'Consent check',
      provider: 'consent-register',
      consumers: ['api-gateway', 'web-application', 'stream-processing', 'access-policies', 'erasure-orchestration'],
      operations: [
        {
          name: 'May this be done?',
          request: 'Person token and purpose',
          response: 'Allowed or refused, with the record it rests on',
          errors: ['Unknown purpose: treated as refused', 'Unreachable: the last known state holds for the agreed time'],
        },
        {
          name: 'Record a choice',
          request: 'Person token, purpose, choice, wording version and channel',
          response: 'Record id and time',
          errors: ['Wording version unknown', 'Older than the latest choice'],
        },
      ],
    },
    {
      name: 'Privacy requests',
      provider: 'erasure-orchestration',
      consumers: ['web-application', 'api-gateway'],
      operations: [
        {
          name: 'Submit a request',
          request: 'Kind, proof of identity and scope',
          response: 'Request number and last day for the answer',
          errors: ['Identity not proved', 'Repeated: an open request of that kind exists'],
        },
        {
          name: 'Follow a request',
          request: 'Request number',
          response: 'State by store, and the answer once it is there',
          errors: ['Unknown number'],
        },
        {
          name: 'Carry out at a store',
          request: 'Person keys, action and a reference that makes repeats harmless',
          response: 'Rows found, changed and remaining',
          errors: ['Duty to keep: law and last day', 'Try again later'],
        },
      ],
    },
  ],
  targets: [
    {
      topic: 'retention',
      proposal: 'a period and its reason for each class of personal data, set by its owner before the first load',
      reason: 'UK GDPR, article 5(1)(e): no longer than necessary',
    },
    {
      topic: 'freshness',
      proposal: 'a withdrawn consent takes effect in every consumer within 15 minutes',
      reason: 'it must be as easy to withdraw as to give (UK GDPR, article 7(3)); caches set the delay',
    },
    {
      topic: 'response time',
      proposal: 'requests answered within one month of receipt, and a consent check within 50 ms',
      reason: 'UK GDPR, article 12(3); the check stands in the path of every use',
    },
    {
      topic: 'availability',
      proposal: '99.9 % measured monthly for the consent check',
      reason: 'without it, every purpose has to be refused',
    },
    {
      topic: 'recovery',
      proposal: 'RPO zero for consents and requests, and RTO 4 hours',
      reason: 'a lost withdrawal would be a breach of the person’s right',
    },
    {
      topic: 'volume',
      proposal: 'requests a month and persons on record, counted in the first two weeks',
      reason: 'they size the team more than the machines',
    },
  ],
}
