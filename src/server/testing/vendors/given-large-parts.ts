import type { DesignAnswer } from '#server/compose/model/design/design-answer.ts'

type Part = DesignAnswer['components'][number]
type Connection = DesignAnswer['connections'][number]

const part = ([key, name]: [key: string, name: string], does: string, more: Partial<Part> = {}): Part => ({
  key,
  name,
  kind: 'container',
  does,
  product: null,
  productStated: false,
  fails: null,
  tests: [`${name} passes its tests with a day of real claims.`],
  supports: false,
  ...more,
})
const connection = (from: string, to: string, more: Pick<Connection, 'carries'> & Partial<Connection>): Connection => ({
  from,
  to,
  by: null,
  asynchronous: false,
  ...more,
})
const step = (from: string, to: string, does: string) => ({ from, to, does })
const field = (name: string, type: string, what: string) => ({ name, type, what, classification: null })

export const largeParts: Pick<
  DesignAnswer,
  'system' | 'summary' | 'isAdvice' | 'names' | 'outside' | 'components' | 'connections' | 'scenarios' | 'data' | 'interfaces'
> = {
  system: 'claims lakehouse with fraud scores',
  summary:
    'Claims, policies and payments come into one lakehouse on Azure, and every new claim has a score with five reasons before its first payment. The month-end figures come from the same data, and each can be followed to its source record.',
  isAdvice: false,
  names: [
    { name: 'Guidewire ClaimCenter', role: 'both' },
    { name: 'Guidewire PolicyCenter', role: 'source' },
    { name: 'SAP S/4HANA', role: 'source' },
    { name: 'Oracle Database', role: 'replaced' },
    { name: 'Power BI', role: 'must-use' },
    { name: 'Microsoft Azure', role: 'must-use' },
    { name: 'Consumer Duty', role: 'standard' },
    { name: 'Croydon', role: 'nothing' },
  ],
  outside: [
    { key: 'claimcenter', name: 'Guidewire ClaimCenter', is: 'system', role: 'Sends claims and shows scores.' },
    { key: 'policycenter', name: 'Guidewire PolicyCenter', is: 'system', role: 'Sends policies and contacts.' },
    { key: 'sap', name: 'SAP S/4HANA', is: 'system', role: 'Gives payments and reserves each night.' },
    { key: 'oracle', name: 'Oracle data warehouse', is: 'system', role: 'Gives closed claims once.' },
    { key: 'investigators', name: 'Fraud investigators', is: 'people', role: 'Open the network of a claim.' },
    { key: 'managers', name: 'Claims managers', is: 'people', role: 'Read the daily dashboard.' },
  ],
  components: [
    part(
      ['loads', 'Nightly and change loads'],
      'Take what has changed in the sources, and refuse what does not fit the agreed form.',
      {
        product: 'Azure Databricks',
        productStated: true,
        fails: { when: 'a source is away', then: 'The load goes on from its last mark when the source is back.' },
      },
    ),
    part(['events', 'Claim event queue'], 'Holds first notifications until they are scored.', {
      kind: 'queue',
      product: 'Azure Event Hubs',
      fails: { when: 'the queue is away', then: 'Guidewire holds its events for a day.' },
    }),
    part(
      ['lake', 'Claims lakehouse'],
      'Stores claims, policies and payments with their history, and deletes them 7 years after closure.',
      {
        kind: 'store',
        product: 'Azure Databricks',
        productStated: true,
        tests: ['A deleted claim is in no table and no copy.', 'A figure leads to its source record.'],
      },
    ),
    part(['features', 'Feature store'], 'Has for each party, vehicle and address what the model needs, ready to read.', {
      kind: 'store',
    }),
    part(['model', 'Fraud model'], 'Scores a claim and names the five strongest reasons.', {
      kind: 'model',
      product: 'MLflow',
      tests: ['It finds 65% of confirmed fraud at 8% false positives on cases that it has not seen.'],
    }),
    part(['scoring', 'Scoring service'], 'Answers ClaimCenter with the score of a claim within 2 seconds.', {
      product: 'Azure Kubernetes Service',
      fails: { when: 'no score comes in time', then: 'The handler is told that there is none, and the claim goes on.' },
    }),
    part(['network', 'Claim network'], 'Shows the linked people, vehicles and addresses of a claim.'),
    part(['reports', 'Claims reports'], 'Show open claims, reserves and leakage, refreshed by 07:00.', {
      product: 'Power BI',
      productStated: true,
    }),
    part(['monitoring', 'Monitoring and audit log'], 'Records reads of special category data and drift of the model.', {
      supports: true,
    }),
  ],
  connections: [
    connection('claimcenter', 'events', { carries: 'first notifications', by: 'HTTPS call', asynchronous: true }),
    connection('events', 'scoring', { carries: 'claims to score', by: 'AMQP', asynchronous: true }),
    connection('scoring', 'features', { carries: 'features of a claim', by: 'SQL' }),
    connection('scoring', 'model', { carries: 'claims and features' }),
    connection('scoring', 'claimcenter', { carries: 'scores with reasons', by: 'HTTPS call' }),
    connection('claimcenter', 'loads', { carries: 'claims and changes', by: 'files', asynchronous: true }),
    connection('policycenter', 'loads', { carries: 'policies and contacts', by: 'files', asynchronous: true }),
    connection('sap', 'loads', { carries: 'payments and reserves', by: 'read-only user', asynchronous: true }),
    connection('oracle', 'loads', { carries: 'closed claims', by: 'files', asynchronous: true }),
    connection('loads', 'lake', { carries: 'checked records' }),
    connection('lake', 'features', { carries: 'features', asynchronous: true }),
    connection('lake', 'network', { carries: 'links' }),
    connection('lake', 'reports', { carries: 'curated figures', by: 'SQL' }),
    connection('investigators', 'network', { carries: 'searches', by: 'HTTPS' }),
    connection('managers', 'reports', { carries: 'questions', by: 'HTTPS' }),
    connection('lake', 'monitoring', { carries: 'reads of special category data', asynchronous: true }),
  ],
  scenarios: [
    {
      name: 'A new claim is scored',
      starts: 'A handler registers a claim',
      steps: [
        step('claimcenter', 'events', 'Sends the first notification.'),
        step('events', 'scoring', 'Gives the claim to the service.'),
        step('scoring', 'features', 'Reads the features.'),
        step('scoring', 'model', 'Asks for the score.'),
        step('scoring', 'claimcenter', 'Writes score and reasons to the claim.'),
      ],
      fails: { when: 'the model does not answer', then: 'The claim goes on without a score and is scored later.' },
    },
    {
      name: 'Figures are ready at 06:00',
      starts: 'The books of the day are closed in SAP',
      steps: [
        step('sap', 'loads', 'Gives payments and reserves.'),
        step('loads', 'lake', 'Adds what has changed.'),
        step('lake', 'reports', 'Refreshes the figures.'),
      ],
      fails: { when: 'the load takes longer than 4 hours', then: 'The reports show the day before and say so.' },
    },
  ],
  data: [
    {
      name: 'Claim',
      what: 'One motor or home claim with its history.',
      store: 'lake',
      classification: 'special-category',
      retention: '7 years after closure',
      place: 'UK South, with recovery in UK West',
      fields: [field('claim_id', 'string', 'The number in ClaimCenter.'), field('closed_on', 'date', 'The day of closure.')],
    },
    {
      name: 'Fraud score',
      what: 'The score of a claim with its reasons and the version of the model.',
      store: 'features',
      classification: 'personal',
      retention: null,
      place: null,
      fields: [field('score', 'decimal', 'From 0 to 1.'), field('model_version', 'string', 'Leads to code, data and parameters.')],
    },
  ],
  interfaces: [
    {
      name: 'Scores for ClaimCenter',
      provider: 'scoring',
      consumers: ['claimcenter'],
      operations: [
        { name: 'score claim', request: 'The claim.', response: 'Score and five reasons.', errors: ['The claim is not known.'] },
        { name: 'read score', request: 'The number of the claim.', response: 'The last score.', errors: ['There is no score.'] },
      ],
    },
    {
      name: 'Curated claims',
      provider: 'lake',
      consumers: ['reports', 'network'],
      operations: [{ name: 'query', request: 'SQL.', response: 'Rows that the role may read.', errors: ['The role may not.'] }],
    },
  ],
}
