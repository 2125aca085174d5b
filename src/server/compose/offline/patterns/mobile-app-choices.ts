import type { Choices } from './pattern.ts'

/** What the mobile application pattern decides, risks, costs and delivers. */
export const mobileAppChoices: Choices = {
  decisions: [
    {
      title: 'One code base for both systems',
      context: 'The application must run on iOS and Android. It can be written once, twice, or as a web page.',
      options: [
        {
          name: 'One code base, compiled for both',
          merit: 'One team and one behaviour; device functions are within reach.',
          drawback: 'A new function of a system is there some months later.',
        },
        {
          name: 'Two native applications',
          merit: 'Everything a device can do, on the first day.',
          drawback: 'Everything is built, tested and mended twice.',
        },
        {
          name: 'Web application installed from the browser',
          merit: 'No store, no installing, one release.',
          drawback: 'Work without a network and push messages are limited, on iOS above all.',
        },
      ],
      outcome: '{mobile-application} is one code base; what a device does differently stands behind a narrow interface.',
      consequences: 'Both systems are tested on real devices before each release.',
      answers: /\b(?:iOS|Android|mobile|app|devices?|tablets?)\b/i,
      needs: 'mobile-application',
    },
    {
      title: 'The device works alone and settles up later',
      context:
        'Places without a network are part of the work. Entries can be refused there, be kept and sent, or be merged by the device itself.',
      options: [
        {
          name: 'Keep, send in order, settle conflicts by rule on the server',
          merit: 'Nobody waits for a network, and there is one record that counts.',
          drawback: 'Rules for conflicts have to be agreed for each kind of record.',
        },
        {
          name: 'Only with a network',
          merit: 'Simple and always current.',
          drawback: 'People write on paper and enter it in the evening, with mistakes.',
        },
        {
          name: 'Devices merge among themselves',
          merit: 'Works for days without a server.',
          drawback: 'Hard to explain and to audit, and costly to test.',
        },
      ],
      outcome: '{device-store} keeps what waits; {domain-services} takes each entry once and settles conflicts.',
      consequences: 'Each kind of record gets a rule for conflicts. Devices keep only what the day needs.',
      answers: /\b(?:offline|signal|network|coverage|sync\w*|conflict)\b/i,
      needs: 'device-store',
    },
  ],
  risks: [
    {
      text: 'Old releases stay on devices for months and call interfaces that have changed.',
      likelihood: 'high',
      impact: 'medium',
      mitigation:
        'Keep each interface version for two releases, let the server ask for an update, and watch which versions still call.',
      owner: 'Mobile product owner',
    },
    {
      text: 'A store review delays an urgent correction by days.',
      likelihood: 'medium',
      impact: 'medium',
      mitigation: 'Put new functions behind switches that the server holds, and keep rules that change often on the server.',
      owner: 'Release manager',
    },
    {
      text: 'Entries are lost or doubled when the network comes and goes.',
      likelihood: 'medium',
      impact: 'high',
      mitigation: 'Give every entry a key on the device, confirm each singly, and test with a network that is cut at every step.',
      owner: 'Test lead',
    },
  ],
  costs: [
    { item: 'Synchronisation calls', capability: 'api-gateway', measuredBy: 'throughput', unit: 'environment', period: 'month' },
    { item: 'Service compute', capability: 'domain-services', unit: 'environment', period: 'month' },
    { item: 'Operational database', capability: 'operational-store', unit: 'environment', period: 'month' },
    { item: 'Push messages', capability: 'notifications', measuredBy: 'users', unit: 'service', period: 'month' },
    { item: 'Store accounts and test devices', capability: 'mobile-application', unit: 'lump sum', period: 'year' },
  ],
  workstreams: [
    {
      name: 'Screens and device store',
      share: 0.45,
      deliverables: ['Screens tested where the work is done', 'Encrypted store and wiping'],
      after: [],
    },
    {
      name: 'Synchronisation',
      share: 0.4,
      deliverables: ['Rules for conflicts by kind of record', 'Tests with a network that fails at each step'],
      after: ['Screens and device store'],
    },
    {
      name: 'Pilot and store release',
      share: 0.25,
      deliverables: ['Pilot with one team for four weeks', 'Release in both stores'],
      after: ['Synchronisation'],
    },
  ],
  terms: [['Waiting entry', 'What was entered on a device and has not been confirmed by the server yet.']],
}
