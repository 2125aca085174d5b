import type { Brief } from '#shared/brief.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Source } from '#server/solution/source.ts'
import { withReferences } from '#server/solution/statement.ts'
import { draftBrief } from '../../draft/draft-facts.ts'
import { DesignAnswer } from './design-answer.ts'
import { lostOfAnswer, textsOfAnswer } from './lost-texts.ts'
import { applyAnswer } from './apply-answer.ts'
import { checkAnswer, mostFaults } from './check-answer.ts'
import { checkFacts } from './check-facts.ts'

/** `lost`: those of the answer's `texts` that are not in the facts. */
export type ReadDesign = { solution: Solution; faults: string[]; texts: number; lost: string[] }

type Asked = { text: string; brief: Brief; today: string; model: string }

/**
 * A model's design as facts, with every provable fault as an instruction to fix it; null if it does not have the agreed form. Nothing is
 * dropped or rewritten except references to unknown things.
 */
export function readDesign({ text, brief, today, model }: Asked): ReadDesign | null {
  const answer = parse(text)
  if (!answer) return null
  const source: Source = { from: 'model', model }
  // The base is the brief and a person's ticks; a chosen reference design was only material for the model.
  const { design: _, ...own } = brief
  const ground = draftBrief(own, { today })
  const readable = mapTexts(answer, (words) => withReferences(words, ground.statements ?? []))
  const solution = applyAnswer(ground, readable, { source, today })
  const faults = [...checkAnswer(answer, ground), ...checkFacts(solution)]
  const texts = textsOfAnswer(answer, solution).length
  return { solution, faults: faults.slice(0, mostFaults), texts, lost: lostOfAnswer(answer, solution, faults) }
}

/** Fields that contain only ids. */
const ofIds = new Set(['statement', 'statements'])

/** The same value with each of its strings transformed. */
function mapTexts<Of>(value: Of, put: (words: string) => string): Of {
  if (typeof value === 'string') return put(value) as Of
  if (Array.isArray(value)) return value.map((part: unknown) => mapTexts(part, put)) as Of
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, ofIds.has(name) ? part : mapTexts(part as unknown, put)]),
  ) as Of
}

/** Maximum items of a list and characters of a string; anything larger is not a design. */
const [mostItems, mostCharacters] = [1_000, 4_000] as const

/** Properties that were added later; answers that were stored before can still be read. */
const added = { start: null, dates: [], budgets: [] } satisfies Partial<DesignAnswer>

function parse(text: string): DesignAnswer | undefined {
  try {
    const whole: unknown = JSON.parse(text.replaceAll(/^\s*```(?:json)?|```\s*$/g, ''))
    const given = (whole as { design?: unknown } | null)?.design ?? whole
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

/** Fields that may be null; a blank string counts as null. */
const mayBeNothing = new Set(['product', 'by', 'retention', 'place', 'component', 'from'])
/** Placeholder for a required string that is empty. */
const nothing = '–'

/** Removes NUL and lone surrogates, which no database or file format can store. A required string that is blank becomes a dash. */
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
