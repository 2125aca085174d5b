import { z } from 'zod'
import { lengthOf } from './brief-length.ts'
import { limits } from './brief-limits.ts'
import { nameRoles } from './field-terms.ts'
import { hostings, ReferenceDesign } from './reference-design.ts'
import { documentTypeIds } from './document-types.ts'
import { ClientId } from './client-id.ts'
import { type Sector, sectors } from './firm.ts'
import { specifiedClient } from './specified-client.ts'

/** Removes NUL and lone surrogates, which no database or file format can store. */
const cleanText = (value: string) => value.replaceAll('\0', '').toWellFormed()

const most = limits.text.toLocaleString('en-GB')
const text = z.string().max(limits.text, `The fields take at most ${most} characters together.`).transform(cleanText)

/** Checked after each field, so that the limit of the sum is reported once, for the whole. */
const fits = (fields: Partial<Record<string, string>>) => lengthOf(fields) <= limits.text
const tooLong = {
  error: ({ input }: { input?: unknown }) =>
    `The fields take at most ${most} characters together; these come to ${lengthOf(input as Partial<Record<string, string>>).toLocaleString('en-GB')}.`,
}

/** Requirements as in a request: a field that is left out makes no statement, an empty one may mean that there is nothing. */
export const AskedRequirements = z
  .object({
    businessObjective: text.optional(),
    technicalRequirements: text.optional(),
    scope: text.optional(),
    deliverables: text.optional(),
    constraints: text.optional(),
    assumptions: text.optional(),
    timeline: text.optional(),
    budget: text.optional(),
    additionalContext: text.optional(),
  })
  .refine(fits, tooLong)
export type AskedRequirements = z.infer<typeof AskedRequirements>

const kept = text.default('')
export const Requirements = z
  .object({
    businessObjective: kept,
    technicalRequirements: kept,
    scope: kept,
    deliverables: kept,
    constraints: kept,
    assumptions: kept,
    timeline: kept,
    budget: kept,
    additionalContext: kept,
  })
  .refine(fits, tooLong)
export type Requirements = z.infer<typeof Requirements>
export type BriefField = keyof Requirements
export const briefFields = Object.keys(Requirements.shape) as [BriefField, ...BriefField[]]

/** Whether a document starts from its project's existing facts, or only from the text of its own brief. */
export const StartFrom = z.enum(['project', 'brief']).default('project')
export type StartFrom = z.infer<typeof StartFrom>

/** The headings of an uploaded template, in order. */
export const Outline = z.object({
  filename: z.string().max(limits.name),
  headings: z.array(z.object({ level: z.int().min(1).max(9), text: z.string().min(1).max(limits.name) })).max(limits.headings),
})
export type Outline = z.infer<typeof Outline>

export const ProjectName = z
  .string()
  .trim()
  .min(1, { error: 'Give the project a name.', abort: true })
  .max(limits.name, `A name has at most ${limits.name} characters.`)
  .regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u, 'A name is one line of ordinary characters.')
  .regex(/(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{P}\p{S}]/u, 'Give the project a name that can be seen.')

const ruled = { by: z.string(), at: z.iso.datetime() }
const said = z.string().trim().min(1).max(limits.text).transform(cleanText)
export const verdicts = ['confirmed', 'rejected'] as const
/**
 * People's answers to open questions and verdicts on assumptions; each is identified by its text, so that a new reading of the brief does
 * not lose it.
 */
export const Rulings = z.object({
  answers: z.array(z.object({ question: z.string(), answer: said, ...ruled })),
  assumptions: z.array(z.object({ text: z.string(), verdict: z.enum(verdicts), instead: said.optional(), ...ruled })),
})
export type Rulings = z.infer<typeof Rulings>

const nameText = z.string().trim().min(1).max(limits.name).transform(cleanText)
/** A role that a person gave to a name in the brief. */
export const TickedName = z.object({ name: nameText, role: z.enum(nameRoles), by: z.string() })
export type TickedName = z.infer<typeof TickedName>

/** The reference design that a person chose, in its form on that day, with the client's names for its plugs. */
export const ChosenDesign = z.object({
  id: z.string().max(60),
  /** The account that chose it, by its display name. */
  by: z.string(),
  hosting: z.enum(hostings),
  plugs: z.record(z.string().max(60), nameText),
  design: ReferenceDesign,
})
export type ChosenDesign = z.infer<typeof ChosenDesign>

/** The person's request, saved in full with the version made from it. */
export const Brief = z.object({
  documentType: z.enum(documentTypeIds),
  client: ClientId,
  /** Of a client that was added or that the file of a brief names; filled in when the brief is accepted. */
  clientName: z.string().trim().min(1).max(limits.name).optional(),
  sector: z.enum(sectors).optional(),
  projectName: ProjectName,
  requirements: Requirements,
  template: Outline.optional(),
  rulings: Rulings.optional(),
  names: z.array(TickedName).max(200).optional(),
  design: ChosenDesign.optional(),
  /** The version whose text is in the fields that the request left out. */
  startsFrom: z.object({ type: z.enum(documentTypeIds), version: z.string(), fields: z.array(z.enum(briefFields)) }).optional(),
})
export type Brief = z.infer<typeof Brief>

/** Returns the client, as named in the document. */
export const clientOf = ({
  client,
  clientName,
  sector,
}: Pick<Brief, 'client' | 'clientName' | 'sector'>): { name: string; sector?: Sector } =>
  clientName === undefined ? (specifiedClient(client) ?? { name: client }) : { name: clientName, ...(sector && { sector }) }
