import type { Pattern } from './pattern.ts'

/** What the data-warehouse pattern keeps and offers. */
export const dataWarehouseData: Pick<Pattern, 'dataEntities' | 'interfaces'> = {
  dataEntities: [
    {
      name: 'Staged record',
      description:
        'A record as its source sent it, with the load that brought it; kept until the next full extract has been reconciled.',
      store: 'warehouse',
      classification: 'personal',
      fields: [
        ['source_system', 'text', 'System that it came from', 'internal'],
        ['source_key', 'text', 'Key of the record in that system', 'internal'],
        ['load_id', 'text', 'Load that brought it', 'internal'],
        ['loaded_at', 'timestamp', 'When it was staged', 'internal'],
        ['record_hash', 'text', 'Hash of all columns, to tell whether it changed', 'internal'],
      ],
    },
    {
      name: 'Conformed dimension',
      description: 'A customer, product, account or period that all marts share, with a row for each state it has had.',
      store: 'warehouse',
      classification: 'confidential',
      fields: [
        ['dimension_key', 'number', 'Surrogate key; facts refer to it', 'internal'],
        ['business_key', 'text', 'Key that the business uses', 'confidential'],
        ['valid_from', 'date', 'First day of this state', 'internal'],
        ['valid_to', 'date', 'Last day of this state; empty while it holds', 'internal'],
        ['is_current', 'true or false', 'Whether this is the present state', 'internal'],
      ],
    },
    {
      name: 'Fact row',
      description: 'One measured event at the stated grain, joined to the state that each dimension had at the time.',
      store: 'warehouse',
      classification: 'confidential',
      fields: [
        ['event_date_key', 'number', 'Day of the event, in the calendar dimension', 'internal'],
        ['dimension_keys', 'list of number', 'Surrogate key of each dimension of the grain', 'internal'],
        ['amount', 'decimal', 'What is measured, in the unit of its mart', 'confidential'],
        ['source_key', 'text', 'Record in the source that it came from', 'internal'],
        ['load_id', 'text', 'Load that brought it, for lineage', 'internal'],
      ],
    },
    {
      name: 'Load audit',
      description: 'What each load read, wrote and rejected, and whether its sums agreed with the source.',
      store: 'warehouse',
      classification: 'internal',
      fields: [
        ['load_id', 'text', 'One for each source and business day', 'internal'],
        ['rows_read', 'number', 'Rows in the extract', 'internal'],
        ['rows_written', 'number', 'Rows in staging', 'internal'],
        ['control_sum', 'decimal', 'Sum of the agreed amount column', 'confidential'],
        ['published_at', 'timestamp', 'When the marts built from it were swapped in', 'internal'],
      ],
    },
  ],
  interfaces: [
    {
      name: 'Curated tables over SQL',
      provider: 'warehouse',
      consumers: ['dashboards', 'model-lifecycle', 'api-gateway', 'transformation'],
      operations: [
        {
          name: 'Query a mart',
          request: 'SQL over TLS, with the reader’s own identity',
          response: 'Rows that the reader’s role may see',
          errors: [
            'Not allowed: the role has no grant',
            'Queued: the reader’s workload group is full',
            'Cancelled: over the time limit',
          ],
        },
        {
          name: 'Query a mart as at a day',
          request: 'SQL with a day',
          response: 'Facts with each dimension as it stood on that day',
          errors: ['No history: the attribute is overwritten, not kept', 'Before the first load'],
        },
        {
          name: 'Read the state of a mart',
          request: 'Mart name',
          response: 'Loads that it was built from, time of publication, tests that failed',
          errors: ['Unknown mart'],
        },
      ],
    },
  ],
}
