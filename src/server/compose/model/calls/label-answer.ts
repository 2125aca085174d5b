import type { JSONSchema7 } from 'ai'
import { z } from 'zod'
import { Label } from '../../reading/label.ts'

/** What a model says of a batch of segments: those that code read rightly by their ids, the others with a label. */
export const LabelAnswer = z.strictObject({ agreed: z.array(z.string()), labels: z.array(Label) })
export type LabelAnswer = z.infer<typeof LabelAnswer>

export const labelSchema = z.toJSONSchema(LabelAnswer, { target: 'draft-7' }) as JSONSchema7

/** Segments of one request. */
export const batchSize = 40
