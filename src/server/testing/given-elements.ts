import type { Element, Relation, Solution } from '#server/solution/solution.ts'
import { fromBrief, fromPattern } from './given-requirements.ts'

type More = Partial<Pick<Element, 'parent' | 'technology' | 'technologyStated' | 'satisfies'>>
const element = (number: number, [name, kind, responsibility]: [string, Element['kind'], string], more: More = {}): Element => ({
  id: `EL-${number}`,
  source: more.technologyStated ? fromBrief('technicalRequirements', name) : fromPattern('lakehouse'),
  name,
  kind,
  responsibility,
  technologyStated: false,
  satisfies: [],
  ...more,
})

const inside = { parent: 'EL-1' }
const stated = { technologyStated: true }

const elements: Element[] = [
  element(1, ['Claims data platform', 'system', 'Brings claims, policies, estimates and payments together']),
  element(2, ['Claims handler', 'person', 'Works a claim from first notice to settlement']),
  element(3, ['Fraud investigator', 'person', 'Looks into claims with a high fraud score']),
  element(4, ['Guidewire ClaimCenter', 'external-system', 'Holds claims and their history'], {
    technology: 'Guidewire ClaimCenter',
    ...stated,
  }),
  element(5, ['Audatex', 'external-system', 'Sends repair estimates'], { technology: 'Audatex', ...stated }),
  element(6, ['Oracle Financials', 'external-system', 'Books payments'], { technology: 'Oracle Financials', ...stated }),
  element(7, ['Batch loader', 'container', 'Loads changed claims and checks their schema'], {
    ...inside,
    technology: 'Azure Data Factory',
    satisfies: ['FR-1'],
  }),
  element(8, ['Estimate events', 'queue', 'Buffers repair estimates and can replay them'], {
    ...inside,
    technology: 'Azure Event Hubs',
    satisfies: ['FR-2'],
  }),
  element(9, ['Claims lakehouse', 'store', 'Keeps raw, cleansed and curated claims as versioned tables'], {
    ...inside,
    technology: 'Azure Data Lake Storage with Delta tables',
    satisfies: ['FR-1', 'FR-6', 'NFR-3', 'NFR-4', 'CON-1', 'CON-2'],
  }),
  element(10, ['Claim view', 'container', 'Shows a handler one page for each claim'], {
    ...inside,
    technology: 'Azure Container Apps',
    satisfies: ['FR-3', 'NFR-1', 'NFR-2', 'NFR-5'],
  }),
  element(11, ['Fraud scoring', 'model', 'Scores each new claim for likely fraud'], {
    ...inside,
    technology: 'Azure Machine Learning',
    satisfies: ['FR-4'],
  }),
  element(12, ['Claims reports', 'container', 'Publishes daily reports on open claims and reserves'], {
    ...inside,
    technology: 'Power BI',
    ...stated,
    satisfies: ['FR-5'],
  }),
  element(13, ['Estimate reader', 'component', 'Turns an estimate event into a row'], {
    parent: 'EL-7',
    technology: 'Azure Databricks',
    satisfies: ['FR-2'],
  }),
]

const relation = (
  number: number,
  [from, to, label]: [number, number, string],
  [technology, synchronous]: [string, boolean],
): Relation => ({
  id: `REL-${number}`,
  source: fromPattern('lakehouse'),
  from: `EL-${from}`,
  to: `EL-${to}`,
  label,
  technology,
  synchronous,
})

const relations: Relation[] = [
  relation(1, [2, 10, 'reads a claim'], ['HTTPS', true]),
  relation(2, [3, 10, 'reads referred claims'], ['HTTPS', true]),
  relation(3, [7, 4, 'loads changed claims'], ['JDBC', true]),
  relation(4, [5, 8, 'sends repair estimates'], ['AMQP', false]),
  relation(5, [8, 13, 'delivers estimates'], ['AMQP', false]),
  relation(6, [7, 9, 'writes claims'], ['Delta', true]),
  relation(7, [10, 9, 'reads claims'], ['SQL', true]),
  relation(8, [11, 9, 'reads features, writes scores'], ['SQL', true]),
  relation(9, [12, 9, 'reads claims and reserves'], ['SQL', true]),
  relation(10, [9, 6, 'exports payments'], ['SFTP', false]),
]

export const givenElements: Pick<Solution, 'elements' | 'relations' | 'dataEntities' | 'interfaces' | 'scenarios'> = {
  elements,
  relations,
  dataEntities: [
    {
      id: 'DAT-1',
      source: fromPattern('lakehouse'),
      name: 'Claim',
      description: 'One motor claim with its history',
      store: 'EL-9',
      classification: 'personal',
      retention: '7 years',
      fields: [
        { name: 'claim_id', type: 'string', description: 'Number of the claim', classification: 'internal' },
        { name: 'claimant_name', type: 'string', description: 'Who claims', classification: 'personal' },
        { name: 'reserve', type: 'decimal', description: 'Money set aside', classification: 'confidential' },
      ],
    },
    {
      id: 'DAT-2',
      source: fromPattern('lakehouse'),
      name: 'Fraud score',
      description: 'Likelihood of fraud with its reasons',
      store: 'EL-9',
      classification: 'confidential',
      fields: [],
    },
  ],
  interfaces: [
    {
      id: 'INT-1',
      source: fromPattern('api'),
      name: 'Claim page',
      provider: 'EL-10',
      consumers: ['EL-2', 'EL-3'],
      operations: [
        {
          name: 'GET /claims/{id}',
          request: 'claim number',
          response: 'claim, policy, estimates, payments',
          errors: ['404 unknown claim'],
        },
      ],
    },
  ],
  scenarios: [
    {
      id: 'SCN-1',
      source: fromPattern('lakehouse'),
      name: 'A handler opens a claim',
      trigger: 'A handler searches for a claim number',
      steps: [
        { from: 'EL-2', to: 'EL-10', action: 'asks for the claim' },
        { from: 'EL-10', to: 'EL-9', action: 'reads the curated claim and its estimates' },
        { from: 'EL-10', to: 'EL-2', action: 'shows one page' },
      ],
      failure: { when: 'the lakehouse does not answer', response: 'The page shows the last copy it holds, with its time.' },
      requirements: ['FR-3', 'NFR-1'],
    },
    {
      id: 'SCN-2',
      source: fromPattern('streaming'),
      name: 'A repair estimate arrives',
      trigger: 'Audatex finishes an estimate',
      steps: [
        { from: 'EL-5', to: 'EL-8', action: 'sends the estimate' },
        { from: 'EL-8', to: 'EL-13', action: 'delivers it in order' },
        { from: 'EL-7', to: 'EL-9', action: 'writes it to the claim' },
      ],
      failure: { when: 'an estimate cannot be read', response: 'It is set aside with its reason, and the rest go on.' },
      requirements: ['FR-2'],
    },
  ],
}
