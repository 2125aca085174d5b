import { parsePartialJson } from 'ai'
import { z } from 'zod'
import type { Brief } from '#shared/brief.ts'
import { draftBrief } from '../../draft/draft-facts.ts'
import { addPart, type DesignPart, designParts, joinParts } from './answer-parts.ts'
import { applyAnswer } from './apply-answer.ts'
import { checkAnswer, mostFaults } from './check-answer.ts'
import { checkUndated } from './check-facts.ts'
import { DesignAnswer } from './design-answer.ts'

type Asked = {
  text: string
  part: DesignPart
  /** The parts before this one. */
  known: Partial<DesignAnswer>
  /** Statements that this part has to answer. */
  statements: string[]
  brief: Brief
  today: string
}
/** `lost`: properties that do not have the agreed form; `faults`: those and all provable faults. */
export type ReadPart = { found: Partial<DesignAnswer>; lost: string[]; faults: string[] }

const noObject = 'It is no JSON object.'
const cutOff = 'It breaks off before its end. Write less.'

/** The usable content of a part as a small model writes it, and its faults. */
export async function readPart({ text, part, known, statements, brief, today }: Asked): Promise<ReadPart> {
  const { value, isCut } = await parseLoosely(text)
  if (!value) return { found: {}, lost: [noObject], faults: [noObject] }
  const found: Partial<DesignAnswer> = {}
  const lost = isCut ? [cutOff] : []
  for (const key of designParts[part]) {
    const read = readField(key, value[key])
    lost.push(...read.faults)
    if (read.field !== undefined) Object.assign(found, { [key]: read.field })
  }
  const { design: _, ...own } = brief
  const ground = draftBrief(own, { today })
  const provedIn = (answer: DesignAnswer) => [
    ...checkAnswer(answer, ground),
    ...checkUndated(applyAnswer(ground, answer, { source: { from: 'model', model: '' }, today })),
  ]
  // Faults of earlier parts do not count against this one.
  const before = new Set(provedIn(joinParts(known)))
  const proved = provedIn(joinParts(addPart(known, found))).filter((fault) => !before.has(fault))
  const answered = new Set(found.answers?.map(({ statement }) => statement))
  const missing = statements.filter((id) => !answered.has(id)).map((id) => `${id} has no answer.`)
  return { found, lost, faults: [...lost, ...proved, ...missing].slice(0, mostFaults) }
}

/** The object in an answer. Code fences, surrounding text, trailing commas and a missing end are tolerated. */
async function parseLoosely(text: string): Promise<{ value?: Record<string, unknown>; isCut: boolean }> {
  const begun = text.slice(Math.max(0, text.indexOf('{')))
  const whole = begun.slice(0, begun.lastIndexOf('}') + 1)
  for (const attempt of [whole, whole.replaceAll(/,(?=\s*[}\]])/g, '')]) {
    try {
      return { value: JSON.parse(attempt) as Record<string, unknown>, isCut: false }
    } catch {
      // The next attempt handles it.
    }
  }
  const { value } = await parsePartialJson(begun)
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { value, isCut: true } : { isCut: true }
}

type Issue = z.core.$ZodIssue

/** A field in the agreed form; of a list with faults, only the valid items. */
function readField(key: keyof DesignAnswer, value: unknown): { field?: unknown; faults: string[] } {
  const schema: z.ZodType = DesignAnswer.shape[key]
  const read = parseMended(schema, value)
  if (read.success) return { field: read.data, faults: [] }
  const faults = read.error.issues.slice(0, 3).map(({ path, message }) => `${[key, ...path].join('.')}: ${message}`)
  if (!(schema instanceof z.ZodArray) || !Array.isArray(value)) return { faults }
  const items = value.map((item) => parseMended(schema.element as z.ZodType, item))
  return { field: items.flatMap((item) => (item.success ? [item.data] : [])), faults }
}

/** Parses again without unknown properties and with null for missing ones. */
function parseMended(schema: z.ZodType, value: unknown) {
  const read = schema.safeParse(value)
  if (read.success || typeof value !== 'object') return read
  const mended = structuredClone(value)
  for (const issue of read.error.issues) mend(mended, issue)
  return schema.safeParse(mended)
}

function mend(value: unknown, issue: Issue) {
  const at = (path: PropertyKey[]) =>
    path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | null | undefined)?.[key], value)
  const holder = at(issue.code === 'unrecognized_keys' ? issue.path : issue.path.slice(0, -1))
  if (typeof holder !== 'object' || holder === null) return
  const fields = holder as Record<PropertyKey, unknown>
  if (issue.code === 'unrecognized_keys') for (const key of issue.keys) delete fields[key]
  const last = issue.path.at(-1)
  if (issue.code === 'invalid_type' && last !== undefined && fields[last] === undefined) fields[last] = null
}
