import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { givenBareSolution, givenSolution } from '#server/testing/given-solution.ts'
import { checkSolution } from './check-solution.ts'
import { keepIds } from './keep-ids.ts'
import { factLists, factsIn, listFacts, requirementPrefix } from './list-facts.ts'
import type { Requirement, Solution } from './solution.ts'

const source = { from: 'brief', field: 'technicalRequirements', quote: 'as typed' } as const
const proposed = { from: 'model', model: 'a model' } as const

const requirement = (text: string, kind: Requirement['kind'], id: string): Requirement => ({
  id,
  source,
  text,
  kind,
  furtherCharacteristics: [],
  alsoStated: [],
  measures: [],
  priority: 'must',
  priorityStated: false,
})

/** Numbered by kind, as a composer does. */
function numbered(wanted: [text: string, kind: Requirement['kind']][]): Requirement[] {
  const last: Record<string, number> = {}
  return wanted.map(([text, kind]) => requirement(text, kind, `${requirementPrefix[kind]}-${(last[kind] = (last[kind] ?? 0) + 1)}`))
}

type Drawn = { wanted: [string, Requirement['kind']][]; names: string[]; arrows: [number, number][]; asked: number[] }

/** A whole solution: components that meet the requirements, relations between them, and questions about them. */
function solutionOf({ wanted, names, arrows, asked }: Drawn): Solution {
  const requirements = numbered(wanted)
  const elements = ['The system', ...names].map((name, at) => ({
    id: `EL-${at + 1}`,
    source: proposed,
    name,
    kind: at === 0 ? ('system' as const) : ('container' as const),
    ...(at > 0 && { parent: 'EL-1' }),
    technologyStated: false,
    responsibility: 'Works.',
    satisfies: requirements.filter((_, index) => index % 3 === at % 3).map(({ id }) => id),
  }))
  const at = (index: number) => elements[index % elements.length]!.id
  return {
    ...givenBareSolution(),
    requirements,
    elements,
    relations: arrows.map(([from, to], index) => ({
      id: `REL-${index + 1}`,
      source: proposed,
      from: at(from),
      to: at(to),
      label: `Sends ${index % 2}`,
      synchronous: true,
    })),
    questions: asked.flatMap((index, place) =>
      requirements[index]
        ? [{ id: `OQ-${place + 1}`, source: proposed, text: `Who decides ${index}?`, about: [requirements[index].id], owner: 'x' }]
        : [],
    ),
  }
}

const kinds = fc.constantFrom<Requirement['kind']>('functional', 'quality', 'constraint')
const text = fc.oneof(
  fc.constantFrom('Claims are kept.', 'Claims are kept for a year.', 'FR-1'),
  fc.string({ minLength: 1, maxLength: 12 }),
)
const solutions = fc
  .record<Drawn>({
    wanted: fc.array(fc.tuple(text, kinds), { maxLength: 12 }),
    names: fc.array(fc.constantFrom('Lake', 'Portal', 'Queue', 'Store', 'Model', 'Job'), { maxLength: 8 }),
    arrows: fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { maxLength: 10 }),
    asked: fc.uniqueArray(fc.nat(11), { maxLength: 5 }),
  })
  .map(solutionOf)

const badIds = (solution: Solution) =>
  checkSolution(solution).filter(({ rule }) => ['duplicate-id', 'wrong-prefix', 'dangling-id', 'wrong-kind'].includes(rule))

test('no id is there twice, none leads nowhere, and each still says what it names', () => {
  fc.assert(
    fc.property(solutions, solutions, (solution, before) => {
      expect(badIds(keepIds(solution, before))).toEqual([])
    }),
  )
})

test('doing it twice is doing it once, and a solution keeps its own ids', () => {
  fc.assert(
    fc.property(solutions, solutions, (solution, before) => {
      const kept = keepIds(solution, before)
      expect(keepIds(kept, before)).toEqual(kept)
      expect(keepIds(kept, kept)).toEqual(kept)
    }),
  )
})

test('every reference follows: it leads to what it led to', () => {
  const told = ({ elements, requirements, relations, questions }: Solution) => {
    const nameOf = (id: string | undefined) => elements.findIndex((element) => element.id === id)
    const place = (id: string) => requirements.findIndex((one) => one.id === id)
    return [
      elements.map(({ name, parent, satisfies }) => [name, nameOf(parent), satisfies.map(place)]),
      relations.map(({ from, to, label }) => [nameOf(from), nameOf(to), label]),
      questions.map(({ text: asked, about }) => [asked, about.map(place)]),
    ]
  }
  fc.assert(
    fc.property(solutions, solutions, (solution, before) => {
      expect(told(keepIds(solution, before))).toEqual(told(solution))
    }),
  )
})

