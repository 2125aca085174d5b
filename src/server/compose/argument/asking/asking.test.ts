import { expect, test } from 'vitest'
import { checkQuestions } from '#server/compose/catalogue/check-questions.ts'
import { loadCatalogue } from '#server/compose/catalogue/load-catalogue.ts'
import { readEntries } from '#server/compose/catalogue/read-entries.ts'
import { readWords } from '#server/compose/reading/test-reading.ts'
import { type Candidate, candidateQuestions, sentenceOf } from './candidate-questions.ts'
import { chooseQuestions, type Ranked } from './choose-questions.ts'
import { phrasesOf } from './phrases-of-brief.ts'

const catalogue = loadCatalogue()
const candidatesOf = (text: string) => candidateQuestions(readWords({ technicalRequirements: text }), catalogue)
const namesIn = (text: string) =>
  readWords({ technicalRequirements: text })
    .statements.flatMap(phrasesOf)
    .map(({ name }) => name)
const sentences = (candidates: Candidate[]) => candidates.map(({ kind, thing }) => sentenceOf(kind, [thing]))

test.each([
  ['The embargo dates must be shown to the reader.', 'embargo dates'],
  ['The list of sites is kept by the clerk.', 'list of sites'],
  ['The office’s own terminal server must be used.', 'terminal server'],
  ['The 40 new tablets must be locked.', 'tablets'],
])('a phrase is named by the words that tell it: %s', (text, name) => expect(namesIn(text)).toContain(name))

test('a noun that says nothing alone is no phrase', () => expect(namesIn('The list must be shown.')).not.toContain('list'))

test('what is asked fits what it is asked of', () => {
  const asked = sentences(
    candidatesOf('Each driver has a tablet. The tariff is set by the board. Orders come from Sage each night.'),
  )
  expect(asked).toContain('Who provides and pays for the tablet, also when one is lost, broken or stolen?')
  expect(asked).toContain('Can we have the tariff in full, in the current version and with all exceptions?')
  expect(asked.filter((text) => /tariff.*(?:stolen|protocol)|tablet.*full/.test(text))).toEqual([])
  expect(asked.some((text) => /^Over which interface .* is Sage connected\?$/.test(text))).toBe(true)
})

test('a percentage that is asked for and the place of data are asked about', () => {
  const asked = sentences(candidatesOf('At least 97 % of part numbers must be found. All data must be stored in Ireland.'))
  expect(asked).toContain('On which cases, over which period and by whom is the 97 % measured?')
  expect(asked).toContain('By whom is data hosted and backed up in Ireland, without remote access from elsewhere?')
})

test('what is left out or refused is not asked about', () => {
  const asked = sentences(candidatesOf('The old tariff tables are out of scope. The parking register must be searched.'))
  expect(asked.filter((text) => text.includes('tariff tables'))).toEqual([])
  expect(asked.some((text) => text.includes('the parking register'))).toBe(true)
})

test('whoever makes the offer is not asked about, and a place is called by its name alone', () => {
  const asked = candidatesOf('The supplier shall sign in with a token. Client papers must stay in South Africa at the farthest.')
  expect(asked.filter(({ thing }) => thing.topic === 'people').map(({ thing }) => thing.name)).toEqual([])
  expect(asked.filter(({ thing }) => thing.topic === 'place').map(({ thing }) => thing.name)).toContain('South Africa')
})

test('what is asked only where a brief says something is not asked elsewhere', () => {
  const isOffline = ({ kind }: Candidate) => kind.id === 'brief-offline'
  expect(candidatesOf('Work must go on without a signal.').some(isOffline)).toBe(true)
  expect(candidatesOf('Work must go on at the desk.').some(isOffline)).toBe(false)
})

test('every sentence asks one thing and claims nothing, of one thing and of two', () => {
  const thing = { topic: 'store', name: 'stock list', head: 'list', isName: false, isSeveral: false, statements: [], signs: [] }
  const both = catalogue.questionKinds.flatMap((kind) =>
    [[thing], [thing, { ...thing, name: 'price lists', isSeveral: true }]].map((of) => sentenceOf(kind, of)),
  )
  const wrong = both.filter(
    (text) =>
      (text.match(/\?/g) ?? []).length !== 1 ||
      /, (?:and|or) (?:who|what|which|how|when|where)\b/.test(text) ||
      /contradict|conflict|inconsisten|disagree|at odds|prevails|[{}]/i.test(text) ||
      text.split(' ').length > 36,
  )
  expect(wrong).toEqual([])
  expect(
    sentenceOf(
      catalogue.questionKinds.find(({ id }) => id === 'store-held')!,
      [thing],
    ),
  ).toBe('Where, in which format and by whom is the stock list kept today?')
})

const ranked = (id: string, head: string, probability: number): Ranked => ({
  kind: catalogue.questionKinds.find((kind) => kind.id === id)!,
  thing: { topic: 'store', name: head, head, isName: false, isSeveral: false, statements: [], signs: [] },
  probability,
})

test('what is asked alike of two things is one question, and of one thing little is asked', () => {
  const all = [
    ranked('store-held', 'ledger', 0.9),
    ranked('store-quality', 'ledger', 0.8),
    ranked('store-held', 'roster', 0.7),
    ranked('store-held', 'map', 0.6),
    ranked('store-key', 'map', 0.5),
  ]
  expect(chooseQuestions(all, 2).map(({ kind, things }) => [kind.id, ...things.map(({ name }) => name)])).toEqual([
    ['store-held', 'ledger', 'roster'],
    ['store-key', 'map'],
  ])
})

test('things with one head are not asked about in one sentence', () => {
  const chosen = chooseQuestions([ranked('store-held', 'ledger', 0.9), ranked('store-held', 'ledger', 0.8)], 2)
  expect(chosen.map(({ things }) => things.length)).toEqual([1, 1])
})

const faultsWith = (kind: object, topics: object = { store: ['list'] }) =>
  checkQuestions({
    'question-topics.yaml': topics,
    'question-kinds.yaml': {
      one: { of: ['store'], asks: 'Where is {the}?', kind: 'data', owner: 'Data owner', why: 'So.', ...kind },
    },
  }).faults

test.each([
  [{ of: ['shelf'] }, /of names shelf/],
  [{ asks: 'Where is {that} and {the}?' }, /\{that\} is no slot/],
  [{ asks: 'Where is it?' }, /does not name/],
  [{ asks: 'Where is {the}.' }, /asks/],
  [{ when: '(' }, /question-kinds/],
])('a kind of question that is wrong is told: %j', (kind, fault) => expect(faultsWith(kind).join()).toMatch(fault))

test('the kinds and topics as they are have no fault, and no noun stands in two topics', () => {
  expect(checkQuestions(readEntries()).faults).toEqual([])
  expect(faultsWith({}, { store: ['list'], paper: ['list'] }).join()).toMatch(/list stands there twice/)
})
