import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Brief } from '#shared/brief.ts'

const folder = join(import.meta.dirname, '../../../examples')

/** Every brief in `examples/`, by file name. */
export const readExamples = (): [name: string, brief: Brief][] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => [file.replace('.json', ''), Brief.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))])
