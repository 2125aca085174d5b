import { expect, test } from 'vitest'
import { Brief } from '#shared/brief.ts'
import { proposeSolution } from '../propose-solution.ts'

const facts = (technicalRequirements: string) =>
  proposeSolution(
    Brief.parse({
      documentType: 'hld',
      client: 'aldgate',
      projectName: 'Boat hire desk',
      requirements: {
        businessObjective: 'We want boats hired out without a queue at the jetty.',
        technicalRequirements: [
          technicalRequirements,
          'Clerks book boats for hirers at the desk, 300 a day.',
          'Clerks record damage with photographs.',
          'The boat list comes from Salesforce by API.',
          'Hirers choose a free slot themselves online.',
          'Photographs are kept for 2 years.',
          'Sign-in is through Okta.',
        ].join('\n'),
      },
    }),
    { today: '2026-11-22' },
  )

const mechanismOf = (line: string) => facts(line).requirements.find(({ text }) => text.startsWith(line.slice(0, 30)))?.mechanism

test.each([
  ['Nothing may be installed on the hire boats.', 'Change freeze'],
  ['Handover is witnessed by a clerk from outside the jetty.', 'Data residency'],
  ['Every boat is traced back to its yard in less than 4 hours.', 'Rollback'],
  ['Owners see their boats through a web portal.', 'Gateway only'],
])('a control is not taken for a sentence that does not bind to what it keeps: %s', (line, control) => {
  expect(mechanismOf(line) ?? '').not.toContain(control)
})

test.each([
  ['Damage entries are never deleted.', 'Immutable record'],
  ['Deposits are calculated from length and days by our table.', 'Calculation rules'],
  ['Life jackets are checked weekly.', 'Scheduler'],
  ['Keys are handed only to the hirer or a person named by the hirer.', 'Entitlement check'],
  ['The desk must be back within 30 minutes after a failure.', 'Recovery after a failure'],
  ['Damage must be recognised in 98 % of photographs.', 'Proof on decided cases'],
])('an obligation has a control that keeps it: %s', (line, control) => {
  expect(mechanismOf(line)).toContain(control)
})

test('of two periods none is put into a mechanism', () => {
  expect(mechanismOf('Contracts are kept for ten years, photographs for 90 days and then deleted.')).toContain('by its type')
})

test('what goes through a system of the client is not built again, and is asked about', () => {
  const { requirements, questions, elements } = facts('Invoices go out from Exact Online as now.')
  const invoices = requirements.find(({ text }) => text.startsWith('Invoices go out'))!
  expect(invoices.mechanism).toBeUndefined()
  expect(questions.some(({ about }) => about.includes(invoices.id))).toBe(true)
  expect(elements.map(({ name }) => name)).not.toContain('Billing')
})
