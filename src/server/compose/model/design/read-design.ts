import type { Brief } from '#shared/brief.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Source } from '#server/solution/source.ts'
import { withReferences } from '#server/solution/statement.ts'
import { draftBrief } from '../../draft/draft-facts.ts'
import { DesignAnswer } from './design-answer.ts'
import { applyAnswer } from './apply-answer.ts'
import { checkAnswer, mostFaults } from './check-answer.ts'
import { checkFacts } from './check-facts.ts'

type Asked = { text: string; brief: Brief; today: string; model: string }

/**
 * A model's design as facts, with every fault that can be proved, as instructions to mend it; null where it does not have the agreed
 * form. Nothing is dropped or rewritten but what names something that is not there.
 */
export function readDesign({ text, brief, today, model }: Asked): { solution: Solution; faults: string[] } | null {
  const answer = parse(text)
  if (!answer) return null
  const source: Source = { from: 'model', model }
  // What a person ticked and what the brief says is the ground; a chosen reference design was the model's material.
  const { design: _, ...own } = brief
  const ground = draftBrief(own, { today })
  const readable = mapTexts(answer, (words) => withReferences(words, ground.statements ?? []))
  const solution = applyAnswer(ground, readable, { source, today })
  return { solution, faults: [...checkAnswer(answer, ground), ...checkFacts(solution)].slice(0, mostFaults) }
}

/** Fields that hold ids alone. */
const ofIds = new Set(['statement', 'statements'])

/** The same value with each of its texts put otherwise. */
function mapTexts<Of>(value: Of, put: (words: string) => string): Of {
  if (typeof value === 'string') return put(value) as Of
  if (Array.isArray(value)) return value.map((part: unknown) => mapTexts(part, put)) as Of
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, ofIds.has(name) ? part : mapTexts(part as unknown, put)]),
  ) as Of
}

/** Items of a list and characters of a text; what has more is no design. */
const [mostItems, mostCharacters] = [1_000, 4_000] as const

/** What the form did not have at first: an answer that was stored then is still read. */
const added = { start: null, dates: [], budgets: [] } satisfies Partial<DesignAnswer>

function parse(text: string): DesignAnswer | undefined {
  try {
    const given: unknown = JSON.parse(text.replaceAll(/^\s*```(?:json)?|```\s*$/g, ''))
    const answer = DesignAnswer.safeParse(typeof given === 'object' ? { ...added, ...given } : given).data
    return answer && isBounded(answer) ? clean(answer) : undefined
  } catch {
    return undefined
  }
}

function isBounded(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= mostCharacters
  if (typeof value !== 'object' || value === null) return true
  const parts = Object.values(value)
  return (!Array.isArray(value) || parts.length <= mostItems) && parts.every(isBounded)
}

/** What may be left out; a blank text is nothing too. */
const mayBeNothing = new Set(['product', 'by', 'retention', 'place', 'component', 'from'])
/** What is written where the form asks for a text and nothing is said. */
const nothing = '–'

/**
 * NUL and halves of a surrogate pair are no characters: no database and no file format can hold them. Where a text has to be and is
 * blank, a dash is.
 */
function clean<Value>(value: Value, name = ''): Value {
  if (typeof value === 'string') {
    const text = value.replaceAll('\0', '').toWellFormed()
    return (text.trim() !== '' ? text : mayBeNothing.has(name) ? null : nothing) as Value
  }
  if (Array.isArray(value))
    return value.filter((part) => typeof part !== 'string' || part.trim() !== '').map((part: unknown) => clean(part)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, clean(part, key)])) as Value
}
