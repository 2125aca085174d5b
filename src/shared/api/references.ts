import { z } from 'zod'
import { hostings } from '../field-terms.ts'
import { limits } from '../brief-limits.ts'
import { ReferenceComponent, ReferenceDesign } from '../reference-design.ts'
import { json } from './endpoint.ts'
import { Succeeded } from './succeeded.ts'

const id = z.string().regex(/^[a-z][a-z0-9-]{1,59}$/, 'An id is 2 to 60 small letters, digits and hyphens.')
/** 0 if the packaged design was not changed. */
const version = z.int().nonnegative()
/** Maximum size of a design as JSON. */
const mostBytes = 400_000

/** A design in a list. */
export const ListedDesign = ReferenceDesign.pick({
  name: true,
  purpose: true,
  fits: true,
  doesNotFit: true,
  isAdvice: true,
}).extend({
  id,
  /** True for the firm's own: a changed copy of a packaged design, or a new one. */
  isOwn: z.boolean(),
  version,
  /** The places for the client's systems and people. */
  plugs: ReferenceDesign.shape.plugs,
})
export type ListedDesign = z.infer<typeof ListedDesign>

export const NearDesign = z.object({ id: z.string(), name: z.string(), words: z.array(z.string()) })
export type NearDesign = z.infer<typeof NearDesign>

/** Whether a version has a design: from a chosen reference design, or made by a model or a person. */
export const DesignState = z.object({
  /** Name of the chosen reference design; null if none was chosen. */
  name: z.string().nullable(),
  isDesigned: z.boolean(),
  /** If there is no design: the reference designs nearest to the brief. */
  nearest: z.array(NearDesign),
  /** The only cloud that the brief names, to be preselected. */
  hosting: z.enum(hostings).nullable(),
})
export type DesignState = z.infer<typeof DesignState>

export const ShownDesign = z.object({
  id,
  design: ReferenceDesign,
  isOwn: z.boolean(),
  /** True if there is a packaged design with this id. */
  isPackaged: z.boolean(),
  version,
  /** The firm's own versions, newest first; for staff. `isBack`: the firm went back to the packaged design. */
  versions: z.array(z.object({ version, name: z.string(), by: z.string(), at: z.iso.datetime(), isBack: z.boolean() })),
})
export type ShownDesign = z.infer<typeof ShownDesign>

/** A name of the client in a design that was made from a document, and its replacement. */
export const FoundName = z.object({
  name: z.string().min(1).max(limits.name),
  instead: z.string().max(limits.name),
  count: z.int(),
})
export type FoundName = z.infer<typeof FoundName>

const design = z.unknown().describe('A whole reference design')

export const referencesApi = {
  list: json({
    method: 'GET',
    path: '/references',
    summary: 'The reference designs that a document can start from, by name. The firm’s own copy replaces the packaged one',
    access: 'signed-in',
    input: z.object({}),
    output: z.object({ designs: z.array(ListedDesign) }),
  }),
  get: json({
    method: 'GET',
    path: '/references/:id',
    summary: 'A whole reference design with the versions of the firm’s copy, or an earlier version if named',
    access: 'signed-in',
    input: z.object({ id, version: z.coerce.number().int().min(0).optional() }),
    output: ShownDesign,
  }),
  components: json({
    method: 'GET',
    path: '/references/components',
    summary: 'Components of all designs that words fit, to be added to a design',
    access: 'staff',
    input: z.object({ q: z.string().trim().max(limits.name) }),
    output: z.object({
      components: z.array(
        ReferenceComponent.pick({ name: true, kind: true, does: true, products: true, fails: true, tests: true }).extend({
          /** The name of the design that contains it. */
          design: z.string(),
        }),
      ),
    }),
  }),
  check: json({
    method: 'POST',
    path: '/references/check',
    summary: 'Check a design. Returns its faults as sentences. Nothing is stored',
    access: 'staff',
    maxBytes: mostBytes,
    input: z.object({ design }),
    output: z.object({ faults: z.array(z.string()) }),
  }),
  nearest: json({
    method: 'POST',
    path: '/references/nearest',
    summary: 'The reference designs closest to a text, by full-text search. Nothing is stored',
    access: 'staff',
    input: z.object({ text: z.string().max(limits.text) }),
    output: z.object({ nearest: z.array(NearDesign) }),
  }),
  save: json({
    method: 'POST',
    path: '/references/:id',
    summary: 'Save a design as the next version of the firm’s copy. Refused if another was saved since `base`',
    access: 'staff',
    maxBytes: mostBytes,
    input: z.object({ id, base: version, design }),
    output: Succeeded.extend({ version }),
  }),
  goBack: json({
    method: 'POST',
    path: '/references/:id/go-back',
    summary: 'Withdraw the firm’s copy. The packaged design, if there is one, is used again',
    access: 'staff',
    input: z.object({ id, base: version }),
    output: Succeeded.extend({ version }),
  }),
  draft: json({
    method: 'GET',
    path: '/documents/:id/reference',
    summary: 'Make a reference design from the facts of an approved version, and list the client’s names in it',
    access: 'staff',
    input: z.object({ id: z.uuid(), version: z.string().max(40).optional() }),
    output: z.object({ version: z.string(), design, names: z.array(FoundName), faults: z.array(z.string()) }),
  }),
  add: json({
    method: 'POST',
    path: '/references',
    summary: 'Save a new reference design. Its id follows from its name',
    access: 'staff',
    maxBytes: mostBytes,
    input: z.object({ design }),
    output: Succeeded.extend({ id }),
  }),
}
