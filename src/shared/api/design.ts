import { z } from 'zod'
import { designLists, mostFactChanges } from '../design-facts.ts'
import { DesignFacts } from './facts-of-design.ts'
import { json } from './endpoint.ts'
import { ShownTable } from './shown-table.ts'
import { Succeeded } from './succeeded.ts'
import { VersionNumber } from './version-number.ts'

export type { DesignFacts } from './facts-of-design.ts'

const id = z.uuid()
const factId = z.string().regex(/^[A-Z]{2,4}-\d{1,6}$|^(?:system|summary|leftOut)$/, 'This is not the id of a fact.')

/** Maximum number of characters of a value as JSON, and of levels of nesting. */
const most = { characters: 20_000, depth: 8 }
const isShallow = (value: unknown, depth = 0): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth < most.depth && Object.values(value).every((part) => isShallow(part, depth + 1)))
/** Checked before it is copied, because its depth is unknown. */
const value = z
  .unknown()
  .refine((given) => isShallow(given), 'This is nested too deeply for a fact.')
  .refine(
    (given) => !isShallow(given) || JSON.stringify(given ?? null).length <= most.characters,
    'A fact has at most 20,000 characters.',
  )

/**
 * One change of the facts. `set` gives a field another value (null removes an optional one), `add` adds a fact to a list under an id chosen
 * by the caller (`EL-900`), so that the other changes can refer to it, and `remove` removes one together with facts that depend only on it.
 */
export const FactChange = z.discriminatedUnion('op', [
  z.object({ op: z.literal('set'), id: factId, field: z.string().min(1).max(40), value }),
  z.object({ op: z.literal('add'), list: z.enum(designLists), id: factId, value: value.pipe(z.record(z.string(), z.unknown())) }),
  z.object({ op: z.literal('remove'), id: factId }),
])
export type FactChange = z.infer<typeof FactChange>

const changes = z
  .array(FactChange)
  .min(1, 'There is nothing to change.')
  .max(mostFactChanges, `At most ${mostFactChanges} changes are saved at once.`)

const Point = z.object({ x: z.number(), y: z.number() })
const Place = Point.extend({ width: z.number(), height: z.number() })
/** The position of a component or a frame in the document's diagram, in points from the top left. */
const Box = Place.extend({ id: z.string() })
/** The path of a connection, whose stretches are vertical or horizontal, and the position of its label. */
const Line = z.object({ id: z.string(), from: z.string(), to: z.string(), points: z.array(Point), label: Place.optional() })

/** An amount of money that the brief sets for the work, in the client's words and with the reference of the statement. */
const Amount = z.object({
  reference: z.string(),
  words: z.string(),
  low: z.number(),
  high: z.number(),
  currency: z.string(),
  period: z.enum(['once', 'month', 'year']),
})

const Sum = z.tuple([z.number(), z.number()])
/** The lowest and the highest sum of all priced lines in one currency, paid once and in a year. */
const Totals = z.object({ currency: z.string(), once: Sum, year: Sum })

const Design = z.object({
  /** The version of the document that has these facts. */
  version: z.string(),
  facts: DesignFacts,
  /** Problems of the design, each as a sentence. */
  findings: z.array(z.string()),
  boxes: z.array(Box),
  /** Of the system, by its id, and of groups of components: `within Payments`, `around Payments`. */
  frames: z.array(Box),
  lines: z.array(Line),
  /** `currency`: the only one of the brief. */
  money: z.object({ currency: z.string().optional(), amounts: z.array(Amount), totals: z.array(Totals) }),
})
export type Design = z.infer<typeof Design>
export type DesignBox = Design['boxes'][number]
export type DesignLine = Design['lines'][number]
export type DesignMoney = Design['money']

export const designApi = {
  get: json({
    method: 'GET',
    path: '/documents/:id/design',
    summary:
      'The facts of a version that can be changed, what does not hold, and places in the picture; the current version unless named',
    access: 'staff',
    input: z.object({ id, version: VersionNumber.optional() }),
    output: Design.extend({
      document: z.object({ title: z.string(), type: z.string(), client: z.string(), project: z.string() }),
      shown: z.array(ShownTable),
      /** The document's chapters that can be left out by the fact `leftOut`, those that are among them. */
      chapters: z.array(z.object({ id: z.string(), heading: z.string() })),
      /** Other documents of the project that are out of date compared with this version, with names and versions. */
      outdated: z.array(z.object({ id: z.uuid(), name: z.string() })),
    }),
  }),
  try: json({
    method: 'POST',
    path: '/documents/:id/design/try',
    summary: 'What changes of the facts would come to; nothing is saved',
    access: 'staff',
    input: z.object({ id, base: VersionNumber, changes }),
    output: Design,
  }),
  change: json({
    method: 'PATCH',
    path: '/documents/:id/facts',
    summary:
      'Change facts by their ids, as a new version. Changes to an earlier version are merged if the same facts have not changed since',
    access: 'staff',
    input: z.object({ id, base: VersionNumber, changes }),
    output: Succeeded.extend({
      version: z.string(),
      /** Ids of the facts that changed. */
      changed: z.array(z.string()),
      findings: z.array(z.string()),
    }),
  }),
  follow: json({
    method: 'POST',
    path: '/documents/:id/follow',
    summary: 'Bring a document up to date with the brief and the facts that its project has now: a new version without a model',
    access: 'staff',
    input: z.object({ id }),
    output: Succeeded.extend({ version: z.string() }),
  }),
}
