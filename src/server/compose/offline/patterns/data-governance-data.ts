import { keptInFirst } from './kept-in-first.ts'
import type { Pattern } from './pattern.ts'

/** What the governance pattern keeps and offers. */
export const dataGovernanceData: Pick<Pattern, 'dataEntities' | 'interfaces'> = {
  dataEntities: [
    {
      name: 'Catalogue entry',
      description: 'What a data set is, whose it is, how it is classed and how long it is kept.',
      store: 'catalogue',
      classification: 'internal',
      fields: [
        ['data_set', 'text', 'Its name and place', 'internal'],
        ['owner_role', 'text', 'Who decides over it, and who deputises', 'internal'],
        ['classification', 'text', 'Public to special category', 'internal'],
        ['retention', 'text', 'How long it is kept and why', 'internal'],
        ['certified_on', 'date', 'When its owner last confirmed the entry', 'internal'],
      ],
    },
    {
      name: 'Business term',
      description: 'A word of the business with one meaning, and the columns that hold it.',
      store: 'catalogue',
      classification: 'internal',
      fields: [
        ['term', 'text', 'The word', 'internal'],
        ['meaning', 'text', 'Agreed definition, with what it leaves out', 'internal'],
        ['owner_role', 'text', 'Who decides on it', 'internal'],
        ['columns', 'list of text', 'Columns that hold it', 'internal'],
        ['state', 'text', 'Proposed, agreed or withdrawn', 'internal'],
      ],
    },
    {
      name: 'Lineage step',
      description: 'Which columns a run made from which others.',
      store: 'catalogue',
      classification: 'internal',
      fields: [
        ['run_id', 'text', 'Run and version of its code', 'internal'],
        ['input_columns', 'list of text', 'What it read', 'internal'],
        ['output_column', 'text', 'What it wrote', 'internal'],
        ['rule', 'text', 'Copied, computed, aggregated, or described by hand', 'internal'],
        ['seen_at', 'timestamp', 'When it was last observed', 'internal'],
      ],
    },
    {
      name: 'Access grant',
      description: 'Who may read what, for which purpose and until when.',
      store: 'catalogue',
      classification: 'internal',
      fields: [
        ['data_set', 'text', 'What is granted', 'internal'],
        ['consumer', 'text', 'Person, team or service', 'internal'],
        ['purpose', 'text', 'What it is used for', 'internal'],
        ['decided_by', 'text', 'Owner or deputy', 'internal'],
        ['ends_on', 'date', 'Last day; the grant then lapses by itself', 'internal'],
      ],
    },
    ...keptInFirst(['quality-store', 'catalogue'], {
      name: 'Quality result',
      description: 'How a rule came out on a load.',
      classification: 'internal',
      fields: [
        ['rule', 'text', 'What is checked', 'internal'],
        ['load_id', 'text', 'On which load', 'internal'],
        ['failed_share', 'percent', 'Share of records that broke it', 'internal'],
        ['blocking', 'true or false', 'Whether it stopped the load', 'internal'],
      ],
    }),
  ],
  interfaces: [
    {
      name: 'Catalogue lookup',
      provider: 'catalogue',
      consumers: ['dashboards', 'workflow', 'data-quality', 'access-policies'],
      operations: [
        {
          name: 'Describe a data set',
          request: 'Name',
          response: 'Owner, meaning, classification, retention, lineage, last quality result',
          errors: ['Unknown data set', 'Not allowed: the entry itself is confidential'],
        },
        {
          name: 'Follow lineage',
          request: 'Column, direction and depth',
          response: 'Columns and runs on the way, with gaps marked',
          errors: ['Unknown column', 'Cut off: more than the asked depth'],
        },
        {
          name: 'Ask for access',
          request: 'Data set, purpose and period',
          response: 'Reference; the owner decides',
          errors: ['Purpose missing', 'No owner: the governance board is told'],
        },
      ],
    },
  ],
}
