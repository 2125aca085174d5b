import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** What a file of `data/` holds, by the name of the file. */
export type Entries = Record<string, unknown>

/** The build writes all files as one; from source they are read as they stand. */
const built = new URL('./catalogue.json', import.meta.url)
const folder = new URL('./data/', import.meta.url)

export function readEntries(): Entries {
  return existsSync(built) ? (JSON.parse(readFileSync(built, 'utf8')) as Entries) : readEntriesOf(folder)
}

export function readEntriesOf(place: URL): Entries {
  const files = readdirSync(place).filter((file) => file.endsWith('.yaml'))
  return Object.fromEntries(files.toSorted().map((file) => [file, parseFile(place, file)]))
}

function parseFile(place: URL, file: string): unknown {
  try {
    return parse(readFileSync(new URL(file, place), 'utf8'))
  } catch (error) {
    throw new Error(`${file} is no YAML: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}
