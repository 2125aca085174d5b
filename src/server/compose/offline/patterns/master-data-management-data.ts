import type { Pattern } from './pattern.ts'

/** What the master-data pattern keeps and offers. */
export const masterDataManagementData: Pick<Pattern, 'dataEntities' | 'interfaces'> = {
  dataEntities: [
    {
      name: 'Golden record',
      description:
        'The one agreed description of a customer, supplier, product or place, each value with the source that it came from.',
      store: 'master-data-hub',
      classification: 'personal',
      fields: [
        ['golden_id', 'text', 'Never reused; a merged record’s id leads to its successor', 'internal'],
        ['entity_type', 'text', 'Person, organisation, product or place', 'internal'],
        ['attributes', 'structured', 'Name, address, identifiers and the rest, standardised', 'personal'],
        ['attribute_sources', 'structured', 'For each value its source and time', 'internal'],
        ['completeness', 'percent', 'Share of agreed attributes that are filled', 'internal'],
        ['status', 'text', 'Current, incomplete, merged or retired', 'internal'],
      ],
    },
    {
      name: 'Source record',
      description: 'A record as one system has it, kept so that a golden record can be rebuilt or parted.',
      store: 'master-data-hub',
      classification: 'personal',
      fields: [
        ['source_system', 'text', 'System that holds it', 'internal'],
        ['source_key', 'text', 'Its key there', 'internal'],
        ['attributes', 'structured', 'Values as delivered', 'personal'],
        ['changed_at', 'timestamp', 'When the source last changed it', 'internal'],
      ],
    },
    {
      name: 'Cross-reference',
      description: 'Which source record belongs to which golden record, and since when.',
      store: 'master-data-hub',
      classification: 'internal',
      fields: [
        ['source_system', 'text', 'System', 'internal'],
        ['source_key', 'text', 'Key in that system', 'internal'],
        ['golden_id', 'text', 'Golden record it belongs to', 'internal'],
        ['valid_from', 'timestamp', 'Since when', 'internal'],
        ['valid_to', 'timestamp', 'Until when; empty while it holds', 'internal'],
      ],
    },
    {
      name: 'Match decision',
      description: 'Why two records were joined or kept apart, by rule or by a person.',
      store: 'master-data-hub',
      classification: 'confidential',
      fields: [
        ['record_pair', 'list of text', 'The two source records', 'internal'],
        ['score', 'decimal', 'Weight of the evidence', 'internal'],
        ['decision', 'text', 'Merged, kept apart, waiting or undone', 'internal'],
        ['decided_by', 'text', 'Rule and version, or the steward', 'confidential'],
        ['reason', 'text', 'What spoke for it', 'confidential'],
      ],
    },
    {
      name: 'Survivorship rule',
      description: 'Which source is trusted first for an attribute, and how ties are broken.',
      store: 'master-data-hub',
      classification: 'internal',
      fields: [
        ['attribute', 'text', 'Attribute it rules', 'internal'],
        ['source_order', 'list of text', 'Sources by trust', 'internal'],
        ['tie_break', 'text', 'Most recent, most complete or most frequent', 'internal'],
        ['owner_role', 'text', 'Who decides on it', 'internal'],
      ],
    },
  ],
  interfaces: [
    {
      name: 'Master record look-up',
      provider: 'master-data-hub',
      consumers: ['stewardship-desk', 'api-gateway', 'domain-services', 'warehouse'],
      operations: [
        {
          name: 'Get a golden record',
          request: 'Golden id, or a source system and its key',
          response: 'Attributes with their sources, cross-references, successor if merged',
          errors: ['Unknown key', 'Merged: follow the successor given', 'Not allowed for this purpose'],
        },
        {
          name: 'Search before create',
          request: 'Name with address, date of birth or identifier',
          response: 'Likely golden records, each with a score',
          errors: ['Too little to search by', 'Too many: add an attribute'],
        },
        {
          name: 'Translate a key',
          request: 'Source system, key and target system',
          response: 'The keys of the same thing there',
          errors: ['Not known there'],
        },
      ],
    },
    {
      name: 'Master record changes',
      provider: 'event-broker',
      consumers: ['domain-services', 'workflow'],
      operations: [
        {
          name: 'Receive a change',
          request: 'Subscription to an entity type',
          response: 'Created, changed, merged or split, with golden id and cross-references, at least once',
          errors: ['Parked after five failed deliveries, with an alert'],
        },
      ],
    },
  ],
}
