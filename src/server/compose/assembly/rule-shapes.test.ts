import { expect, test } from 'vitest'
import { readWords } from '#server/compose/reading/test-reading.ts'
import { solutionOf } from '#server/compose/propose-solution.ts'
import { refusesAct } from './rule-shapes.ts'

const yard = `Bookings come from Starboard. 14 boats, 9 berths, 220 crew. Skippers see their own boat only.
Nobody knows where the spare parts are.
A boat without a valid certificate must not be booked.
Engine hours once signed shall not be changed.
Surveys are read by the harbour office and never updated.
The office scans every delivery note.
The foreman mediates quarrels between crews.
Out of scope: ticket sales, the Bosun payroll.
Invoices are kept 6 years.`
const solution = solutionOf(readWords({ technicalRequirements: yard }), '2026-11-02')
const metBy = (words: string) => {
  const requirement = solution.requirements.find(({ text }) => text.includes(words))
  return solution.elements.filter(({ satisfies }) => requirement && satisfies.includes(requirement.id)).map(({ name }) => name)
}

test('only what a system carries out itself is refused by it', () => {
  expect(refusesAct('A sample without a label shall not be accepted.')).toBe(true)
  expect(refusesAct('Sealed envelopes must not be opened by anyone.')).toBe(false)
})

test('what is only told is met by nothing', () => {
  expect(solution.requirements.map(({ text }) => text).join(' ')).not.toContain('spare parts')
})

test('a rule is met by the mechanism of its shape, whatever the trade', () => {
  expect(metBy('valid certificate')).toContain('Precondition')
  expect(metBy('once signed')).toContain('Immutable record')
  expect(metBy('never updated')).toContain('Read-only access')
  expect(metBy('6 years')).toContain('Retention schedule')
})

test('a module has a noun for a name, and is no answer where nobody has designed it', () => {
  const modules = solution.elements.filter(({ role }) => role === 'function')
  expect(modules.map(({ name }) => name)).toContain('Delivery note scanning')
  expect(metBy('mediates quarrels')).toEqual([])
})

test('no part does what is left out', () => {
  const scope = 'Out of scope: the ledger in Xero, ticket sales, payroll.'
  const { elements } = solutionOf(readWords({ technicalRequirements: yard, scope }), '2026-11-02')
  const parts = elements.filter(({ kind }) => kind !== 'external-system')
  expect(parts.map(({ responsibility }) => responsibility).join(' ')).not.toMatch(/ticket sales/)
})

test('no more is asked than a meeting can answer, and every open demand is in it', () => {
  const crews = ['smiths', 'riggers', 'divers', 'painters', 'sailmakers', 'caulkers', 'welders', 'joiners']
  const more = crews.flatMap((crew) => [
    `The ${crew} must mediate between crews of ${crew}.`,
    `The hall of the ${crew} has to feel welcoming.`,
    `Sealed boxes of the ${crew} must not be opened.`,
  ])
  const asking = solutionOf(readWords({ technicalRequirements: [yard, ...more].join('\n') }), '2026-11-02')
  const asked = asking.questions.filter(({ kind }) => kind !== 'contradiction' && kind !== 'plan')
  // Twelve questions used to ask up to four things each; each of these asks one.
  expect(asked.length).toBeLessThanOrEqual(20)
  const about = new Set(asked.flatMap((question) => question.about))
  const met = new Set([...asking.elements, ...asking.workstreams].flatMap(({ satisfies }) => satisfies))
  expect(asking.requirements.filter(({ id }) => !about.has(id) && !met.has(id))).toEqual([])
})
