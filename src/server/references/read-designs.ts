import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { checkDesign } from './check-design.ts'
import { checkPackaged } from './check-packaged.ts'
import { ReferenceDesign } from '#shared/reference-design.ts'

/** The build writes all files as one; from source they are read one by one. */
const built = new URL('./references.json', import.meta.url)
const folder = new URL('./data/', import.meta.url)

/** Places in the text take most of the time of reading. */
const cheapest = { merge: false, prettyErrors: false }

let read: ReadonlyMap<string, ReferenceDesign> | undefined

/** The packaged reference designs by id, read once in a process. That each is sound is tested, and not checked again here. */
export function referenceDesigns(): ReadonlyMap<string, ReferenceDesign> {
  return (read ??= new Map(Object.entries(rawDesigns()).map(([id, raw]) => [id, withDefaults(raw as ReferenceInput)])))
}

type ReferenceInput = z.input<typeof ReferenceDesign>

let raw: Record<string, unknown> | undefined

/** The files as they are, unchecked, by id; whoever asks may change what they get. */
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

/** What a file may leave out. */
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
