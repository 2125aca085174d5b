import { assert as assertProperty, constantFrom, property, shuffledSubarray, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import type { Brief } from '#shared/brief.ts'
import { draftBrief } from '#server/compose/draft/draft-facts.ts'
import { keepIds } from '#server/solution/keep-ids.ts'
import type { Solution } from '#server/solution/solution.ts'
import { faultsOfFacts, faultsOfShown } from '#server/testing/faults-of-facts.ts'
import { withDesign } from '#server/testing/given-documents.ts'
import { anySteps, changesOf, inPatches, type Step } from '#server/testing/random-changes.ts'
import { large, largeBrief, readAnswer, today } from '#server/testing/read-large-design.ts'
import type { Change } from './change.ts'
import { isEdited, keepEdited, startsAlike } from './keep-edited.ts'
import { patchFacts } from './patch-facts.ts'

const designed = readAnswer(large()).solution
const reading = draftBrief(largeBrief, { today })
const patch = (solution: Solution, changes: Change[]) => patchFacts({ solution, changes, by: 'Ann', today }).solution

/** Builds facts for a changed brief whose design a person had edited, as the product does. */
function kept(known: Solution, brief: Brief, { withDesign: isKept = true } = {}): Solution {
  const solution = keepIds(draftBrief(brief, { today }), known)
  return keepEdited({ solution, known, today, withDesign: isKept })
}

type Fields = Brief['requirements']
const briefWith = (change: (fields: Fields) => Partial<Fields>): Brief => ({
  ...largeBrief,
  requirements: { ...largeBrief.requirements, ...change(largeBrief.requirements) },
})
const linesOf = (text = '') => text.split('\n')
const withoutLine = (part: string) =>
  briefWith(({ technicalRequirements }) => ({
    technicalRequirements: linesOf(technicalRequirements)
      .filter((line) => !line.includes(part))
      .join('\n'),
  }))
const withLine = (line: string) =>
  briefWith(({ technicalRequirements }) => ({ technicalRequirements: `${technicalRequirements}\n- ${line}` }))

const statementWith = (part: string, { statements = [] }: Solution) => statements.find(({ text }) => text.includes(part))
const set = (id: string, field: string, value: unknown): Change => ({ op: 'set', id, field, value })

const [retrained, migrated] = ['Data scientists must be able to retrain', 'Ten years of closed claims']
const answer = { state: 'yes', how: 'The desk does it, says Ann.', components: ['EL-3'] }
const edited = patch(designed, [
  set('EL-3', 'name', 'Claims desk of Ann'),
  set(statementWith(retrained, designed)!.id, 'answer', answer),
  set(designed.names![0]!.id, 'role', 'stays'),
  set('summary', 'text', 'A desk and what is behind it.'),
])

test('only what a person changed or answered counts as edited', () => {
  expect([designed, reading, edited].map(isEdited)).toEqual([false, false, true])
  expect(isEdited(patch(reading, [set(statementWith(retrained, reading)!.id, 'answer', { state: 'no' })]))).toBe(true)
})

test('a changed brief keeps an edited design, and reads what is new in it', () => {
  const after = kept(edited, withLine('Claims must be exported to Parquet each night.'))
  for (const list of ['elements', 'relations', 'dataEntities', 'decisions', 'workstreams', 'costs', 'qualities'] as const)
    expect(after[list]).toEqual(edited[list])
  expect(after).toMatchObject({ fit: edited.fit, system: edited.system, summary: edited.summary })
  expect(statementWith('exported to Parquet', after)?.answer?.state).toBe('open')
  expect(after.statements).toHaveLength(edited.statements!.length + 1)
  expect(faultsOfFacts(after)).toEqual([])
})

test('a person’s answer stays with its statement, wherever that stands now, and so does a name’s role', () => {
  const moved = briefWith(({ technicalRequirements }) => ({
    technicalRequirements: `- Another thing must come first.\n${technicalRequirements}`,
  }))
  const after = kept(edited, moved)
  const [before, now] = [statementWith(retrained, edited)!, statementWith(retrained, after)!]
  expect(now).toMatchObject({ id: before.id, answer: { ...answer, source: { from: 'person', by: 'Ann' } } })
  expect(now.start).toBeGreaterThan(before.start)
  const { name } = designed.names![0]!
  expect(after.names!.find((one) => one.name === name)).toMatchObject({ role: 'stays', by: { from: 'person', by: 'Ann' } })
})

test('the answer to a statement that is gone goes with it, and that to one that reads differently now is open again', () => {
  expect(JSON.stringify(kept(edited, withoutLine(retrained)))).not.toContain('says Ann')
  const reworded = briefWith(({ technicalRequirements }) => ({
    technicalRequirements: technicalRequirements.replace('retrain the model each month', 'retrain the model each week'),
  }))
  const now = statementWith('retrain the model each week', kept(edited, reworded))!
  expect(now.answer).toMatchObject({ state: 'open', how: 'The desk does it, says Ann.' })
})

test('an answer to a statement that asks for nothing in so many words stays as well', () => {
  const told = reading.statements!.find(({ answer, earlier }) => !answer && !earlier)!
  const known = patch(edited, [set(told.id, 'answer', { state: 'yes', how: 'Noted, says Ann.' })])
  expect(
    kept(known, withLine('Claims must be exported each night.')).statements!.find(({ id }) => id === told.id)!.answer,
  ).toMatchObject({
    state: 'yes',
    how: 'Noted, says Ann.',
  })
})

test('a date or period of the brief that a person removed or renamed does not come back', () => {
  const brief = briefWith(() => ({
    timeline: 'Pilot by 3 May 2027.\nLive by 4 October 2027.\nNo changes from 10 to 24 December 2027.',
  }))
  const read = keepIds(draftBrief(brief, { today }), edited)
  const known = keepEdited({ solution: read, known: edited, today, withDesign: true })
  const [pilot, live] = known.milestones.filter(({ statement }) => statement !== undefined)
  const changed = patch(known, [
    { op: 'remove', id: pilot!.id },
    set(live!.id, 'name', 'Castletown live'),
    set(known.windows![0]!.id, 'text', 'Ann: the feast'),
  ])
  const later = { ...brief, requirements: { ...brief.requirements, additionalContext: 'A word is added.' } }
  const after = kept(changed, later)
  expect(after.milestones.flatMap(({ statement, name }) => (statement ? [name] : []))).toEqual(['Castletown live'])
  expect(after.windows?.map(({ text }) => text)).toEqual(['Ann: the feast'])
})

test('nothing names a statement that is gone', () => {
  const { id } = statementWith(migrated, edited)!
  const about = patch(edited, [
    set(edited.questions[0]!.id, 'about', [id]),
    set(edited.decisions[0]!.id, 'requirements', [id]),
    set(edited.milestones[0]!.id, 'statement', id),
  ])
  const after = kept(about, withoutLine(migrated))
  expect(JSON.stringify(after).includes(`"${id}"`)).toBe(false)
  expect(faultsOfFacts(after)).toEqual([])
})

test('another reference design leaves only what a person answered', () => {
  const brief = withDesign(largeBrief, 'customer-portal')
  expect([startsAlike(brief, edited), startsAlike(largeBrief, edited)]).toEqual([false, true])
  const fresh = keepIds(draftBrief(brief, { today }), edited)
  const after = kept(edited, brief, { withDesign: false })
  expect(after.elements).toEqual(fresh.elements)
  expect(JSON.stringify(after)).not.toContain('Claims desk of Ann')
  expect(statementWith(retrained, after)!.answer).toMatchObject({ state: 'yes', how: answer.how })
  expect(after.names![0]).toMatchObject({ role: 'stays' })
  expect(faultsOfFacts(after)).toEqual([])
})

test('days of the brief are those of the brief as it is now', () => {
  const later = briefWith(({ timeline }) => ({ timeline: timeline.replace('5 January 2026', '2 February 2026') }))
  const after = kept(edited, later)
  const daysOf = ({ milestones }: Solution) => milestones.map(({ date }) => date)
  expect(daysOf(edited)).not.toContain('2026-02-02')
  expect(daysOf(after)).not.toContain('2026-01-05')
  expect(after.timeline).toEqual(draftBrief(later, { today }).timeline)
  expect(faultsOfFacts(after)).toEqual([])
})

const everyLine = linesOf(largeBrief.requirements.technicalRequirements)
/** The brief with some of its lines, in any order, and optionally without its dates and limits. */
const anyBrief = tuple(shuffledSubarray(everyLine), constantFrom('', largeBrief.requirements.timeline)).map(([lines, timeline]) =>
  briefWith(() => ({ technicalRequirements: lines.join('\n'), ...(timeline === '' && { timeline, constraints: '' }) })),
)

const editing = (solution: Solution, steps: Step[]) =>
  inPatches(steps).reduce((facts, together) => patch(facts, changesOf(together, facts)), solution)

test('whatever a person edited and however the brief changes, the facts are whole', () => {
  const starts = { reading, designed }
  const holds = property(constantFrom('reading' as const, 'designed' as const), anySteps, anyBrief, (start, steps, brief) => {
    const known = editing(starts[start], steps)
    const first = kept(known, brief)
    expect([...faultsOfFacts(first), ...faultsOfFacts(kept(known, brief, { withDesign: false }))]).toEqual([])
    expect([...faultsOfFacts(kept(first, largeBrief)), ...faultsOfShown(first, brief)]).toEqual([])
  })
  assertProperty(holds, { numRuns: 20, seed: 22 })
})
