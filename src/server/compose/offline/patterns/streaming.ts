import type { Pattern } from './pattern.ts'

export const streaming: Pattern = {
  id: 'streaming',
  name: 'Event streaming',
  noun: 'event streaming platform',
  approach:
    'Events are accepted as they happen into an ordered, replayable stream, and are joined and aggregated by their own time within seconds; the same events land in storage for history.',
  calledBy: [
    { words: /\b(?:near[- ])?real[- ]time\b/i, weight: 3 },
    { words: /\bevents? (?:per|a|each) second\b|\bevents\/s\b/i, weight: 5 },
    { words: /\bevents? (?:must|should|shall|are|from|stream\w*|feed)\b/i, weight: 3 },
    { words: /\bstreaming\b|\bclickstream\b|\btelemetry\b|\btelematics\b|\bsensors?\b|\bIoT\b/i, weight: 4 },
    { words: /\b(?:older than|within) \d+ seconds\b(?! \(p)/i, weight: 2 },
    { words: /\bright now\b|\blive dashboard\b|\bpage views\b/i, weight: 2 },
    { words: /\b(?:Kafka|Kinesis|Event Hubs?|Pub\/?Sub|Flink)\b/, weight: 4 },
  ],
  elements: [{ capability: 'event-stream' }, { capability: 'stream-processing' }, { capability: 'lake' }],
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
      to: 'scoring',
      label: 'Requests a score for a new event',
      technology: 'HTTPS, JSON',
      synchronous: true,
      unless: 'api-gateway',
    },
  ],
  dataEntities: [
    {
      name: 'Event',
      description: 'Something that happened, as its source reported it, with the time at which it happened.',
      store: 'event-stream',
      classification: 'personal',
      fields: [
        ['event_id', 'text', 'Made by the source; a repeat has the same one', 'internal'],
        ['event_type', 'text', 'Kind and version of its schema', 'internal'],
        ['subject_key', 'text', 'Key that keeps events of one subject in order', 'personal'],
        ['occurred_at', 'timestamp', 'When it happened', 'internal'],
        ['payload', 'structured', 'What happened', 'personal'],
      ],
    },
  ],
  interfaces: [
    {
      name: 'Event intake',
      provider: 'event-stream',
      consumers: ['stream-processing'],
      operations: [
        {
          name: 'Publish events',
          request: 'Up to 500 events with key, time and schema version',
          response: 'Acknowledged once stored',
          errors: ['Unknown schema version', 'Too large: an event is over 256 kB', 'Throttled: try again after the time given'],
        },
        {
          name: 'Read again',
          request: 'Topic and a past time',
          response: 'Events from then on, in order for each key',
          errors: ['Too old: the time is before what is kept'],
        },
      ],
    },
  ],
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
      ],
      failure: {
        when: 'Processing stops, or events arrive late or twice.',
        response:
          'The stream keeps what was not read; processing resumes at its last checkpoint. Repeats are dropped by their id, and late events correct the figures of their own time.',
      },
      shows: /\b(?:events?|real[- ]time|within \d+ seconds|older than|live|page views)\b/i,
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
      reason: 'what is not accepted may be lost at its source',
    },
    {
      topic: 'retention',
      proposal: '7 days in the stream and 13 months in storage',
      reason: 'long enough to replay a week’s fault',
    },
  ],
  decisions: [
    {
      title: 'A stream for what cannot wait, scheduled loads for the rest',
      context: 'Some data is needed within seconds, most only by morning. A stream can carry both, at a price in cost and skill.',
      options: [
        {
          name: 'Both, each where it fits',
          merit: 'Only the sources with a stated need for seconds carry the effort of a stream.',
          drawback: 'Two ways in, with two kinds of monitoring.',
        },
        {
          name: 'Everything over the stream',
          merit: 'One way in.',
          drawback: 'Sources that can only hand over files need an adapter, and full reloads fill the stream.',
        },
        {
          name: 'Frequent small batches',
          merit: 'One technology and simple restarts.',
          drawback: 'Minutes, not seconds, and a steady load on the source systems.',
        },
      ],
      outcome: '{event-stream} takes events where the brief asks for seconds; all else arrives on a schedule.',
      consequences: 'Each event type has a schema with a version and an owner. Consumers must bear repeats and late events.',
      answers: /\b(?:events?|real[- ]time|within \d+ seconds|older than \d+)\b/i,
      needs: 'event-stream',
    },
  ],
  risks: [
    {
      text: 'Events come late, twice or out of order, and figures that people act on are wrong.',
      likelihood: 'high',
      impact: 'medium',
      mitigation: 'Count by the event’s own time, drop repeats by id, and compare the day’s figures with the source each night.',
      owner: 'Data engineering lead',
    },
    {
      text: 'A peak is higher than planned and events wait too long.',
      likelihood: 'medium',
      impact: 'high',
      mitigation:
        'Test at twice the stated peak, add partitions before known events, and alert on the age of the oldest unread event.',
      owner: 'Platform owner',
    },
  ],
  costs: [
    { item: 'Event intake', capability: 'event-stream', measuredBy: 'throughput', unit: 'events at peak', period: 'month' },
    { item: 'Stream processing, always on', capability: 'stream-processing', unit: 'environment', period: 'month' },
  ],
  workstreams: [
    {
      name: 'Event intake and processing',
      share: 0.5,
      deliverables: ['Event schemas with owners', 'Stream jobs with replay test', 'Load test at twice the stated peak'],
      after: [],
    },
  ],
  terms: [
    ['Event', 'A record of something that happened, with the time at which it happened.'],
    ['Replay', 'Reading past events again, for instance after a fault was mended.'],
  ],
}
