import type { Pattern } from './pattern.ts'

/** What the telemetry pattern keeps and offers. */
export const iotTelemetryData: Pick<Pattern, 'dataEntities' | 'interfaces'> = {
  dataEntities: [
    {
      name: 'Reading',
      description: 'One measured value of one device, with the time at which it was taken and the time at which it arrived.',
      store: 'time-series-store',
      classification: 'confidential',
      fields: [
        ['device_id', 'text', 'Device that took it', 'internal'],
        ['measure', 'text', 'What is measured, with its unit', 'internal'],
        ['taken_at', 'timestamp', 'By the device’s clock', 'internal'],
        ['arrived_at', 'timestamp', 'By the gateway’s clock; a large difference marks a wrong clock or a late reading', 'internal'],
        ['sequence', 'number', 'Counted by the device; gaps and repeats show in it', 'internal'],
        ['value', 'decimal', 'The value', 'confidential'],
        ['quality', 'text', 'Good, suspect, late or filled in', 'internal'],
      ],
    },
    {
      name: 'Device',
      description: 'A device with its place, type and state, as far as readings have to be understood by it.',
      store: 'time-series-store',
      classification: 'internal',
      fields: [
        ['device_id', 'text', 'Same as in its certificate', 'internal'],
        ['device_type', 'text', 'Maker, model and firmware', 'internal'],
        ['asset', 'text', 'What it is fitted to', 'internal'],
        ['site', 'text', 'Where it stands', 'confidential'],
        ['state', 'text', 'Expected, active, silent, shut out or retired', 'internal'],
        ['fitted_at', 'timestamp', 'Since when; a replaced device ends and a new one begins', 'internal'],
      ],
    },
    {
      name: 'Alarm',
      description: 'A limit that was passed for the agreed time, from its beginning to its end.',
      store: 'time-series-store',
      classification: 'confidential',
      fields: [
        ['device_id', 'text', 'Device', 'internal'],
        ['rule', 'text', 'Limit and time', 'internal'],
        ['raised_at', 'timestamp', 'Beginning', 'internal'],
        ['cleared_at', 'timestamp', 'End; empty while it lasts', 'internal'],
        ['acknowledged_by', 'text', 'Who took it up', 'confidential'],
      ],
    },
    {
      name: 'Reading file',
      description: 'All readings of a day and device type in one open file, late ones added as further files.',
      store: 'lake',
      classification: 'confidential',
      fields: [
        ['day', 'date', 'Day on which the readings were taken', 'internal'],
        ['device_type', 'text', 'Type of device', 'internal'],
        ['schema_version', 'text', 'Version of the message format', 'internal'],
        ['rows', 'number', 'Readings in it, for reconciliation with the gateway’s count', 'internal'],
      ],
    },
  ],
  interfaces: [
    {
      name: 'Telemetry intake',
      provider: 'device-gateway',
      consumers: ['edge-gateway', 'event-stream'],
      operations: [
        {
          name: 'Send readings',
          request: 'MQTT message under the device’s certificate, with sequence number and time',
          response: 'Acknowledged once stored (MQTT quality of service 1: at least once)',
          errors: [
            'Refused: certificate unknown, expired or withdrawn',
            'Slowed: over the device’s rate',
            'Parked: format unknown',
          ],
        },
        {
          name: 'Receive a command',
          request: 'Subscription of the device to its own topic',
          response: 'Command with id and last time of validity; the device reports its outcome',
          errors: ['Expired before the device was reached', 'Refused by the device'],
        },
      ],
    },
    {
      name: 'Readings over a span of time',
      provider: 'time-series-store',
      consumers: ['dashboards', 'api-gateway', 'model-lifecycle', 'stream-processing'],
      operations: [
        {
          name: 'Query readings',
          request: 'Devices or site, measure, span and step',
          response: 'Values at that step with their quality, and gaps marked',
          errors: ['Span too long for that step', 'No right to the site'],
        },
        {
          name: 'List alarms',
          request: 'Site, span and state',
          response: 'Alarms with their readings',
          errors: ['No right to the site'],
        },
      ],
    },
  ],
}
