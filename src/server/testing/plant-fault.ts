import { zip } from '#server/open-xml/zip.ts'
import { readParts } from './read-office.ts'

/** Returns the file with one part changed; throws if the change has no effect. */
export function plantFault(bytes: Uint8Array, path: string, change: (xml: string) => string): Uint8Array {
  const parts = readParts(bytes)
  const before = parts.get(path)?.toString()
  const after = before === undefined ? undefined : change(before)
  if (after === undefined || after === before) throw new Error(`Nothing was changed in ${path}`)
  return zip([...parts].map(([name, data]) => ({ name, data: name === path ? Buffer.from(after) : data })))
}
