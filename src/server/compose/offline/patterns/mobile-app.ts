import { mobileAppChoices } from './mobile-app-choices.ts'
import type { Pattern } from './pattern.ts'

export const mobileApp: Pattern = {
  id: 'mobile-app',
  name: 'Mobile application',
  noun: 'mobile application',
  approach:
    'The device holds the work of the day and takes entries with or without a network; what was entered is sent once, in order, when there is one, and the server stays the place where records count.',
  calledBy: [
    {
      words:
        /\b(?:build|develop|create|launch|need|new|native|smartphone|field) (?:an? |our |the )?(?:new |native )?(?:mobile )?app(?:lication)?s?\b(?! (?:stores?|service))/i,
      weight: 4,
    },
    { words: /\b(?:a|an|the|our|new) mobile app(?:lication)?\b/i, weight: 5 },
    { words: /\bmobile app(?:lication)?s?\b/i, weight: 3 },
    { words: /\b(?:iOS|Android|iPhones?|iPads?|Flutter|React Native|SwiftUI|Kotlin)\b/, weight: 3 },
    { words: /\b(?:offline|no (?:signal|network|coverage)|without (?:a )?(?:signal|network|connection))\b/i, weight: 3 },
    { words: /\b(?:push notifications?|app stores?|biometric\w*|barcode scan\w*)\b/i, weight: 3 },
    { words: /\b(?:field (?:engineers?|workers?|staff|technicians?|teams?)|drivers|handhelds?|tablets?)\b/i, weight: 2 },
  ],
  elements: [
    { capability: 'mobile-application' },
    { capability: 'api-gateway' },
    {
      capability: 'domain-services',
      responsibility: 'Take what devices send, settle conflicts by written rules, and decide what each device needs for the day.',
    },
    { capability: 'device-store' },
    { capability: 'operational-store' },
    { capability: 'notifications', optional: true },
  ],
  relations: [
    {
      from: 'mobile-application',
      to: 'device-store',
      label: 'Keeps the day’s work and what waits to be sent',
      technology: 'Encrypted file',
      synchronous: true,
    },
    {
      from: 'mobile-application',
      to: 'api-gateway',
      label: 'Sends entries once and fetches the day’s work',
      technology: 'HTTPS, JSON',
      synchronous: true,
    },
    {
      from: 'domain-services',
      to: 'operational-store',
      label: 'Writes entries and settled conflicts',
      technology: 'SQL over TLS',
      synchronous: true,
    },
    {
      from: 'domain-services',
      to: 'notifications',
      label: 'Has devices told that there is something new',
      technology: 'HTTPS, JSON',
      synchronous: false,
      unless: 'event-broker',
    },
    {
      from: 'notifications',
      to: 'mobile-application',
      label: 'Delivers push messages',
      technology: 'Push service of the device',
      synchronous: false,
    },
  ],
  dataEntities: [
    {
      name: 'Waiting entry',
      description: 'What was entered on a device and has not been confirmed by the server yet.',
      store: 'device-store',
      classification: 'personal',
      fields: [
        ['entry_id', 'text', 'Made on the device, by which a repeat is known', 'internal'],
        ['based_on', 'text', 'Version of the record that the person saw', 'internal'],
        ['content', 'structured', 'What was entered', 'personal'],
        ['entered_at', 'timestamp', 'By the device’s clock, with its known error', 'internal'],
      ],
    },
    {
      name: 'Registered device',
      description: 'A device that may send, with its person, version and state.',
      store: 'operational-store',
      classification: 'personal',
      fields: [
        ['device_id', 'text', 'Random, not the maker’s number', 'internal'],
        ['person_id', 'text', 'Who uses it', 'personal'],
        ['app_version', 'text', 'Which release it runs', 'internal'],
        ['state', 'text', 'Active, lost or wiped', 'internal'],
      ],
    },
  ],
  interfaces: [
    {
      name: 'Device synchronisation',
      provider: 'api-gateway',
      consumers: ['mobile-application'],
      operations: [
        {
          name: 'Fetch the day’s work',
          request: 'Device, last known version',
          response: 'What changed since then, and what to forget',
          errors: ['Too old: the application must be updated first', 'Wiped: the device clears its store'],
        },
        {
          name: 'Send entries',
          request: 'Entries in their order, each with its key and the version it rests on',
          response: 'For each: taken, already known, or in conflict with the present record',
          errors: [
            'Conflict: both versions are returned for the person to choose',
            'Invalid: which entry and field; the rest is taken',
          ],
        },
      ],
    },
  ],
  scenarios: [
    {
      name: 'Work without a network is sent later',
      trigger: 'A person finishes an entry where there is no network.',
      steps: [
        ['person', 'mobile-application', 'Enters the work'],
        ['mobile-application', 'device-store', 'Keeps it as waiting, encrypted'],
        ['mobile-application', 'api-gateway', 'Sends what waits, in order, once there is a network'],
        ['api-gateway', 'domain-services', 'Checks device and token and passes entries on'],
        ['domain-services', 'operational-store', 'Writes each entry once'],
      ],
      failure: {
        when: 'The record was changed by somebody else in between.',
        response:
          'Fields that do not touch are merged; where they do, the person sees both values with who and when and chooses. Nothing that was entered is thrown away before it has been shown.',
      },
      shows: /\b(?:offline|signal|network|coverage|sync\w*|enter|record|capture|photo\w*|field)\b/i,
    },
    {
      name: 'A device is lost',
      trigger: 'Somebody reports a lost device.',
      steps: [
        ['person', 'domain-services', 'Reports the loss', 'api-gateway'],
        ['domain-services', 'operational-store', 'Marks the device as lost and ends its sessions'],
        ['api-gateway', 'mobile-application', 'Answers the next contact with the order to wipe'],
        ['mobile-application', 'device-store', 'Deletes the store and its key'],
      ],
      failure: {
        when: 'The device never comes online again.',
        response:
          'Its store stays encrypted with a key that needs the person’s sign-in and is given up after 72 hours without contact; its tokens are refused from the first minute.',
      },
      shows: /\b(?:lost|stolen|wip(?:e|ed)|encrypt\w*|devices?)\b/i,
    },
  ],
  targets: [
    {
      topic: 'availability',
      proposal: '99.9 % measured monthly for synchronisation',
      reason: 'work goes on without it for some hours',
    },
    {
      topic: 'response time',
      proposal: 'first screen within 2 seconds of a cold start',
      reason: 'Android counts 5 seconds as excessive',
      basis: 'Android vitals, app startup time',
    },
    {
      topic: 'recovery',
      proposal: 'RPO 5 minutes and RTO 4 hours',
      reason: 'devices keep what was not confirmed and send it again',
    },
    { topic: 'retention', proposal: 'work on the device for 14 days', reason: 'a lost device should hold as little as possible' },
    {
      topic: 'volume',
      proposal: 'devices, entries and photographs a day counted in a pilot',
      reason: 'transfer and storage follow from them',
    },
  ],
  questions: [
    {
      asks: 'The brief does not say how stable the application must be. Which share of crashes is borne?',
      unless: /\bcrash\w*\b/i,
      proposal: 'Crashes seen by fewer than 1 % of daily users',
      reason: 'from 1.09 % on the store shows an application less',
      basis: 'Google Play, Android vitals, bad behaviour threshold',
      owner: 'Product owner',
    },
    {
      asks: 'The brief does not say whose devices are used. Do people use their own, or managed ones?',
      unless:
        /\b(?:managed devices?|MDM|Intune|BYOD|own (?:phones?|devices?)|company (?:phones?|devices?)|corporate devices?|customers?)\b/i,
      proposal: 'Managed devices, with the application’s store separate from everything private',
      reason: 'a device that nobody manages cannot be wiped as a whole',
      owner: 'Chief information security officer',
    },
    {
      asks: 'The brief does not name the oldest system version to be supported. Which one?',
      unless: /\b(?:iOS|Android) \d+|\boldest\b|\bolder (?:phones?|devices?)\b/i,
      proposal: 'The present and the two major versions before it, on iOS and Android',
      reason: 'older ones get no security updates',
      owner: 'Product owner',
    },
  ],
  ...mobileAppChoices,
}
