import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns one hash of the names and contents of files and folders below a root; missing ones count as absent. Timestamps do not count.
 * @param {string} root
 * @param {string[]} places relative to the root
 * @param {(path: string) => boolean} [isCounted]
 */
export function contentHash(root, places, isCounted = () => true) {
  const hash = createHash('sha256')
  for (const file of places.flatMap((place) => filesIn(root, place)).filter((file) => isCounted(file))) {
    const bytes = readFileSync(join(root, file))
    hash.update(`${file}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}

function filesIn(root, place) {
  const path = join(root, place)
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [place]
  const entries = readdirSync(path, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) => (entry.isDirectory() ? filesIn(root, `${place}/${entry.name}`) : [`${place}/${entry.name}`]))
}
