import { expect, test } from 'vitest'
import { Solution } from '#server/solution/solution.ts'
import type { Answer } from './answer.ts'
import { labelMeasures } from './label-measures.ts'
import { LabelledBrief } from './labelled-brief.ts'
import { measureLabelled } from './labelled-figures.ts'

const brief = LabelledBrief.parse({
  id: 'planted-ferry',
  origin: 'invented for this test',
  style: 'terse',
  projectName: 'Deck check',
  requirements: {
    technicalRequirements:
      'Tickets come from SeaBook. PostgreSQL keeps the tickets. No Oracle. A ticket is checked in 2 seconds. A ticket is never accepted twice. Deck hands check, shareholders do not.',
    constraints: 'Ticket data stays in Norway. Answer in 5 seconds. Live on 1 June 2027.',
    scope: 'Not included: the sale of coffee.',
  },
  truth: {
    systems: [{ name: 'SeaBook', aliases: [], role: 'source', quote: 'Tickets come from SeaBook' }],
    people: [{ name: 'deck hand', aliases: ['deck hands'] }],
    notPeople: ['shareholders'],
    banned: [{ term: 'Oracle', quote: 'No Oracle' }],
    mandated: [{ term: 'PostgreSQL', does: 'ticket', quote: 'PostgreSQL keeps the tickets' }],
    notThese: [{ regex: 'coffee', why: 'out of scope' }],
    parts: [{ what: 'check', shows: 'check' }],
    measures: [{ quote: 'A ticket is checked in 2 seconds', values: [2] }],
    dates: [{ what: 'live', date: '2027-06-01', quote: 'Live on 1 June 2027' }],
    residency: [{ data: 'ticket data', place: 'Norway', quote: 'Ticket data stays in Norway' }],
    outOfScope: ['sale of coffee'],
    contradictions: [{ a: 'A ticket is checked in 2 seconds', b: 'Answer in 5 seconds' }],
    rules: [{ quote: 'A ticket is never accepted twice', met: 'unique key' }],
    questions: ['SeaBook.*interface'],
    thin: false,
  },
})

const from = (quote: string) => ({ source: { from: 'brief', field: 'technicalRequirements', quote } })
const made = { source: { from: 'catalogue', entry: 'check' } }
const element = (id: string, words: { kind: string; name: string; [more: string]: unknown }) => ({
  id,
  ...made,
  technologyStated: false,
  responsibility: '',
  satisfies: [],
  ...words,
})
const requirement = (id: string, quote: string, measures: object[] = []) => ({
  id,
  ...from(quote),
  text: quote,
  kind: 'functional',
  measures,
  priority: 'must',
  priorityStated: false,
})
const question = (id: string, text: string) => ({ id, ...made, text, about: [], owner: 'client' })
const seconds = { subject: 'check', comparison: 'at-most', value: 2, unit: 's', quote: '2 seconds' }

/** A design in which every label holds. */
const sound = (): Answer => ({
  brief,
  text: '',
  milliseconds: 0,
  solution: Solution.parse({
    client: 'the client',
    project: 'Deck check',
    system: 'Deck check',
    cloud: 'neutral',
    objectives: [],
    requirements: [
      requirement('FR-1', 'A ticket is checked in 2 seconds', [seconds]),
      requirement('FR-2', 'A ticket is never accepted twice'),
    ],
    scope: [{ id: 'SCP-1', ...made, text: 'The sale of coffee', within: false }],
    deliverables: [],
    elements: [
      element('EL-1', { kind: 'person', name: 'Deck hand' }),
      element('EL-2', { kind: 'external-system', name: 'SeaBook' }),
      element('EL-3', {
        kind: 'container',
        name: 'Check of tickets',
        responsibility: 'a unique key for each ticket',
        satisfies: ['FR-2'],
      }),
      element('EL-4', { kind: 'store', name: 'Tickets', technology: 'PostgreSQL' }),
    ],
    relations: [
      { id: 'REL-1', ...made, from: 'EL-2', to: 'EL-3', label: 'tickets', synchronous: false },
      { id: 'REL-2', ...made, from: 'EL-3', to: 'EL-4', label: 'keeps tickets', synchronous: true },
    ],
    dataEntities: [],
    interfaces: [],
    scenarios: [],
    environments: [{ id: 'ENV-1', ...made, name: 'Production', region: 'Norway', purpose: 'use', nodes: [] }],
    decisions: [],
    risks: [],
    assumptions: [],
    questions: [
      question('OQ-1', 'Which interface has SeaBook, and has SeaBook an interface for changes?'),
      question('OQ-2', '“A ticket is checked in 2 seconds” and “Answer in 5 seconds” contradict each other.'),
    ],
    workstreams: [],
    milestones: [{ id: 'MS-1', ...from('Live on 1 June 2027'), name: 'Live', week: 20, date: '2027-06-01' }],
    costs: [],
    terms: [],
    prohibitions: [{ id: 'BAN-1', ...from('No Oracle'), text: 'No Oracle', name: 'Oracle' }],
  }),
})

