import { existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
/** Several times the size of the databases of a run; a container often has only 64 MB there. */
const roomNeeded = 3 * 1024 ** 3

/**
 * Creates a folder for a database that is not needed afterwards: in memory if there is room. A database has some thousand files, and
 * copying and deleting them on a disk takes up to ten times as much processor time.
 * @param {string} prefix
 */
export const makeFastFolder = (prefix) => mkdtempSync(join(hasRoom() ? memory : tmpdir(), prefix))

function hasRoom() {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > roomNeeded
}
