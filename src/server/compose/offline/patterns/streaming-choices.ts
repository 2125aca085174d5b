import type { Choices } from './pattern.ts'

/** What the streaming pattern decides, risks, costs and delivers. */
export const streamingChoices: Choices = {
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
    {
      title: 'Count by event time, and correct for late events',
      context: 'Events reach the stream out of order: phones lose their signal, and sources send in bursts.',
      options: [
        {
          name: 'Event time with a waiting time, then corrections',
          merit: 'Figures are right for the time they are about, and replaying gives the same result.',
          drawback: 'The latest window is provisional, which screens must show.',
        },
        {
          name: 'Arrival time',
          merit: 'Simple, and never corrected.',
          drawback: 'A delay at a source looks like a fall in business, and a replay gives other figures.',
        },
        {
          name: 'Event time, late events dropped',
          merit: 'Figures are final early.',
          drawback: 'Totals never agree with the source.',
        },
      ],
      outcome: '{stream-processing} counts by event time; the waiting time is set for each measure with its owner.',
      consequences: 'Each night the day’s figures are compared with the source, and the difference is published.',
      answers: /\b(?:late|out of order|totals?|figures|aggregat\w+|agree\w*|(?<!go[- ])live)\b/i,
      needs: 'stream-processing',
    },
    {
      title: 'At least once, with repeats dropped by id',
      context: 'After a fault an event is either delivered again or lost; no network can promise once only by itself.',
      options: [
        {
          name: 'At least once, repeats dropped by event id',
          merit: 'Nothing is lost, and each target stays simple.',
          drawback: 'Sources must make an id that survives their own retries.',
        },
        {
          name: 'Transactions from stream to target',
          merit: 'Repeats never show.',
          drawback: 'Slower, and only where both ends support it.',
        },
        {
          name: 'At most once',
          merit: 'Fastest.',
          drawback: 'Events are lost at each restart, and nobody knows which.',
        },
      ],
      outcome: '{stream-processing} keeps the ids of recent events and writes to targets by key.',
      consequences: 'The id is part of each schema; a source that cannot make one gets a hash of its content.',
      answers: /\b(?:lost|duplicat\w*|twice|exactly once|repeat\w*|reliab\w+)\b/i,
      needs: 'stream-processing',
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
    {
      text: 'One key has most of the events, and its partition falls behind while others idle.',
      likelihood: 'medium',
      impact: 'medium',
      mitigation: 'Measure events by key on real data before the key is fixed, and split the busiest by a second part.',
      owner: 'Data engineering lead',
    },
    {
      text: 'A source changes its event without notice, and processing stops or misreads it.',
      likelihood: 'high',
      impact: 'medium',
      mitigation:
        'Refuse incompatible schema versions at the intake, and test each source’s release against the registered schema.',
      owner: 'Source system owner',
    },
  ],
  costs: [
    { item: 'Event intake', capability: 'event-stream', measuredBy: 'throughput', unit: 'events at peak', period: 'month' },
    { item: 'Stream processing, always on', capability: 'stream-processing', unit: 'environment', period: 'month' },
    { item: 'Event history', capability: 'lake', measuredBy: 'data volume', unit: 'TB stored', period: 'month' },
  ],
  workstreams: [
    {
      name: 'Event schemas and intake',
      share: 0.25,
      deliverables: ['Event schemas with owners', 'Intake with quotas and grants for each source'],
      after: [],
    },
    {
      name: 'Event processing',
      share: 0.45,
      deliverables: ['Stream jobs with replay test', 'Nightly comparison with the sources', 'Load test at twice the stated peak'],
      after: ['Event schemas and intake'],
    },
  ],
  terms: [
    ['Event', 'A record of something that happened, with the time at which it happened.'],
    ['Replay', 'Reading past events again, for instance after a fault was mended.'],
    ['Event time', 'When something happened, as against when it was received.'],
    ['Partition', 'A part of a stream in which order holds; events of one key share one.'],
  ],
}