test('requirements in another order, numbered anew, keep their ids', () => {
  const shuffled = fc
    .uniqueArray(fc.tuple(fc.stringMatching(/^[a-z]{8,16}$/), kinds), { maxLength: 12, selector: ([words]) => words })
    .chain((wanted) => fc.tuple(fc.constant(wanted), fc.shuffledSubarray(wanted, { minLength: wanted.length })))
  fc.assert(
    fc.property(shuffled, ([wanted, others]) => {
      const [before, solution] = [wanted, others].map((all) => ({ ...givenBareSolution(), requirements: numbered(all) })) as [
        Solution,
        Solution,
      ]
      const idOf = new Map(before.requirements.map((one) => [one.text, one.id]))
      for (const one of keepIds(solution, before).requirements) expect(one.id).toBe(idOf.get(one.text))
    }),
  )
})

test('the id of what is gone names nothing else', () => {
  fc.assert(
    fc.property(solutions, solutions, (solution, before) => {
      const textsBefore = new Map(before.requirements.map((one) => [one.id, one.text]))
      const stale = keepIds(solution, before).requirements.filter(
        (one) => textsBefore.has(one.id) && !isLike(textsBefore.get(one.id)!, one.text),
      )
      expect(stale).toEqual([])
    }),
  )
})
const isLike = (one: string, other: string) => {
  const words = (all: string) => new Set(all.toLowerCase().match(/[\p{L}\p{N}]+/gu))
  const plain = (all: string) => all.trim().normalize('NFC').replaceAll(/\s+/g, ' ').toLowerCase()
  return plain(one) === plain(other) || [...words(one)].some((word) => words(other).has(word))
}

test('one put in between gets the next free number, and those behind it keep theirs', () => {
  const before = {
    ...givenBareSolution(),
    requirements: numbered([
      ['Assessors see photographs.', 'functional'],
      ['Handlers search claims.', 'functional'],
    ]),
  }
  const solution = {
    ...givenBareSolution(),
    requirements: numbered([
      ['Assessors see photographs.', 'functional'],
      ['Weather reports are read each night.', 'functional'],
      ['handlers  search claims.', 'functional'],
    ]),
  }
  expect(keepIds(solution, before).requirements.map(({ id }) => id)).toEqual(['FR-1', 'FR-3', 'FR-2'])
})

test('one in other words keeps its id, one that became a quality does not', () => {
  const before = {
    ...givenBareSolution(),
    requirements: numbered([
      ['The portal answers within 2 seconds on any day.', 'functional'],
      ['Handlers search claims by number.', 'functional'],
    ]),
  }
  const solution = {
    ...before,
    requirements: numbered([
      ['The portal answers within 3 seconds on any day.', 'quality'],
      ['Handlers search claims by policy number.', 'functional'],
    ]),
  }
  expect(keepIds(solution, before).requirements.map(({ id }) => id)).toEqual(['NFR-1', 'FR-2'])
})

test('ids within what a composer wrote follow too, and the brief’s own words stay', () => {
  const before = {
    ...givenBareSolution(),
    requirements: numbered([
      ['One thing is done.', 'functional'],
      ['FR-1 of the tender holds.', 'functional'],
    ]),
  }
  const solution: Solution = {
    ...before,
    requirements: numbered([
      ['FR-1 of the tender holds.', 'functional'],
      ['One thing is done.', 'functional'],
    ]),
    risks: [
      {
        id: 'RSK-1',
        source: proposed,
        text: 'FR-1 and FR-2 may take longer than FR-12.',
        likelihood: 'low',
        impact: 'low',
        mitigation: 'x',
        owner: 'x',
      },
    ],
  }
  const { requirements, risks } = keepIds(solution, before)
  expect(requirements.map(({ id, text: said }) => [id, said])).toEqual([
    ['FR-2', 'FR-1 of the tender holds.'],
    ['FR-1', 'One thing is done.'],
  ])
  expect(risks[0]!.text).toBe('FR-2 and FR-1 may take longer than FR-12.')
})

test('facts of every list are found again under whatever ids they come', () => {
  const before = givenSolution()
  const moved = new Map(listFacts(before).map(({ id }) => [id, id.replace(/\d+/, (digits) => `${Number(digits) + 40}`)]))
  const anew = JSON.parse(
    JSON.stringify(before).replaceAll(/"([A-Z]{2,4}-\d+)"/g, (_, id: string) => `"${moved.get(id) ?? id}"`),
  ) as Solution
  expect(
    factLists.filter((list) => factsIn(before, list)[0] && factsIn(anew, list)[0]!.id === factsIn(before, list)[0]!.id),
  ).toEqual([])
  expect(keepIds(anew, before)).toEqual(before)
})
