import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { shownExamples } from '../src/server/testing/shown-examples.ts'

export type Example = {
  documentType: 'hld'
  client: string
  projectName: string
  requirements: Record<string, string>
}

const folder = new URL('../examples/', import.meta.url)

export const examples: [name: string, brief: Example][] = shownExamples.map((name) => [
  name,
  JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as Example,
])

export const shortBrief: Example = {
  documentType: 'hld',
  client: 'calder',
  projectName: 'Payments lakehouse',
  requirements: {
    businessObjective: 'See every card payment within 2 minutes of its booking.',
    technicalRequirements: [
      'Payments come from the core banking system over Kafka, 40,000 an hour.',
      'The platform must keep 7 years of payments. It must recover within 4 hours.',
      'Fraud analysts must search payments by card, merchant and day, and get an answer within 3 seconds.',
      'A dashboard must show card volumes to branch managers.',
    ].join('\n'),
  },
}

/** A reference design is near to it, and it names a product. */
export const complaintsBrief: Example = {
  documentType: 'hld',
  client: 'calder',
  projectName: 'Complaints of a bank',
  requirements: {
    businessObjective: 'Complaints are answered within eight weeks.',
    technicalRequirements:
      'Complaints become cases. A case handler sees deadlines, and an appeal is reopened. Calls come from Salesforce every night.',
  },
}

const labels: Record<string, string> = {
  businessObjective: 'Business objective',
  technicalRequirements: 'Technical requirements',
  scope: 'Scope',
  deliverables: 'Deliverables',
  constraints: 'Constraints',
  assumptions: 'Assumptions',
}

/** The form of a generator; labels are searched for only in it, because lists next to it name other documents. */
export const formOf = (page: Page) => page.getByRole('form', { name: 'Brief', exact: true })

/** Fills the simple generator's form. */
export async function fillSimple(page: Page, { client, projectName, requirements }: Example) {
  const form = formOf(page)
  await form.getByRole('radio', { name: 'High-Level Design' }).check({ force: true })
  await form.getByLabel('Client').selectOption(client)
  await form.getByLabel('Project name').fill(projectName)
  await form.getByLabel('Business objective').fill(requirements['businessObjective'] ?? '')
  await form.getByLabel('Technical requirements').fill(requirements['technicalRequirements'] ?? '')
}

/** Fills the required fields of the enhanced generator. */
export async function fillEnhanced(page: Page, projectName: string) {
  const form = formOf(page)
  await form.getByRole('radio', { name: 'High-Level Design' }).check({ force: true })
  await form.getByRole('radio', { name: 'Aldgate Mutual' }).check({ force: true })
  await form.getByLabel('Project name').fill(projectName)
}

/** Fills the advanced generator's form; text without a field of its own goes into the field that is labelled for it. */
export async function fillBrief(page: Page, brief: Example, format: 'JSON' | 'PDF' | 'Word') {
  const form = formOf(page)
  await form.getByRole('radio', { name: 'High-Level Design' }).check({ force: true })
  await form.getByRole('radio', { name: format, exact: true }).check({ force: true })
  await form.getByLabel('Client').selectOption(brief.client)
  await form.getByLabel('Project name').fill(brief.projectName)
  await form.getByText('Constraints and assumptions').click()
  for (const [field, label] of Object.entries(labels))
    await form.getByLabel(label, { exact: true }).fill(brief.requirements[field] ?? '')
  const rest = Object.entries(brief.requirements).filter(([field]) => !(field in labels))
  await form.getByLabel('Additional context').fill(rest.map(([, text]) => text).join('\n'))
}

/** Selects one of the reference designs nearest to the brief. */
export const chooseDesign = (page: Page, name: string) =>
  page.getByRole('region', { name: 'What the brief says' }).getByRole('radio', { name }).check({ force: true })

/** Selects one of the other reference designs. */
export const chooseOtherDesign = (page: Page, label: string) =>
  page.getByRole('region', { name: 'What the brief says' }).getByLabel('Reference designs').selectOption({ label })

export const generate = (page: Page) => page.getByRole('button', { name: 'Generate Document' }).click()

export async function expectGenerated(page: Page, brief: Example) {
  await expect(page.getByText('Document generated successfully!')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: brief.projectName }).first()).toBeFocused()
}
