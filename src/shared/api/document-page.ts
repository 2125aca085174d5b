import { z } from 'zod'
import { EditedBlock, mostBlocks } from '../content/edited-block.ts'
import { verdicts } from '../brief.ts'
import { mostChangeWish, mostWish, longestAnswer } from '../limits.ts'
import { json } from './endpoint.ts'
import { DesignState } from './references.ts'
import { VersionNumber } from './version-number.ts'
import { Succeeded } from './succeeded.ts'

const id = z.uuid()
const section = z.string().min(1).max(200)
/** The version that the person was looking at; if the document has changed since, nothing is done. */
const base = VersionNumber

/** The key of the work, which can be followed like any generation. */
const Begun = Succeeded.extend({ key: z.string() })
const mostRulings = 300
/** How a section's text should change: “shorter, for the board”. */
const wish = z
  .string()
  .trim()
  .min(1, 'Say how the section should be, or leave it out.')
  .max(mostWish, `What you wish has at most ${mostWish} characters.`)
/** How the design should change: “an Azure queue in place of Kafka”. */
const changeWish = z
  .string()
  .trim()
  .min(1, 'Say what should change in the design.')
  .max(mostChangeWish, `What you wish has at most ${mostChangeWish} characters.`)
const factId = z.string().regex(/^[A-Z]{2,4}-\d{1,6}$/, 'This is not the id of a fact.')
const words = z
  .string()
  .trim()
  .min(1, 'Say something, or leave it out.')
  .max(longestAnswer, 'An answer has at most 4,000 characters.')

/** Information that the page shows around the text of a version. */
export const Surroundings = z.object({
  version: z.string(),
  /** The previous version visible to the viewer; null for the first. */
  since: z.string().nullable(),
  /** Sections that changed since that version. */
  changed: z.array(z.string()),
  /**
   * Marked parts with the reason: text that is not wholly the provider's, numbers that occur in no fact, edits made before the facts
   * changed.
   */
  marks: z.array(z.object({ section: z.string(), heading: z.string(), code: z.string(), sentence: z.string() })),
  /** Sections edited by a person. */
  edited: z.array(z.string()),
  /** Chapters whose prose can be written again. */
  chapters: z.array(z.string()),
  /** True if it is the newest visible version and the viewer may write. */
  mayEdit: z.boolean(),
  /** True if only the offline composer is available, which would write the same text again. */
  isOffline: z.boolean(),
  design: DesignState,
})
export type Surroundings = z.infer<typeof Surroundings>

/** Changes for an account since its previous visit. */
export const News = z.object({
  looked: z.object({ version: z.string(), at: z.iso.datetime() }).nullable(),
  /** Comments by others since then. */
  comments: z.number(),
})
export type News = z.infer<typeof News>

export const documentPageApi = {
  look: json({
    method: 'POST',
    path: '/documents/:id/look',
    summary: 'Record a visit of this account to the current version. Returns what is new since its previous visit',
    access: 'signed-in',
    input: z.object({ id }),
    output: News,
  }),
  surroundings: json({
    method: 'GET',
    path: '/documents/:id/surroundings',
    summary: 'Changes, marks and edits of a version, and what the viewer may do with it. The current version unless one is named',
    access: 'signed-in',
    input: z.object({ id, version: z.string().max(40).optional() }),
    output: Surroundings,
  }),
  edit: json({
    method: 'POST',
    path: '/documents/:id/sections/:section/edit',
    summary: 'Edit the prose of a section, as a new version. Unchanged blocks are sent as their ids',
    access: 'signed-in',
    input: z.object({
      id,
      section,
      base,
      blocks: z.array(EditedBlock).max(mostBlocks, `A section has at most ${mostBlocks} blocks.`),
    }),
    output: Succeeded.extend({ version: z.string() }),
  }),
  rewrite: json({
    method: 'POST',
    path: '/documents/:id/sections/:section/rewrite',
    summary:
      'Have the prose of one chapter written again, by a model as the wish says; answers the key of the work. An Idempotency-Key header names it',
    access: 'signed-in',
    input: z.object({ id, section, base, wish: wish.optional() }),
    output: Begun,
  }),
  change: json({
    method: 'POST',
    path: '/documents/:id/change',
    summary:
      'Have a model change the design as the wish says: a new version, or the reason why there is none; answers the key of the work. An Idempotency-Key header names it',
    access: 'staff',
    input: z.object({ id, base, wish: changeWish }),
    output: Begun,
  }),
  rule: json({
    method: 'POST',
    path: '/documents/:id/rulings',
    summary: 'Answer open questions and judge assumptions: one new version of all of them; answers the key of the work',
    access: 'signed-in',
    input: z.object({
      id,
      base,
      answers: z
        .array(z.object({ question: factId, answer: words }))
        .max(mostRulings)
        .default([]),
      assumptions: z
        .array(z.object({ assumption: factId, verdict: z.enum(verdicts), instead: words.optional() }))
        .max(mostRulings)
        .default([]),
    }),
    output: Begun,
  }),
}
