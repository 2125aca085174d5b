import type { Choices } from './pattern.ts'

/** What the telemetry pattern decides, risks, costs and delivers. */
export const iotTelemetryChoices: Choices = {
  decisions: [
    {
      title: 'Recent readings in a time-series store, all readings as files',
      context:
        'Operators ask about the last hours at full rate, engineers about years of trend, and models read everything at once.',
      options: [
        {
          name: 'Time-series store for recent readings and aggregates, open files for all',
          merit: 'Quick where people wait, cheap where volume grows, and models read files without slowing the operators.',
          drawback: 'Two copies of recent readings, which must be reconciled each day.',
        },
        {
          name: 'Everything in the time-series store',
          merit: 'One store and one query language.',
          drawback: 'Old readings at full rate cost most and are asked for least.',
        },
        {
          name: 'Everything as files',
          merit: 'Cheapest.',
          drawback: 'Seconds to minutes for a question about the last five minutes.',
        },
        {
          name: 'A general relational database',
          merit: 'Skills are there.',
          drawback: 'Write rate and deletion by age become its bottleneck as devices grow.',
        },
      ],
      outcome: '{time-series-store} answers on recent readings; {lake} keeps them all.',
      consequences: 'Each measure has a period at full rate and a period as aggregates, which its owner sets.',
      answers: /\b(?:time[- ]series|histor\w+|readings?|trend\w*|years?|kept|retain\w*|quer\w+)\b/i,
      needs: 'time-series-store',
    },
    {
      title: 'Each device has its own certificate and speaks MQTT',
      context: 'Devices stand where anybody can reach them, on lines that are slow and fail.',
      options: [
        {
          name: 'MQTT over TLS, a certificate for each device',
          merit: 'Small messages, a session that survives a lost line, and one stolen device can be shut out alone.',
          drawback: 'Certificates must be put in by the maker and renewed in the field.',
        },
        {
          name: 'HTTPS with a shared key',
          merit: 'Every device and developer can do it.',
          drawback: 'One leaked key opens the gateway to anyone, and commands cannot reach a waiting device.',
        },
        {
          name: 'A gateway at each site that speaks for its devices',
          merit: 'Old devices with plain protocols can stay as they are.',
          drawback: 'One more machine at each site to fit, patch and guard.',
        },
      ],
      outcome:
        '{device-gateway} admits devices by certificate; where devices cannot carry one, a gateway at the site holds it for them.',
      consequences: 'The maker’s process of putting in certificates is audited before the first delivery.',
      answers: /\b(?:devices?|MQTT|certificates?|secur\w+|encrypt\w*|protocols?|OPC|provision\w*|sensors?|meters?)\b/i,
      needs: 'device-gateway',
    },
    {
      title: 'Alarms are computed on the stream',
      context: 'A limit that is passed should be known in seconds, once, and not for every flicker around it.',
      options: [
        {
          name: 'On the stream, with a limit, a time and a release limit',
          merit: 'Within seconds, over several readings, and the same rule for every site.',
          drawback: 'Needs the line to the site.',
        },
        {
          name: 'At the edge',
          merit: 'Works without the line and in milliseconds.',
          drawback: 'Rules must be rolled out to every site, and differ when a roll-out fails.',
        },
        {
          name: 'By a query every few minutes',
          merit: 'Nothing but the store is needed.',
          drawback: 'Minutes late, and short events between two queries are missed.',
        },
      ],
      outcome:
        '{stream-processing} raises and clears alarms; anything that protects life or machine stays in the local controller.',
      consequences: 'Limits are data with an owner, not code. The platform is not part of any safety function.',
      answers: /\b(?:alarms?|alert\w*|limits?|thresholds?|within \d+ (?:seconds?|minutes?)|notif\w+|detect\w*)\b/i,
      needs: 'stream-processing',
    },
  ],
  risks: [
    {
      text: 'After an outage all devices come back at once and overload the gateway.',
      likelihood: 'high',
      impact: 'high',
      mitigation:
        'Have devices wait a random time before they reconnect, limit each device’s rate, and test a return of the whole fleet.',
      owner: 'Platform owner',
    },
    {
      text: 'A drifting or failed sensor is taken for a change in the process, and people act on it.',
      likelihood: 'high',
      impact: 'medium',
      mitigation:
        'Check range, rate of change and neighbours, mark suspect readings, and show calibration dates beside the values.',
      owner: 'Asset engineer',
    },
    {
      text: 'A stolen device or key is used to send false readings or to reach other devices.',
      likelihood: 'medium',
      impact: 'high',
      mitigation:
        'One certificate a device with rights to its own topics only, shut-out within minutes, and an alert on unusual rates or places.',
      owner: 'Security lead',
    },
    {
      text: 'Someone raises the sampling rate, and volume and cost grow many times over.',
      likelihood: 'medium',
      impact: 'medium',
      mitigation:
        'Set rate and period by measure in the device’s configuration, budget messages by device type, and alert on growth.',
      owner: 'Platform owner',
    },
  ],
  costs: [
    { item: 'Device gateway', capability: 'device-gateway', measuredBy: 'devices', unit: 'device', period: 'month' },
    { item: 'Reading stream', capability: 'event-stream', measuredBy: 'throughput', unit: 'readings at peak', period: 'month' },
    { item: 'Stream processing, always on', capability: 'stream-processing', unit: 'environment', period: 'month' },
    { item: 'Time-series store', capability: 'time-series-store', measuredBy: 'data volume', unit: 'TB stored', period: 'month' },
    { item: 'Reading history as files', capability: 'lake', measuredBy: 'data volume', unit: 'TB stored', period: 'month' },
    { item: 'Edge gateways', capability: 'edge-gateway', measuredBy: 'sites', unit: 'site', period: 'once' },
  ],
  workstreams: [
    {
      name: 'Devices and intake',
      share: 0.35,
      deliverables: [
        'Message format and certificates agreed with makers',
        'Gateway with the first device type',
        'Test of a return of the whole fleet',
      ],
      after: [],
    },
    {
      name: 'Readings, alarms and history',
      share: 0.4,
      deliverables: ['Time-series store with aggregates', 'Alarm rules with owners', 'History as files, reconciled each day'],
      after: ['Devices and intake'],
    },
    {
      name: 'Roll-out to the sites',
      share: 0.25,
      deliverables: ['Pilot site watched for a month', 'Roll-out by site with a list of silent devices'],
      after: ['Readings, alarms and history'],
    },
  ],
  terms: [
    ['Reading', 'One measured value with the time at which it was taken.'],
    ['Edge', 'Computing at the site, close to the devices.'],
    ['MQTT', 'A light message protocol for devices on poor lines.'],
    ['Downsampling', 'Replacing many old readings by their average, least and greatest over a longer step.'],
    ['Silent device', 'A device from which readings are expected and none arrive.'],
  ],
}
