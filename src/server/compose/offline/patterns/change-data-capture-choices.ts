import type { Choices } from './pattern.ts'

/** What the change-data-capture pattern decides, risks, costs and delivers. */
export const changeDataCaptureChoices: Choices = {
  decisions: [
    {
      title: 'Read changes from the database log',
      context: 'Targets must follow {sources} closely, deletions included, without slowing the systems that people work in.',
      options: [
        {
          name: 'Log-based capture',
          merit: 'Sees every change and deletion in commit order, and adds next to no load.',
          drawback: 'Needs rights on the log and a setting at the source that its administrators must agree to.',
        },
        {
          name: 'Query for rows changed since last time',
          merit: 'Works with any database and plain read rights.',
          drawback:
            'Misses deletions and changes between two queries, and rests on a “last changed” column that every program keeps right.',
        },
        {
          name: 'Triggers that write to a change table',
          merit: 'Complete, and needs no rights on the log.',
          drawback: 'Runs inside each transaction of the source and slows it; vendors often refuse support.',
        },
        {
          name: 'Events published by the application (outbox)',
          merit: 'Says what happened in business terms rather than in rows.',
          drawback: 'Every application has to be changed; bought software cannot be.',
        },
      ],
      outcome:
        '{change-capture} reads the logs; a source whose log may not be read is polled, and its deletions are found by comparing keys.',
      consequences: 'Database administrators grant a read-only log account and keep the log long enough to bridge a weekend.',
      answers: /\b(?:CDC|change\w* data|log|replicat\w+|delet\w+|in (?:sync|step)|load on|impact on)\b/i,
      needs: 'change-capture',
    },
    {
      title: 'A durable stream between capture and targets',
      context: 'More than one target will want the same changes, and targets are at times down, slow or rebuilt.',
      options: [
        {
          name: 'Capture once into a stream, apply many times',
          merit: 'Each source is read once; a target can stop, replay or be added without anyone asking the source’s owner.',
          drawback: 'One more part to run, and changes rest there for days and need protection.',
        },
        {
          name: 'Replicate straight from source to target',
          merit: 'Fewest parts and least delay.',
          drawback: 'Each target reads the log again, and a slow target makes the source’s log grow.',
        },
        {
          name: 'Land change files in storage',
          merit: 'Cheapest, and simple to inspect.',
          drawback: 'Minutes of delay, and order within a key is left to every reader.',
        },
      ],
      outcome: '{event-stream} holds the changes by key; {stream-processing} applies them to each target at its own pace.',
      consequences: 'The stream is classed like its most sensitive table; columns that no target needs are dropped at capture.',
      answers: /\b(?:stream|targets?|consumers?|replay|warehouse|real[- ]time|within \d+ (?:seconds?|minutes?))\b/i,
      needs: 'event-stream',
    },
    {
      title: 'Deletions are applied as marks',
      context: 'When a row is deleted at its source, a target can delete it, mark it, or not notice.',
      options: [
        {
          name: 'Mark the row as deleted, with the time',
          merit: 'Reports about the past stay right, and a mistaken deletion can be seen.',
          drawback: 'Every reader must filter, so readers are given views that do.',
        },
        {
          name: 'Delete the row in the target',
          merit: 'The target equals the source.',
          drawback: 'Past figures change without a trace.',
        },
        {
          name: 'Leave the row as it is',
          merit: 'Spares every target the question.',
          drawback: 'Targets fill with rows that no longer exist, and counts never reconcile.',
        },
      ],
      outcome: '{stream-processing} marks; a deletion that follows from a person’s right to erasure is carried out physically.',
      consequences: 'Sources tell the two kinds of deletion apart, or erasure requests reach the targets on a way of their own.',
      answers: /\b(?:delet\w+|eras\w+|histor\w+|inserts?|updates?)\b/i,
      needs: 'stream-processing',
    },
  ],
  risks: [
    {
      text: 'A source purges its log before it was read, and changes are lost.',
      likelihood: 'medium',
      impact: 'high',
      mitigation:
        'Alert on lag well before the log’s end, agree its length with the administrators, and rehearse a new copy of the largest table.',
      owner: 'Database administrator',
    },
    {
      text: 'Month-end or a bulk update at the source writes more log in an hour than in a usual day, and targets fall behind.',
      likelihood: 'high',
      impact: 'medium',
      mitigation: 'Measure a real month-end, load-test at twice that, and have batch owners announce bulk changes.',
      owner: 'Data engineering lead',
    },
    {
      text: 'The vendor of a source system does not support reading its log, or asks for a licence.',
      likelihood: 'medium',
      impact: 'high',
      mitigation: 'Ask each vendor in writing in the first fortnight, and keep polling ready for those that refuse.',
      owner: 'Procurement lead',
    },
    {
      text: 'A source’s release changes a table overnight and the apply step stops.',
      likelihood: 'high',
      impact: 'medium',
      mitigation: 'Put the captured tables on the source’s release checklist, and test each release against a copy of the capture.',
      owner: 'Source system owner',
    },
  ],
  costs: [
    {
      item: 'Change capture, always on',
      capability: 'change-capture',
      measuredBy: 'databases',
      unit: 'source database',
      period: 'month',
    },
    { item: 'Change stream', capability: 'event-stream', measuredBy: 'throughput', unit: 'changes at peak', period: 'month' },
    { item: 'Change apply, always on', capability: 'stream-processing', unit: 'environment', period: 'month' },
    { item: 'Replica storage', capability: 'operational-store', measuredBy: 'data volume', unit: 'GB stored', period: 'month' },
  ],
  workstreams: [
    {
      name: 'Access to source logs',
      share: 0.2,
      deliverables: ['Vendor statement for each source', 'Log account, log length and settings in all environments'],
      after: [],
    },
    {
      name: 'Capture and apply',
      share: 0.5,
      deliverables: ['Captured tables with schemas and owners', 'First copies reconciled', 'Replay and new-copy exercise'],
      after: ['Access to source logs'],
    },
  ],
  terms: [
    ['Change data capture', 'Reading each committed change of a database, usually from its log.'],
    ['Log position', 'A place in a database’s log; it orders changes and reveals repeats.'],
    ['Snapshot', 'A first full copy of a table, to which changes are then applied.'],
    ['Lag', 'Time between a commit at the source and its application at a target.'],
  ],
}
