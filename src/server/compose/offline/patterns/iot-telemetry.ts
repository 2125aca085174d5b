import { iotTelemetryChoices } from './iot-telemetry-choices.ts'
import { iotTelemetryData } from './iot-telemetry-data.ts'
import type { Pattern } from './pattern.ts'

export const iotTelemetry: Pattern = {
  id: 'iot-telemetry',
  name: 'Device telemetry',
  noun: 'telemetry platform',
  approach:
    'Devices are admitted one by one, send their readings through a gateway that bears lost lines, and are watched within seconds; recent readings are kept by time for quick questions, all readings as open files for history.',
  calledBy: [
    { words: /\bIoT\b|\bInternet of Things\b/, weight: 6 },
    { words: /\b(?:sensors?|smart meters?|meter readings?|telematics|SCADA|PLCs?|historians?)\b/i, weight: 3 },
    { words: /\btelemetry\b/i, weight: 3 },
    { words: /\btime[- ]series\b/i, weight: 4 },
    { words: /\bMQTT\b|\bOPC[ -]?UA\b|\bLoRaWAN\b|\bModbus\b|\bNB-IoT\b/i, weight: 5 },
    {
      words:
        /\b(?:connected|field|edge|remote) devices?\b|\bdevice (?:provisioning|management|registry|fleet|certificates?)\b|\bfirmware\b/i,
      weight: 4,
    },
    {
      words: /\b(?:IoT Hub|IoT Core|IoT Edge|Greengrass|TimescaleDB|InfluxDB|Timestream|EMQX|Mosquitto|HiveMQ|PI System)\b/,
      weight: 4,
    },
    { words: /\bcondition monitoring\b/i, weight: 2 },
  ],
  elements: [
    { capability: 'device-gateway' },
    {
      capability: 'event-stream',
      name: 'Reading stream',
      responsibility: 'Keeps readings in order for each device, so that a fault in processing loses none of them.',
    },
    { capability: 'time-series-store' },
    {
      capability: 'stream-processing',
      responsibility: 'Checks range and time of each reading, drops repeats, computes short aggregates and raises alarms.',
    },
    {
      capability: 'lake',
      responsibility:
        'Keeps every reading as open files by day and device type, for models, audits and questions nobody has asked yet.',
    },
    { capability: 'edge-gateway', optional: true },
    { capability: 'dashboards' },
    { capability: 'api-gateway', optional: true },
    {
      capability: 'event-broker',
      optional: true,
      responsibility: 'Delivers alarms to the systems and people that act on them, and parks what cannot be delivered.',
    },
  ],
  relations: [
    {
      from: 'edge-gateway',
      to: 'device-gateway',
      label: 'Sends a site’s readings in order, and what it kept while the line was down',
      technology: 'MQTT over TLS',
      synchronous: false,
    },
    {
      from: 'device-gateway',
      to: 'event-stream',
      label: 'Publishes readings with device, sequence number and both times',
      technology: 'Messages',
      synchronous: false,
    },
    {
      from: 'event-stream',
      to: 'stream-processing',
      label: 'Delivers readings in order for each device',
      technology: 'Consumer group',
      synchronous: false,
    },
    {
      from: 'stream-processing',
      to: 'time-series-store',
      label: 'Writes checked readings, aggregates and alarms',
      technology: 'Batched writes',
      synchronous: false,
    },
    {
      from: 'stream-processing',
      to: 'lake',
      label: 'Appends every reading for history',
      technology: 'Micro-batches',
      synchronous: false,
    },
    {
      from: 'stream-processing',
      to: 'event-broker',
      label: 'Publishes alarms as they are raised and cleared',
      technology: 'Messages',
      synchronous: false,
    },
    {
      from: 'time-series-store',
      to: 'dashboards',
      label: 'Supplies present and past readings and alarms',
      technology: 'SQL over TLS',
      synchronous: true,
    },
    {
      from: 'api-gateway',
      to: 'time-series-store',
      label: 'Reads readings over a span of time for callers',
      technology: 'SQL over TLS',
      synchronous: true,
    },
    {
      from: 'api-gateway',
      to: 'device-gateway',
      label: 'Forwards commands to devices, for named roles',
      technology: 'HTTPS, JSON',
      synchronous: true,
    },
    {
      from: 'time-series-store',
      to: 'model-lifecycle',
      label: 'Supplies readings to train and score models',
      technology: 'Bulk export',
      synchronous: false,
      unless: 'lake',
    },
    {
      from: 'device-gateway',
      to: 'secrets',
      label: 'Checks device certificates against the issuing authority',
      technology: 'X.509 over TLS',
      synchronous: true,
    },
    {
      from: 'device-gateway',
      to: 'observability',
      label: 'Reports devices that are silent, refused or too talkative',
      technology: 'OpenTelemetry',
      synchronous: false,
    },
    {
      from: 'time-series-store',
      to: 'identity',
      label: 'Has readers signed in',
      technology: 'OpenID Connect',
      synchronous: true,
      unless: 'dashboards',
    },
  ],
  ...iotTelemetryData,
  scenarios: [
    {
      name: 'A reading becomes visible and raises an alarm',
      trigger: 'A device takes a reading.',
      steps: [
        ['source', 'device-gateway', 'Sends the reading under its own certificate'],
        ['source', 'edge-gateway', 'Hands the reading over within the site'],
        ['edge-gateway', 'device-gateway', 'Passes it on at once while the line is up'],
        ['device-gateway', 'event-stream', 'Passes it on with both times'],
        ['event-stream', 'stream-processing', 'Delivers it in order for its device'],
        ['stream-processing', 'time-series-store', 'Writes it, and an alarm if it is past a limit for the agreed time'],
        ['stream-processing', 'event-broker', 'Publishes the alarm once, not with each reading'],
        ['stream-processing', 'lake', 'Appends it for history'],
        ['person', 'dashboards', 'Sees the alarm with the readings around it'],
      ],
      failure: {
        when: 'A value is impossible, or the device’s clock is wrong.',
        response:
          'The reading is kept and marked suspect, raises no process alarm and counts in no aggregate; a run of suspect readings raises an alarm about the device instead.',
      },
      shows: /\b(?:alarms?|alert\w*|within \d+ (?:seconds?|minutes?)|readings?|telemetry|visible|threshold|real[- ]time|live)\b/i,
    },
    {
      name: 'A site is cut off and catches up',
      trigger: 'The line to a site fails and comes back hours later.',
      steps: [
        ['source', 'edge-gateway', 'Goes on sending readings within the site'],
        ['edge-gateway', 'device-gateway', 'Sends what it kept, oldest first, at a limited rate beside the live readings'],
        ['device-gateway', 'event-stream', 'Passes on both'],
        ['stream-processing', 'time-series-store', 'Fills the gap by the readings’ own time and corrects the aggregates'],
      ],
      failure: {
        when: 'The outage outlasts what the site can keep.',
        response:
          'The oldest readings are thinned out before any is lost, alarms are kept to the last, and the gap is marked as such in every view.',
      },
      shows: /\b(?:offline|connect\w+|outage|signal|buffer\w*|line|lost|edge|catch up|late)\b/i,
    },
    {
      name: 'A device is admitted, and shut out',
      trigger: 'A fitter installs a device, or one is reported stolen.',
      steps: [
        ['device-gateway', 'secrets', 'Checks the certificate that the maker put into the device'],
        ['device-gateway', 'event-stream', 'Passes on the readings of the admitted device, with its site and type'],
        ['device-gateway', 'observability', 'Reports the admission, or the refused attempt of a device that was shut out'],
      ],
      failure: {
        when: 'A certificate is unknown, expired or withdrawn.',
        response:
          'The device is refused without an answer that tells why, the attempt is logged, and a known device gets its renewal in good time before the end.',
      },
      shows: /\b(?:provision\w*|install\w*|certificates?|stolen|onboard\w*|firmware|device (?:identity|security)|secur\w+)\b/i,
    },
  ],
  targets: [
    {
      topic: 'freshness',
      proposal: '95 % of readings visible and alarms raised within 10 seconds of their arrival at the gateway',
      reason: 'people act in minutes; what must react in milliseconds is a controller’s task, not a platform’s',
    },
    {
      topic: 'volume',
      proposal:
        'devices, readings a device and bytes a reading, counted in the first two weeks, and a reconnect of all devices at once as the peak',
      reason: 'the peak is the hour after an outage',
    },
    {
      topic: 'availability',
      proposal: '99.9 % measured monthly for the device gateway',
      reason: 'the level that Azure IoT Hub and AWS IoT Core state in their service agreements',
    },
    {
      topic: 'retention',
      proposal:
        'raw readings 90 days in the time-series store, hourly aggregates 5 years, and all readings as files as long as the asset lives',
      reason: 'recent readings are asked for at full rate, old ones as trends',
    },
    {
      topic: 'recovery',
      proposal: 'RPO zero for readings that the gateway acknowledged, and RTO 1 hour',
      reason: 'devices and sites keep readings for some hours at most',
    },
    {
      topic: 'accuracy',
      proposal: '99 % of expected readings received in a day, by device type',
      reason: 'a reading that is missing tells as much as one that is wrong',
    },
  ],
  ...iotTelemetryChoices,
}
