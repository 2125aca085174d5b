import { existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
/** What the databases of a run may come to, several times over; a container often has but 64 MB there. */
const roomNeeded = 3 * 1024 ** 3

/**
 * A new folder for a database that nobody needs afterwards: in memory where there is room. A database is some thousand files, which
 * a disk takes up to ten times as much processor time to copy and to delete.
 * @param {string} prefix
 */
export const makeFastFolder = (prefix) => mkdtempSync(join(hasRoom() ? memory : tmpdir(), prefix))

function hasRoom() {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > roomNeeded
}
