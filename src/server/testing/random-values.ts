import { elementRoles, type Solution } from '#server/solution/solution.ts'
import { factsIn, type FactList } from '#server/solution/list-facts.ts'
import { questionKinds } from '#server/solution/argument-facts.ts'
import { answerStates, type DesignList, elementKinds } from '#shared/design-facts.ts'
import { dataClasses, levels, qualityCharacteristics, workstreamKinds } from '#shared/field-terms.ts'

export const chosenFrom = <Value>(values: readonly Value[], number: number): Value => values[number % values.length]!

const texts = [
  'Claims desk',
  'Keeps every payment and who released it.',
  'Reads claims as they come',
  '<script>alert(1)</script>',
  '=HYPERLINK("http://x","y")',
  'Payments 😀👩🏽‍💻 to “PostgreSQL”',
  'يجب أن يكون النظام متاحًا',
  '保留七年。',
  'a | b\n\n# c',
  'Released within 15 minutes on 3 May 2027, in 99.9% of 1,200 cases.',
]
export const textOf = (number: number) => `${chosenFrom(texts, number)} ${String.fromCharCode(97 + (number % 26))}`

/** Texts that no file or database can store unchanged, or that are empty. */
export const unfittingTexts = ['', ' \n', 'NUL \0 here', 'half \uD800 of a pair', '\u0007\u001B[31m\u202Eevil', 'long '.repeat(600)]
const anything: unknown[] = [null, true, {}, [], '__proto__', -1, 0, 0.5, 1e6, 1e308, 2 ** 53 - 1, 'system', '2027-02-30']
const wrongIds: unknown[] = ['EL-999', 'WS-1', 'ST-1', ['EL-999'], ['WS-1'], ['WS-1', 'WS-2'], ['ST-1'], [['EL-1']]]
const wrongDays: unknown[] = [
  [{ role: 'Developer', days: [1e308, 1e308] }],
  [{ role: 'Developer', days: [-5, 2] }],
  [{ role: '', days: [30, 2] }],
]
export const unfitting = [...unfittingTexts, ...anything, ...wrongIds, ...wrongDays]

type Given = { number: number; solution: Solution }
type Maker = (given: Given) => unknown

const someOf =
  (list: FactList): Maker =>
  ({ number, solution }) => {
    const ids = factsIn(solution, list).map(({ id }) => id)
    return ids.length === 0 ? [] : [...new Set([chosenFrom(ids, number), chosenFrom(ids, number * 7 + 1)])]
  }
const oneOf =
  (list: FactList, shift = 1): Maker =>
  ({ number, solution }) => {
    const facts = factsIn(solution, list)
    return facts.length === 0 ? undefined : chosenFrom(facts, number * shift + shift).id
  }
const among =
  (...values: unknown[]): Maker =>
  ({ number }) =>
    chosenFrom(values, number)
const text: Maker = ({ number }) => textOf(number)
const daysOf: Maker = ({ number }) => [
  { role: chosenFrom(['Developer', 'Tester', textOf(number)], number), days: [number % 20, (number % 20) + 5] },
]
const day: Maker = ({ number }) => new Date(Date.UTC(2026, number % 30, (number % 28) + 1)).toISOString().slice(0, 10)

const kinds: Partial<Record<DesignList, Maker>> = {
  elements: among(...elementKinds.filter((kind) => kind !== 'system')),
  questions: among(...questionKinds),
  workstreams: among(...workstreamKinds),
  milestones: among('start', 'deadline', 'event'),
  windows: among('freeze', 'window', 'parallel-run'),
}

const step: Maker = ({ number, solution }) => {
  const [from, to] = [3, 5].map((shift) => oneOf('elements', shift)({ number, solution }))
  return from && to && { from, to, action: textOf(number) }
}

/** Fields that another list has with other values. */
const ofList: Partial<Record<DesignList, Record<string, Maker>>> = { windows: { from: day, to: day } }

/** Other fields are texts. */
const makers: Record<string, Maker> = {
  parent: among('EL-1', undefined),
  technologyStated: among(true, false),
  role: among(...elementRoles),
  fails: ({ number }) => ({ when: textOf(number), then: textOf(number + 1) }),
  tests: ({ number }) => [textOf(number)],
  provider: oneOf('elements'),
  consumers: someOf('elements'),
  operations: ({ number }) => [{ name: textOf(number), request: '', response: textOf(number + 1), errors: [textOf(number)] }],
  steps: (given) => [step(given)].filter(Boolean),
  failure: ({ number }) => ({ when: textOf(number), response: textOf(number + 1) }),
  recurs: among(true, false),
  from: oneOf('elements', 3),
  to: oneOf('elements', 5),
  synchronous: among(true, false),
  direction: among('to', 'from', 'both'),
  store: oneOf('elements'),
  classification: among(...dataClasses),
  fields: ({ number }) => [{ name: textOf(number), type: 'text', description: '', classification: dataClasses[0] }],
  characteristic: among(...qualityCharacteristics),
  components: someOf('elements'),
  options: ({ number }) => [{ name: textOf(number), merit: textOf(number + 1), drawback: '' }],
  status: among('proposed', 'accepted'),
  requirements: someOf('statements'),
  likelihood: among(...levels),
  impact: among(...levels),
  about: someOf('statements'),
  weeks: ({ number }) => 1 + (number % 30),
  deliverables: ({ number }) => [textOf(number)],
  dependsOn: someOf('workstreams'),
  effort: daysOf,
  week: ({ number }) => number % 60,
  date: day,
  notBefore: day,
  work: someOf('workstreams'),
  statement: oneOf('statements'),
  element: oneOf('elements'),
  quantity: ({ number }) => number / 4,
  unitPrice: ({ number }) => number / 100,
  currency: among('EUR', 'GBP'),
  unit: among('day', 'licence', 'GB'),
  period: among('once', 'month', 'year'),
}

/** Returns a valid value for a field of a list; undefined if there is nothing to choose from. */
export function fittingValue(field: string, { list, ...given }: Given & { list: DesignList }): unknown {
  const make = field === 'kind' ? kinds[list] : (ofList[list]?.[field] ?? makers[field])
  return make || field === 'kind' ? make?.(given) : text(given)
}

export const anyAnswer = ({ number, solution }: Given) => ({
  state: chosenFrom(answerStates, number),
  ...(number % 2 === 0 && { how: textOf(number) }),
  ...(number % 3 === 0 && { question: textOf(number + 1), why: '' }),
  components: someOf('elements')({ number, solution }),
  ...(number % 5 === 0 && { owner: 'Claims lead', due: '2027-01-31', evidence: '' }),
})
