import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Recording } from './recording.ts'

export const pathOf = ({ brief }: Pick<Recording, 'brief'>) => join(import.meta.dirname, `${brief}.json`)

/** Every recording, by the name of its brief; in both vendors' forms, as its document type says. */
export const readRecordings = (): Recording[] =>
  readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as Recording)
