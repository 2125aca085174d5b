import type { Solution } from '#server/solution/solution.ts'
import { textsIn } from '#server/solution/texts-in.ts'
import { withReferences } from '#server/solution/statement.ts'
import type { DesignAnswer } from './design-answer.ts'
import { squeeze } from './squeeze.ts'

/** Properties whose values become ids, references or columns, not text. */
const notText = new Set(
  'key from to store provider consumers components component after statement statements kind is state classification likelihood impact characteristic'.split(
    ' ',
  ),
)
/** Texts shorter than this are placeholders. */
const leastCharacters = 3

/** Keys of work packages, not text. */
const isKeys = (name: string, part: unknown) => name === 'work' && Array.isArray(part) && typeof part[0] === 'string'

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => (notText.has(name) || isKeys(name, part) ? [] : textsOf(part)))
}

/** The texts of an answer as the facts have them, with references to statements in words. */
export function textsOfAnswer({ names, ...answer }: DesignAnswer, { statements = [] }: Pick<Solution, 'statements'>): string[] {
  return [...names.map(({ name }) => name), ...textsOf(answer)]
    .filter((one) => one.length >= leastCharacters)
    .map((one) => withReferences(one, statements))
}

/** Maximum texts that are searched within longer ones; a design has a handful of them. */
const mostSearched = 100

/** Those of the texts that are nowhere in what was made of them. `most`: those searched for within longer texts; of any more nothing is claimed. */
export function findLost(texts: string[], made: unknown, most = mostSearched): string[] {
  const all = textsIn(made).map(squeeze)
  const known = new Set(all)
  const apart = texts.filter((one) => !known.has(squeeze(one)))
  const whole = apart.length > 0 ? all.join('\n') : ''
  return apart.slice(0, most).filter((one) => !whole.includes(squeeze(one)))
}

/** The texts of an answer that its facts do not have, without those of items that a fault names: these are told with the fault. */
export function lostOfAnswer(answer: DesignAnswer, solution: Solution, faults: string[]): string[] {
  const told = new Set(faults.flatMap((fault) => [...fault.matchAll(/“([^”]*)”|^(ST-\d+)/g)].map(([, text, id]) => text ?? id!)))
  const isTold = (item: unknown) => textsIn(item).some((text) => told.has(text))
  const untold = Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, Array.isArray(value) ? value.filter((item) => !isTold(item)) : value]),
  ) as DesignAnswer
  return findLost(textsOfAnswer(untold, solution), solution)
}
