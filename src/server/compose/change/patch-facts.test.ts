import { isDeepStrictEqual } from 'node:util'
import { assert as assertProperty, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { documentTypeIds } from '#shared/document-types.ts'
import { draftBrief } from '#server/compose/draft/draft-facts.ts'
import { factsIn, listReferences } from '#server/solution/list-facts.ts'
import type { Solution } from '#server/solution/solution.ts'
import { documentsOf, faultsOfFacts, faultsOfShown } from '#server/testing/faults-of-facts.ts'
import { anySteps, changesOf, inPatches, type Step } from '#server/testing/random-changes.ts'
import { large, largeBrief, readAnswer, today } from '#server/testing/read-large-design.ts'
import { designLists } from '#shared/design-facts.ts'
import { allDocumentTypes } from '#server/document-types/all-document-types.ts'
import type { Change } from './change.ts'
import { isEdited, keepEdited } from './keep-edited.ts'
import { patchFacts } from './patch-facts.ts'
import { viewDesign } from './view-design.ts'

const starts = { reading: draftBrief(largeBrief, { today }), designed: readAnswer(large()).solution }
const { reading, designed } = starts
const patch = (solution: Solution, changes: Change[], more: { since?: Solution } = {}) =>
  patchFacts({ solution, changes, by: 'Ann', today, ...more })

/** The brief's own text and its positions, without answers and roles. */
const wordsOf = ({ statements = [], names = [] }: Solution) =>
  JSON.stringify([
    statements.map((one) => ({ ...one, answer: undefined })),
    names.map((one) => ({ ...one, role: undefined, by: undefined })),
  ])

/** The facts after one patch, with the faults found; none is an empty list. */
function tryPatch(solution: Solution, steps: Step[]): { after: Solution; wrong: string[] } {
  const changes = changesOf(steps, solution)
  const before = JSON.stringify(solution)
  const patched = patch(solution, changes)
  const { solution: after, faults, changed, clashes } = patched
  const isRefused = faults.length > 0
  const wrong = [
    ...(JSON.stringify(solution) === before ? [] : ['the facts as they were are changed']),
    ...(isDeepStrictEqual(patch(solution, changes), patched) ? [] : ['the second time it comes to something else']),
    ...(isRefused && (after !== solution || changed.length > 0) ? ['it is refused and done'] : []),
    ...(faults.every((fault) => /\S \S.*\.$/s.test(fault)) ? [] : [`no sentence: ${faults.join()}`]),
    ...(clashes.length > 0 ? ['it clashes with nobody'] : []),
    ...(wordsOf(after) === wordsOf(solution) ? [] : ['the client’s words are changed']),
    ...(isRefused ? [] : faultsOfFacts(after)),
  ]
  return { after, wrong: wrong.map((one) => `${one} ← ${JSON.stringify(changes)}`) }
}

/** The same for steps that are saved one after another. */
const tryAll = (solution: Solution, steps: Step[]) =>
  inPatches(steps).reduce(
    ({ after: facts, wrong: before }, together) => {
      const { after, wrong } = tryPatch(facts, together)
      return { after, wrong: [...before, ...wrong] }
    },
    { after: solution, wrong: [] as string[] },
  )

const anyStart = constantFrom('reading' as const, 'designed' as const)

test('whatever a person changes is refused with a sentence, or leaves facts that are whole', () => {
  const holds = property(anyStart, anySteps, (start, steps) => {
    expect(tryAll(starts[start], steps).wrong).toEqual([])
  })
  assertProperty(holds, { numRuns: 30, seed: 20 })
})

test('whatever a person changes, the picture and a document of every type are sound', () => {
  const holds = property(anyStart, anySteps, (start, steps) => {
    expect(faultsOfShown(tryAll(starts[start], steps).after, largeBrief)).toEqual([])
  })
  assertProperty(holds, { numRuns: 8, seed: 21 })
})

const component = (id: string, more: Record<string, unknown> = {}): Change => ({
  op: 'add',
  list: 'elements',
  id,
  value: { name: `Desk ${id}`, kind: 'container', responsibility: 'Shows claims that wait.', ...more },
})
const built = designed.elements.find(({ kind }) => kind === 'container')!
const remove = (id: string): Change => ({ op: 'remove', id })
const set = (id: string, field: string, value: unknown): Change => ({ op: 'set', id, field, value })

test('a reading with a component is a design, and without its last one a reading again', () => {
  expect([reading.fit, reading.elements]).toEqual(['reading', []])
  const { solution: drawn } = patch(reading, [component('EL-2')])
  expect(drawn).toMatchObject({
    fit: 'design',
    elements: [
      { id: 'EL-1', kind: 'system' },
      { id: 'EL-2', parent: 'EL-1' },
    ],
  })
  expect(drawn.nearest).toBeUndefined()
  const [system] = drawn.elements
  expect(patch(drawn, [remove('EL-2')]).solution).toMatchObject({ fit: 'reading', elements: [] })
  const kept = patch(drawn, [
    {
      op: 'add',
      list: 'dataEntities',
      id: 'DAT-1',
      value: { name: 'Claim', description: '', store: 'EL-2', classification: 'internal' },
    },
    remove('EL-2'),
  ]).solution
  expect([kept.fit, kept.elements, kept.dataEntities[0]!.store]).toEqual(['reading', [system], 'EL-1'])
})

test('what is around the system is no part of it, and what is built is', () => {
  const { solution } = patch(reading, [component('EL-2', { kind: 'person', parent: 'EL-1' }), component('EL-3')])
  expect(solution.elements.map(({ kind, parent }) => [kind, parent])).toEqual([
    ['system', undefined],
    ['person', undefined],
    ['container', 'EL-1'],
  ])
  const turned = patch(solution, [set('EL-2', 'kind', 'store'), set('EL-3', 'kind', 'external-system')]).solution
  expect(turned.elements.map(({ parent }) => parent)).toEqual([undefined, 'EL-1', undefined])
})

test('each fact of a design can be removed, and nothing names it any more', () => {
  for (const { id } of designLists.flatMap((list) => factsIn(designed, list)).filter((fact) => fact.id !== 'EL-1')) {
    const { solution, faults } = patch(designed, [remove(id)])
    expect([id, faults, listReferences(solution).filter((one) => one.id === id)]).toEqual([id, [], []])
  }
})

test('data of a store that is removed stay, and the person is told that they have no place', () => {
  const data = designed.dataEntities[0]!
  const { solution, faults } = patch(designed, [remove(data.store)])
  expect(faults).toEqual([])
  expect(solution.dataEntities[0]).toMatchObject({ id: data.id, store: 'EL-1' })
  expect(viewDesign({ solution }).findings).toContain(`Where “${data.name}” is kept is not said.`)
})

test('changes of others that start from the same facts are merged, and name what both changed', () => {
  const [risk, other] = designed.risks
  const { solution: theirs } = patch(designed, [set(risk!.id, 'text', 'It snows.'), component('EL-900')])
  const merged = patch(theirs, [set(other!.id, 'text', 'It rains.'), component('EL-900')], { since: designed })
  expect([merged.faults, merged.clashes]).toEqual([[], []])
  expect(merged.solution.risks.slice(0, 2).map(({ text }) => text)).toEqual(['It snows.', 'It rains.'])
  expect(new Set(merged.solution.elements.map(({ id }) => id)).size).toBe(designed.elements.length + 2)
  const clashing = patch(theirs, [set(risk!.id, 'text', 'It hails.')], { since: designed })
  expect(clashing).toEqual({ solution: theirs, changed: [], faults: [], clashes: ['It snows.'] })
  const { solution: without } = patch(designed, [remove(risk!.id)])
  expect(patch(without, [set(risk!.id, 'text', 'It hails.')], { since: designed }).clashes).toEqual([risk!.text])
})

test.each<[string, Change, RegExp]>([
  ['an id that is taken', component('EL-2'), /^EL-2 is there already: an added fact needs an id of its own\.$/],
  ['a goal of the client', set('OBJ-1', 'text', 'Nothing.'), /^OBJ-1 is the client’s own and cannot be set\.$/],
  ['the client’s words', set('ST-1', 'text', 'Nothing.'), /^ST-1 has no field “text”; it has answer\.$/],
  ['a statement removed', remove('ST-1'), /^ST-1 is the client’s own and cannot be removed\.$/],
  ['the only system removed', remove('EL-1'), /^There are 0 elements of kind system; there must be one\.$/],
  ['a second system', component('EL-900', { kind: 'system' }), /^There are 2 elements of kind system; there must be one\.$/],
  ['a connection to nothing', set(designed.relations[0]!.id, 'to', 'EL-999'), /REL-1 names EL-999 \(ends\), which is not there\.$/],
  ['work where a component is asked', set(designed.relations[0]!.id, 'to', 'WS-1'), /not among the elements\.$/],
  ['a component in itself', set(built.id, 'parent', built.id), /EL-\d+ is, over its parents, a part of itself\.$/],
  ['more weeks than there are', set('WS-1', 'weeks', Number.MAX_SAFE_INTEGER), /^WS-1 has too large a number\.$/],
  ['days without end', set('WS-1', 'effort', [{ role: 'Developer', days: [1, 1e308] }]), /^WS-1 has too large a number\.$/],
  ['a value that is nested', set('EL-2', 'tests', JSON.parse('['.repeat(99) + ']'.repeat(99))), /nested too deeply/],
])('%s is refused with the reason', (_, change, fault) => {
  const { solution, faults } = patch(designed, [change])
  expect(faults.join('\n')).toMatch(fault)
  expect(solution).toBe(designed)
})

test('work that waits for itself is told, and still has weeks', () => {
  const { solution, faults } = patch(designed, [set('WS-1', 'dependsOn', ['WS-1'])])
  expect(faults).toEqual([])
  expect(viewDesign({ solution }).findings).toContainEqual(expect.stringMatching(/\(WS-1\) waits for itself\.$/))
})

test('what is printed of a connection is what a person wrote, and the system has one name', () => {
  const before = {
    ...designed,
    relations: designed.relations.map((one) => ({ ...one, data: 'old words', protocol: 'old protocol' })),
  }
  const { id } = before.relations[0]!
  const { solution } = patch(before, [
    { op: 'set', id, field: 'label', value: 'weights in grams' },
    { op: 'set', id, field: 'technology', value: 'CSV over SFTP' },
    { op: 'set', id: 'system', field: 'text', value: 'Fish auction' },
  ])
  const [changed] = solution.relations
  expect([changed?.data ?? changed?.label, changed?.protocol ?? changed?.technology]).toEqual(['weights in grams', 'CSV over SFTP'])
  expect(solution.elements.find(({ kind }) => kind === 'system')?.name).toBe('Fish auction')
  expect(JSON.stringify(documentsOf(solution, largeBrief))).toContain('Weights in grams')
})

test('markup and emoji stay words, and NUL and halves of a pair reach no fact', () => {
  const said = (text: string) => patch(designed, [set('EL-2', 'responsibility', text), set('summary', 'text', text)]).solution
  expect(said('<b>😀</b> A\0B\uD800')).toMatchObject({ summary: { text: '<b>😀</b> AB\uFFFD' } })
  expect(said('<b>😀</b> A\0B\uD800').elements[1]!.responsibility).toBe('<b>😀</b> AB\uFFFD')
  const documents = documentsOf(said('<script>alert(1)</script>'), largeBrief)
  expect(documents.map(({ documentType }) => documentType)).toEqual(documentTypeIds)
  expect(JSON.stringify(documents[0])).toContain('<script>alert(1)</script>')
})

test('a chapter that is left out is not printed in this type, can come back, and stays out when the brief changes', () => {
  const headings = (solution: Solution, type: 'hld' | 'word') =>
    allDocumentTypes[type].buildSections(solution, {}).map(({ heading }) => heading)
  const without = patch(designed, [set('leftOut', 'chapters', ['hld/risks', 'hld/risks'])])
  expect([without.faults, without.changed]).toEqual([[], ['leftOut']])
  expect(headings(designed, 'hld').filter((heading) => !headings(without.solution, 'hld').includes(heading))).toEqual(['Risks'])
  expect(headings(without.solution, 'word')).toEqual(headings(designed, 'word'))
  expect(allDocumentTypes.hld.canLeaveOut(without.solution)).toContainEqual({ id: 'hld/risks', heading: 'Risks' })
  expect(allDocumentTypes.hld.canLeaveOut(without.solution)).not.toContainEqual(expect.objectContaining({ heading: 'Summary' }))
  expect(keepEdited({ solution: reading, known: without.solution, today, withDesign: true }).leftOut).toEqual(['hld/risks'])
  expect(isEdited({ ...reading, leftOut: ['hld/risks'] })).toBe(true)
  const back = patch(without.solution, [set('leftOut', 'chapters', [])]).solution
  expect(headings(back, 'hld')).toEqual(headings(designed, 'hld'))
  for (const wrong of ['hld/risks', [1], ['../risks'], null])
    expect(patch(designed, [set('leftOut', 'chapters', wrong)]).faults).toEqual([
      'leftOut is a list of chapters such as “hld/risks”.',
    ])
})
