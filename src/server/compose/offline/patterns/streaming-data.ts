import type { Pattern } from './pattern.ts'

/** What the streaming pattern keeps and offers. */
export const streamingData: Pick<Pattern, 'dataEntities' | 'interfaces'> = {
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
    {
      name: 'Event set aside',
      description: 'An event that could not be processed, kept with the reason until it is put back or discarded.',
      store: 'event-stream',
      classification: 'personal',
      fields: [
        ['event_id', 'text', 'The event', 'internal'],
        ['reason', 'text', 'Schema unknown, value impossible, or target refused it', 'internal'],
        ['attempts', 'number', 'How often it was tried', 'internal'],
        ['set_aside_at', 'timestamp', 'When', 'internal'],
      ],
    },
    {
      name: 'Windowed figure',
      description: 'A count or sum over a span of event time, corrected as late events arrive.',
      store: 'lake',
      classification: 'internal',
      fields: [
        ['measure', 'text', 'What is counted', 'internal'],
        ['window_start', 'timestamp', 'Beginning of the span, in event time', 'internal'],
        ['window_end', 'timestamp', 'End of the span', 'internal'],
        ['value', 'decimal', 'Count or sum', 'internal'],
        ['final', 'true or false', 'Whether late events may still change it', 'internal'],
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
          request: 'Events with key, time and schema version, up to the size and number that the broker is set to',
          response: 'Acknowledged once stored on more than one machine',
          errors: [
            'Unknown schema version',
            'Too large: the event is over the broker’s limit',
            'Throttled: try again after the time given',
          ],
        },
        {
          name: 'Read again',
          request: 'Topic and a past time',
          response: 'Events from then on, in order for each key',
          errors: ['Too old: the time is before what is kept', 'Not allowed: the consumer has no grant on the topic'],
        },
      ],
    },
    {
      name: 'Live figures',
      provider: 'stream-processing',
      consumers: ['dashboards', 'warehouse', 'scoring'],
      operations: [
        {
          name: 'Follow a figure',
          request: 'Measure and filter',
          response: 'Value with the end of its window, and a new one as it changes',
          errors: ['Unknown measure', 'Behind: the figure’s age is over the agreed limit'],
        },
      ],
    },
  ],
}
