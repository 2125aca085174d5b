import type { Solution } from '#server/solution/solution.ts'
import { fromBrief, fromPattern } from './given-requirements.ts'

const source = fromPattern('lakehouse')

type Plan = 'environments' | 'decisions' | 'risks' | 'assumptions' | 'questions' | 'workstreams' | 'milestones' | 'costs' | 'terms'

export const givenPlan: Pick<Solution, Plan> = {
  environments: [
    {
      id: 'ENV-1',
      source,
      name: 'Test',
      region: 'UK South',
      purpose: 'Tests of each release with masked data',
      nodes: [{ name: 'Test resource group', technology: 'Azure', elements: ['EL-7', 'EL-9', 'EL-10'] }],
    },
    {
      id: 'ENV-2',
      source,
      name: 'Production',
      region: 'UK South',
      purpose: 'Serves handlers',
      nodes: [
        { name: 'Applications', technology: 'Azure Container Apps', elements: ['EL-10', 'EL-12'] },
        { name: 'Data', technology: 'Azure Databricks and storage', elements: ['EL-7', 'EL-8', 'EL-9', 'EL-11', 'EL-13'] },
      ],
    },
  ],
  decisions: [
    {
      id: 'DEC-1',
      source,
      title: 'Keep claims in a lakehouse',
      context: 'Reports, the claim page and fraud scoring need the same claims.',
      options: [
        { name: 'Lakehouse', merit: 'One copy serves tables and models', drawback: 'New skills for the team' },
        { name: 'Warehouse', merit: 'Well known to the team', drawback: 'A second copy for models' },
      ],
      outcome: 'Claims are kept once, in a lakehouse.',
      consequences: 'The team learns Delta tables, and no copy has to be kept in step.',
      status: 'proposed',
      requirements: ['FR-1', 'FR-4'],
    },
    {
      id: 'DEC-2',
      source,
      title: 'Buffer estimates in a queue',
      context: 'Audatex sends when it likes.',
      options: [
        { name: 'Queue', merit: 'Nothing is lost while we are down', drawback: 'One more part to run' },
        { name: 'Direct call', merit: 'Fewer parts', drawback: 'An estimate is lost while we are down' },
      ],
      outcome: 'Estimates pass through Event Hubs.',
      consequences: 'Estimates are seen seconds later, and can be replayed.',
      status: 'accepted',
      requirements: ['FR-2'],
    },
  ],
  risks: [
    {
      id: 'RSK-1',
      source,
      text: 'ClaimCenter cannot bear a load every 15 minutes',
      likelihood: 'medium',
      impact: 'high',
      mitigation: 'Measure a load on its copy in the first month',
      owner: 'Integration lead',
    },
    {
      id: 'RSK-2',
      source,
      text: 'Fraud scores treat a group of people unfairly',
      likelihood: 'low',
      impact: 'high',
      mitigation: 'Test scores by group before release and each quarter',
      owner: 'Data science lead',
    },
  ],
  assumptions: [
    {
      id: 'ASM-1',
      source: fromBrief('assumptions', 'ClaimCenter offers a read-only copy'),
      text: 'ClaimCenter offers a read-only copy',
    },
    {
      id: 'ASM-2',
      source: { from: 'assumption', reason: 'The brief names no identity provider' },
      text: 'Handlers sign in with Microsoft Entra ID',
    },
  ],
  questions: [
    {
      id: 'OQ-1',
      source: { from: 'assumption', reason: 'No threshold is stated' },
      text: 'From which score is a claim referred?',
      proposal: 'The special investigations unit sets it after a month of scores',
      about: ['FR-4'],
      owner: 'Head of fraud',
    },
    {
      id: 'OQ-2',
      source: { from: 'assumption', reason: 'The brief says nothing of wordings' },
      text: 'Where are the policy wordings kept?',
      about: ['FR-7'],
      owner: 'Head of claims',
    },
  ],
  workstreams: [
    { id: 'WS-1', source, name: 'Foundations', startWeek: 1, weeks: 4, deliverables: [], dependsOn: [], satisfies: [] },
    {
      id: 'WS-2',
      source,
      name: 'Claims platform',
      startWeek: 5,
      weeks: 12,
      deliverables: ['DEL-1'],
      dependsOn: ['WS-1'],
      satisfies: [],
    },
    { id: 'WS-3', source, name: 'Handover', startWeek: 17, weeks: 4, deliverables: ['DEL-2'], dependsOn: ['WS-2'], satisfies: [] },
  ],
  milestones: [
    { id: 'MS-1', source, name: 'First load in test', week: 8 },
    { id: 'MS-2', source: fromBrief('timeline', 'Live by 30 June 2027'), name: 'Live', week: 20, date: '2027-06-30' },
  ],
  costs: [
    {
      id: 'CST-1',
      source: fromBrief('budget', '6 people at £650 a day'),
      item: 'Delivery team',
      quantity: 600,
      unit: 'person-days',
      unitPrice: 650,
      currency: 'GBP',
      period: 'once',
    },
    { id: 'CST-2', source, item: 'Lakehouse storage', element: 'EL-9', quantity: 4, unit: 'TB', period: 'month' },
    {
      id: 'CST-3',
      source: fromBrief('budget', 'Power BI at £7.50 a user'),
      item: 'Power BI licences',
      element: 'EL-12',
      quantity: 60,
      unit: 'users',
      unitPrice: 7.5,
      currency: 'GBP',
      period: 'month',
    },
  ],
  terms: [
    { id: 'TRM-1', source, word: 'Lakehouse', meaning: 'Storage that keeps files as tables with versions' },
    { id: 'TRM-2', source, word: 'Reserve', meaning: 'Money set aside for a claim' },
  ],
}
