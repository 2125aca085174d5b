import type { Pattern } from './pattern.ts'

/** What the data-mesh pattern keeps and offers. */
export const dataMeshData: Pick<Pattern, 'dataEntities' | 'interfaces'> = {
  dataEntities: [
    {
      name: 'Data product',
      description: 'A data set that a domain offers to others, with what they may rely on.',
      store: 'catalogue',
      classification: 'internal',
      fields: [
        ['product', 'text', 'Name, unique within its domain', 'internal'],
        ['domain', 'text', 'Domain that owns it', 'internal'],
        ['owner_role', 'text', 'Who answers for it', 'internal'],
        ['ports', 'list of text', 'Table, event and query ports', 'internal'],
        ['state', 'text', 'Draft, published, deprecated or retired', 'internal'],
        ['consumers', 'list of text', 'Who uses it and for what', 'internal'],
      ],
    },
    {
      name: 'Data contract',
      description: 'What a product promises: schema, meaning, quality, freshness, terms of use and notice of change.',
      store: 'contract-registry',
      classification: 'internal',
      fields: [
        ['contract_id', 'text', 'Product and major version', 'internal'],
        ['schema', 'structured', 'Columns with type, meaning and classification', 'internal'],
        ['quality_rules', 'list of text', 'Rules that each publication must pass', 'internal'],
        ['service_level', 'structured', 'Freshness, availability and support hours', 'internal'],
        ['terms_of_use', 'text', 'Purposes that are allowed', 'internal'],
        ['notice_days', 'number', 'Notice before a breaking change', 'internal'],
      ],
    },
    {
      name: 'Product table',
      description: 'A published version of a product, never changed after publication.',
      store: 'lake',
      classification: 'confidential',
      fields: [
        ['business_key', 'text', 'Key that all domains share', 'confidential'],
        ['valid_from', 'timestamp', 'When this state began', 'internal'],
        ['product_version', 'text', 'Contract version it keeps', 'internal'],
        ['run_id', 'text', 'Run that made it, for lineage', 'internal'],
      ],
    },
    {
      name: 'Access grant',
      description: 'Who may read which product, for which purpose and until when.',
      store: 'catalogue',
      classification: 'internal',
      fields: [
        ['product', 'text', 'Product and port', 'internal'],
        ['consumer', 'text', 'Team or service', 'internal'],
        ['purpose', 'text', 'What it is used for', 'internal'],
        ['ends_on', 'date', 'Last day; the grant then lapses by itself', 'internal'],
      ],
    },
  ],
  interfaces: [
    {
      name: 'Product ports',
      provider: 'lake',
      consumers: ['transformation', 'warehouse', 'dashboards', 'model-lifecycle'],
      operations: [
        {
          name: 'Read a product',
          request: 'Product, major version and the reader’s own identity',
          response: 'Rows and columns that the grant covers',
          errors: ['No grant: the catalogue names the owner', 'Retired: the successor is given'],
        },
        {
          name: 'Read the state of a product',
          request: 'Product',
          response: 'Last publication, contract rules failed, service level kept',
          errors: ['Unknown product'],
        },
      ],
    },
    {
      name: 'Contract check',
      provider: 'contract-registry',
      consumers: ['transformation', 'self-serve-platform', 'data-quality'],
      operations: [
        {
          name: 'Test a publication',
          request: 'Contract id and the new data’s location',
          response: 'Passed, or the rules broken with sample keys',
          errors: ['Unknown contract version'],
        },
        {
          name: 'Propose a change',
          request: 'New contract text',
          response: 'Compatible, or breaking with the consumers it touches',
          errors: ['No owner', 'A column without a classification'],
        },
      ],
    },
  ],
}