const missed = (id: string, answer: Answer) => {
  const measure = labelMeasures.find((candidate) => candidate.id === id)!
  return measure.judge(answer).filter(({ holds }) => !holds).length
}

test('every label holds in a sound design', () => {
  expect(labelMeasures.filter(({ id }) => missed(id, sound()) > 0).map(({ id }) => id)).toEqual([])
})

const proposing = (text: string) => (it: Solution) => void (it.elements[2]!.responsibility += `. ${text}`)
const faults: [measure: string, plant: (solution: Solution) => unknown][] = [
  ['systems', (it) => (it.elements[1]!.name = 'Bookings')],
  ['relations', (it) => Object.assign(it.relations[0]!, { from: 'EL-3', to: 'EL-2' })],
  [
    'connected',
    (it) => {
      it.relations.shift()
      it.questions.shift()
    },
  ],
  ['people', (it) => (it.elements[0]!.name = 'User')],
  ['notPeople', (it) => (it.elements[0]!.name = 'Shareholders')],
  ['banned', (it) => (it.elements[3]!.technology = 'Oracle 23ai')],
  ['bansStated', (it) => (it.prohibitions![0]!.name = 'SeaBook')],
  ['mandated', (it) => (it.elements[3]!.technology = 'MariaDB')],
  ['notThese', proposing('Sells coffee')],
  ['parts', (it) => (it.elements[2]!.name = 'Processing')],
  ['measures', (it) => (it.requirements[0]!.measures[0]!.value = 3)],
  ['dates', (it) => (it.milestones[0]!.date = '2027-01-06')],
  ['datesKept', (it) => (it.milestones[0]!.source = { from: 'assumption', reason: 'a guess' })],
  ['residency', (it) => (it.environments[0]!.region = 'Ireland')],
  ['outOfScope', (it) => (it.scope[0]!.within = true)],
  ['contradictions', (it) => it.questions.pop()],
  ['notInvented', (it) => (it.questions[0]!.text += ' The colours contradict the sizes.')],
  ['rules', (it) => (it.elements[2]!.responsibility = 'checks')],
  ['rulesMet', (it) => (it.elements[2]!.satisfies = [])],
  ['notOverclaimed', (it) => (it.elements[2]!.responsibility = 'checks')],
  ['questions', (it) => it.questions.shift()],
]

test.each(faults)('%s falls when its fault is planted', (id, plant) => {
  const answer = sound()
  plant(answer.solution)
  expect(missed(id, answer)).toBe(1)
})

test('a thin brief that is answered by a long design is found', () => {
  const thin = { ...brief, truth: { ...brief.truth, thin: true } }
  const parts = ['EL-5', 'EL-6'].map((id) => ({ ...sound().solution.elements[2]!, id }))
  const long = { ...sound(), brief: thin, text: 'word '.repeat(1501) }
  expect(missed('thin', long)).toBe(0)
  long.solution.elements.push(...parts)
  expect(missed('thin', long)).toBe(1)
  expect(missed('thin', { ...long, text: 'Three questions.' })).toBe(0)
})

test('words that two documents share are counted, and what a share that nobody tunes on misses is not told', () => {
  const text = 'Each ticket is read once and kept for the season.'
  const other = { ...sound(), brief: { ...brief, id: 'thin-chairman-procurement' }, text: `${text} Deck.` }
  other.solution.elements[2]!.name = 'Processing'
  const figures = measureLabelled([{ ...sound(), text }, other])
  const of = (id: string, column: string) => figures.find((one) => one.measure.id === `labelled.${id}` && one.column === column)!
  expect(of('own', 'tuned').value).toBe(0)
  expect(of('own', 'own-unseen').value).toBeCloseTo(100 / 11)
  expect(of('brief', 'tuned').value).toBeCloseTo(100 / 6)
  expect(of('parts', 'own-unseen')).toMatchObject({ value: 0, flaws: [] })
  expect(of('total', 'tuned').value).toBe(100)
  expect(of('gap', 'own-unseen').value).toBeGreaterThan(0)
})
