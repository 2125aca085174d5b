import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { checkDesign } from './check-design.ts'
import { ReferenceDesign } from '#shared/reference-design.ts'

/** The build writes all files as one; from source they are read one by one. */
const built = new URL('./references.json', import.meta.url)
const folder = new URL('./data/', import.meta.url)

/** Places in the text take most of the time of reading. */
const cheapest = { merge: false, prettyErrors: false }

let read: ReadonlyMap<string, ReferenceDesign> | undefined

/** The packaged reference designs by id, read and checked once in a process. Throws where one is wrong. */
export function referenceDesigns(): ReadonlyMap<string, ReferenceDesign> {
  if (read) return read
  const checked = Object.entries(rawDesigns()).map(([id, raw]) => [id, designOf(id, raw)] as const)
  return (read = new Map(checked))
}

/** The files as they are, unchecked, by id. */
export function rawDesigns(): Record<string, unknown> {
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

function designOf(id: string, raw: unknown): ReferenceDesign {
  const faults = faultsOf(raw)
  if (faults.length > 0) throw new Error(`The reference design ${id} is wrong:\n${faults.join('\n')}`)
  return ReferenceDesign.parse(raw)
}
