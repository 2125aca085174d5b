import { keptInFirst } from './kept-in-first.ts'
import type { Pattern } from './pattern.ts'

/** What the data-quality pattern keeps and offers. */
export const dataQualityData: Pick<Pattern, 'dataEntities' | 'interfaces'> = {
  dataEntities: [
    ...keptInFirst(['quality-store', 'lake', 'warehouse'], {
      name: 'Quality rule',
      description: 'What must hold for a data set, with its owner and what happens when it does not.',
      classification: 'internal',
      fields: [
        ['rule_id', 'text', 'Rule and version', 'internal'],
        ['data_set', 'text', 'Table and columns it is about', 'internal'],
        ['dimension', 'text', 'Completeness, validity, uniqueness, consistency, timeliness or accuracy', 'internal'],
        ['threshold', 'percent', 'Share of records that may fail', 'internal'],
        ['on_failure', 'text', 'Quarantine the record, hold the load, or warn', 'internal'],
        ['owner_role', 'text', 'Who decides on it', 'internal'],
      ],
    }),
    ...keptInFirst(['quality-store', 'lake', 'warehouse'], {
      name: 'Quality result',
      description: 'How a rule came out on a load.',
      classification: 'internal',
      fields: [
        ['rule_id', 'text', 'Rule and version', 'internal'],
        ['load_id', 'text', 'On which load', 'internal'],
        ['checked', 'number', 'Records checked', 'internal'],
        ['failed', 'number', 'Records that broke it', 'internal'],
        ['outcome', 'text', 'Passed, quarantined, held or warned', 'internal'],
      ],
    }),
    ...keptInFirst(['quality-store', 'lake'], {
      name: 'Quarantined record',
      description: 'A record that failed a check, kept with the reason until its owner corrects, accepts or discards it.',
      classification: 'personal',
      fields: [
        ['load_id', 'text', 'Load in which it failed', 'internal'],
        ['rule_id', 'text', 'Rule that it broke', 'internal'],
        ['payload', 'structured', 'The record as delivered', 'personal'],
        ['decision', 'text', 'Waiting, corrected, accepted or discarded', 'internal'],
        ['decided_by', 'text', 'Who decided, and why', 'confidential'],
        ['resolved_at', 'timestamp', 'When', 'internal'],
      ],
    }),
    ...keptInFirst(['quality-store', 'lake', 'warehouse'], {
      name: 'Reconciliation result',
      description: 'Counts and sums of a load at its source and at its target.',
      classification: 'confidential',
      fields: [
        ['load_id', 'text', 'Load', 'internal'],
        ['measure', 'text', 'Count, or sum of a named amount', 'internal'],
        ['source_value', 'decimal', 'At the source', 'confidential'],
        ['target_value', 'decimal', 'At the target', 'confidential'],
        ['explained', 'decimal', 'Part of the difference that records in quarantine explain', 'confidential'],
      ],
    }),
  ],
  interfaces: [
    {
      name: 'Quality check',
      provider: 'data-quality',
      consumers: ['batch-ingestion', 'transformation', 'stewardship-desk'],
      operations: [
        {
          name: 'Check a load',
          request: 'Data set and load id',
          response: 'Release, release without the quarantined records, or hold; with the result of each rule',
          errors: ['No rules: the data set has no owner yet', 'Timed out: treated as hold'],
        },
        {
          name: 'Preview a rule',
          request: 'Rule text and a span of past loads',
          response: 'What it would have stopped',
          errors: ['Rule cannot be read', 'No such column'],
        },
        { name: 'Read results', request: 'Data set and span', response: 'Results by rule and load', errors: ['Unknown data set'] },
      ],
    },
  ],
}
