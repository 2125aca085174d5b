import type { JSONSchema7 } from 'ai'
import { z } from 'zod'
import { parseJson } from '../../change/parse-json.ts'
import { ChangeStep } from '../../change/read-changes.ts'
import { DesignAnswer } from './design-answer.ts'

/** Changes that belong together, as an author's mend of listed faults or as a critic's defect. */
const Point = z.strictObject({
  /** Numbers of the faults that the changes fix. */
  faults: z.array(z.number()),
  /** Words of the document, and the statements of the brief that contradict them. */
  words: z.string(),
  statements: z.array(z.string()),
  why: z.string(),
  changes: z.array(ChangeStep),
})
export type Point = z.infer<typeof Point>

/**
 * The form of every answer about a design: the design itself, its mends and its critique. One form for all of them, because a vendor reads
 * it before everything else, and another form would void the cache.
 */
const WholeAnswer = z.strictObject({ design: DesignAnswer.nullable(), points: z.array(Point) })

export const wholeSchema = {
  name: 'answer',
  definition: z.toJSONSchema(WholeAnswer, { target: 'draft-7' }) as JSONSchema7,
}

/** The points of an answer; null if it does not have the agreed form. */
export const pointsIn = (text: string): Point[] | null =>
  WholeAnswer.pick({ points: true }).loose().safeParse(parseJson(text)).data?.points ?? null
