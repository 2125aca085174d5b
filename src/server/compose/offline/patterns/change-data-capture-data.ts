import { keptInFirst } from './kept-in-first.ts'
import type { Pattern } from './pattern.ts'

/** What the change-data-capture pattern keeps and offers. */
export const changeDataCaptureData: Pick<Pattern, 'dataEntities' | 'interfaces'> = {
  dataEntities: [
    {
      name: 'Change event',
      description: 'One committed change of one row, in the order in which the source committed it.',
      store: 'event-stream',
      classification: 'personal',
      fields: [
        ['table', 'text', 'Source, schema and table', 'internal'],
        ['row_key', 'text', 'Primary key; all changes of a row share a partition', 'personal'],
        ['operation', 'text', 'Snapshot, insert, update or delete', 'internal'],
        ['before', 'structured', 'Values before the change, where the log holds them', 'personal'],
        ['after', 'structured', 'Values after the change; empty for a delete', 'personal'],
        ['log_position', 'text', 'Place in the source’s log; orders changes and reveals repeats', 'internal'],
        ['committed_at', 'timestamp', 'When the source committed it', 'internal'],
      ],
    },
    {
      name: 'Parked change',
      description: 'A change that a target refused, kept with the reason until an engineer has settled it.',
      store: 'event-stream',
      classification: 'personal',
      fields: [
        ['log_position', 'text', 'The change', 'internal'],
        ['target', 'text', 'Where it did not fit', 'internal'],
        ['reason', 'text', 'Type, constraint or missing parent', 'internal'],
        ['parked_at', 'timestamp', 'When it was set aside', 'internal'],
      ],
    },
    ...keptInFirst(['operational-store', 'warehouse', 'master-data-hub', 'lake'], {
      name: 'Applied position',
      description: 'How far each table has been applied to each target, written in the same transaction as the rows.',
      classification: 'internal',
      fields: [
        ['table', 'text', 'Captured table', 'internal'],
        ['target', 'text', 'Target that follows it', 'internal'],
        ['log_position', 'text', 'Last change applied; a repeat at or before it is skipped', 'internal'],
        ['lag_seconds', 'number', 'Commit at the source to apply at the target', 'internal'],
      ],
    }),
  ],
  interfaces: [
    {
      name: 'Change feed',
      provider: 'event-stream',
      consumers: ['stream-processing', 'matching', 'domain-services'],
      operations: [
        {
          name: 'Follow a table',
          request: 'Table and last position read',
          response: 'Changes after that position, in order for each key',
          errors: ['Position expired: take a snapshot first', 'Not allowed: the consumer has no grant on the table'],
        },
        {
          name: 'Ask for a fresh copy',
          request: 'Table and key range',
          response: 'Reference; rows arrive as snapshot events between the changes',
          errors: ['A copy of that table is already running'],
        },
      ],
    },
    {
      name: 'Schema lookup',
      provider: 'schema-registry',
      consumers: ['change-capture', 'stream-processing'],
      operations: [
        { name: 'Read a schema', request: 'Schema id', response: 'Columns with types and version', errors: ['Unknown schema'] },
        {
          name: 'Register a version',
          request: 'Table and columns',
          response: 'Schema id',
          errors: ['Incompatible: a column that readers need was removed or changed its type'],
        },
      ],
    },
  ],
}
