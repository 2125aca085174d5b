import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { checkDesign } from './check-design.ts'
import { checkPackaged } from './check-packaged.ts'
import { ReferenceDesign } from '#shared/reference-design.ts'

/** The build combines all files into one; from source they are read one by one. */
const built = new URL('./references.json', import.meta.url)
const folder = new URL('./data/', import.meta.url)

/** Tracking positions in the text takes most of the parsing time, so it is turned off. */
const cheapest = { merge: false, prettyErrors: false }

let read: ReadonlyMap<string, ReferenceDesign> | undefined

/** The packaged reference designs by id, read once per process. Tests check that each is sound, so this is not repeated here. */
export function referenceDesigns(): ReadonlyMap<string, ReferenceDesign> {
  return (read ??= new Map(Object.entries(rawDesigns()).map(([id, raw]) => [id, withDefaults(raw as ReferenceInput)])))
}

type ReferenceInput = z.input<typeof ReferenceDesign>

let raw: Record<string, unknown> | undefined

/** The unchecked files by id; the caller gets a copy and may change it. */
export const rawDesigns = (): Record<string, unknown> => structuredClone((raw ??= readFiles()))

function readFiles(): Record<string, unknown> {
  if (existsSync(built)) return JSON.parse(readFileSync(built, 'utf8')) as Record<string, unknown>
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'))
  return Object.fromEntries(
    files
      .toSorted()
      .map((file) => [file.slice(0, -'.yaml'.length), parse(readFileSync(new URL(file, folder), 'utf8'), cheapest) as unknown]),
  )
}

/** Every fault of one raw design, as sentences. */
export function faultsOf(raw: unknown): string[] {
  const { data, error } = ReferenceDesign.safeParse(raw)
  return data ? checkDesign(data) : z.prettifyError(error).split('\n')
}

/** Every fault of one packaged design, as sentences. */
export function faultsOfPackaged(raw: unknown): string[] {
  const { data } = ReferenceDesign.safeParse(raw)
  return [...faultsOf(raw), ...(data ? checkPackaged(data) : [])]
}

/** Fills in properties that a file may leave out. */
function withDefaults(raw: ReferenceInput): ReferenceDesign {
  const mapOf = <In, Out>(items: Record<string, In>, of: (item: In) => Out) =>
    Object.fromEntries(Object.entries(items).map(([key, item]) => [key, of(item)]))
  return {
    ...raw,
    isAdvice: raw.isAdvice ?? false,
    plugs: mapOf(raw.plugs, ({ needed = true, ...plug }) => ({ ...plug, needed })),
    components: mapOf(raw.components, ({ kind = 'container', supports = false, ...part }) => ({ ...part, kind, supports })),
    connections: raw.connections.map(({ asynchronous = false, ...connection }) => ({ ...connection, asynchronous })),
    work: mapOf(raw.work, ({ after = [], components = [], ...work }) => ({ ...work, after, components })),
  }
}
