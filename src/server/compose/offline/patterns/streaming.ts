import type { Pattern } from './pattern.ts'
import { streamingChoices } from './streaming-choices.ts'
import { streamingData } from './streaming-data.ts'

export const streaming: Pattern = {
  id: 'streaming',
  name: 'Event streaming',
  noun: 'event streaming platform',
  approach:
    'Events are accepted as they happen into an ordered, replayable stream, and are joined and aggregated by their own time within seconds; the same events land in storage for history.',
  calledBy: [
    { words: /\b(?:near[- ])?real[- ]time\b/i, weight: 3 },
    { words: /\bevents? (?:per|a|each) second\b|\bevents\/s\b/i, weight: 5 },
    { words: /\bevents? (?:must|should|shall|are|from|stream\w*|feed)\b/i, weight: 2 },
    { words: /\bstreaming\b|\b(?:event|data) streams?\b|\bclick-?streams?\b/i, weight: 4 },
    { words: /\b(?:older than|within) \d+ seconds\b(?! \(p)/i, weight: 2 },
    { words: /\bright now\b|\blive dashboard\b|\bpage views\b/i, weight: 2 },
    { words: /\b(?:Kafka|Kinesis|Event Hubs?|Pub\/?Sub|Flink|Pulsar|Redpanda)\b/, weight: 3 },
  ],
  elements: [
    { capability: 'event-stream' },
    { capability: 'stream-processing' },
    { capability: 'lake' },
    { capability: 'dashboards', optional: true },
    { capability: 'schema-registry', optional: true },
  ],
  relations: [
    {
      from: 'event-stream',
      to: 'stream-processing',
      label: 'Delivers events in order for each key',
      technology: 'Consumer group',
      synchronous: false,
    },
    {
      from: 'stream-processing',
      to: 'event-stream',
      label: 'Returns events that cannot be processed, with the reason',
      technology: 'Dead-letter topic',
      synchronous: false,
    },
    {
      from: 'stream-processing',
      to: 'lake',
      label: 'Appends cleansed events for history and replay',
      technology: 'Micro-batches',
      synchronous: false,
    },
    {
      from: 'stream-processing',
      to: 'warehouse',
      label: 'Refreshes short aggregates for live figures',
      technology: 'Streaming upsert',
      synchronous: false,
    },
    {
      from: 'stream-processing',
      to: 'dashboards',
      label: 'Pushes live figures as they change',
      technology: 'Streaming data set over HTTPS',
      synchronous: false,
      unless: 'warehouse',
    },
    {
      from: 'stream-processing',
      to: 'schema-registry',
      label: 'Reads the schema that an event was written with',
      technology: 'HTTPS, Avro schema',
      synchronous: true,
    },
    {
      from: 'event-stream',
      to: 'schema-registry',
      label: 'Has each event’s schema version checked on arrival',
      technology: 'HTTPS, Avro schema',
      synchronous: true,
    },
    {
      from: 'stream-processing',
      to: 'scoring',
      label: 'Requests a score for a new event',
      technology: 'HTTPS, JSON',
      synchronous: true,
      unless: 'api-gateway',
    },
  ],
  ...streamingData,
  scenarios: [
    {
      name: 'An event becomes visible',
      trigger: 'Something happens in a source.',
      steps: [
        ['source', 'event-stream', 'Publishes the event with its key and time'],
        ['event-stream', 'stream-processing', 'Delivers it in order for its key'],
        ['stream-processing', 'scoring', 'Asks for a score of the new event', 'api-gateway'],
        ['stream-processing', 'feature-store', 'Updates the features that depend on it'],
        ['stream-processing', 'lake', 'Appends it for history'],
        ['stream-processing', 'warehouse', 'Refreshes the live figures'],
        ['stream-processing', 'dashboards', 'Pushes the changed figures', 'warehouse'],
      ],
      failure: {
        when: 'Processing stops, or events arrive late or twice.',
        response:
          'The stream keeps what was not read; processing resumes at its last checkpoint. Repeats are dropped by their id, and late events correct the figures of their own time.',
      },
      shows: /\b(?:events?|real[- ]time|within \d+ seconds|older than|(?<!go[- ])live|page views)\b/i,
    },
    {
      name: 'Past events are read again after a fault',
      trigger: 'A fault in processing has been mended, and its figures are wrong for some hours.',
      steps: [
        ['event-stream', 'stream-processing', 'Delivers events again from before the fault, to a second copy of the job'],
        ['stream-processing', 'lake', 'Writes corrected events and figures beside the wrong ones'],
        ['stream-processing', 'warehouse', 'Swaps the corrected figures in'],
        ['stream-processing', 'observability', 'Reports how many figures changed, and by how much'],
      ],
      failure: {
        when: 'The fault is older than what the stream keeps.',
        response: 'The events are read from storage instead, at a rate that leaves room for live ones.',
      },
      shows: /\b(?:again|replay\w*|re-?process\w*|fault|recover\w*|correct\w*|lost)\b/i,
    },
    {
      name: 'An event cannot be processed',
      trigger: 'An event has an unknown schema version or an impossible value.',
      steps: [
        ['event-stream', 'stream-processing', 'Delivers the event'],
        ['stream-processing', 'event-stream', 'Sets it aside with the reason and goes on with the next'],
        ['stream-processing', 'observability', 'Counts it by type and source'],
      ],
      failure: {
        when: 'A whole source sends such events.',
        response:
          'Above the agreed share the source is paused and its owner called; events set aside are put back in order once the schema is known.',
      },
      shows: /\b(?:schema|invalid|malformed|set aside|cannot be processed|dead[- ]letter|quality|reject\w*)\b/i,
    },
  ],
  targets: [
    {
      topic: 'freshness',
      proposal: '95 % of events visible within 60 seconds',
      reason: 'what stream processing reaches without reserved capacity',
    },
    {
      topic: 'volume',
      proposal: 'events at peak, measured on the sources in the first two weeks',
      reason: 'partitions are sized for the peak, not the mean',
    },
    {
      topic: 'availability',
      proposal: '99.9 % measured monthly for event intake',
      reason: 'what is not accepted may be lost at its source; the large clouds state at least this for their streams',
    },
    {
      topic: 'recovery',
      proposal: 'RPO zero for acknowledged events and RTO 30 minutes',
      reason: 'the stream keeps what it acknowledged, and processing restarts from a checkpoint',
    },
    {
      topic: 'retention',
      proposal: '7 days in the stream and 13 months in storage',
      reason: 'long enough to replay a week’s fault, and the default of Apache Kafka (log.retention.hours 168)',
    },
  ],
  ...streamingChoices,
}
