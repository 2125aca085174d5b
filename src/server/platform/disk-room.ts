import { statfs } from 'node:fs/promises'
import { AppError } from '#shared/errors.ts'

/** Bytes: an upload of each who may send one at once, and what a database needs to stop in order. */
const least = 256 * 2 ** 20

const full = 'The disk is full: nothing can be saved until there is room on this server again.'

export const diskFull = (cause: unknown) =>
  new AppError('unavailable', full, { details: 'Try again later, or tell whoever runs this server.', cause, retryAfter: 60 })

/** Refuses while a folder that is written to has less room than it takes to work; a folder that is not there is not looked at. */
export async function checkRoom(folders: string[], enough = least): Promise<void> {
  for (const folder of folders) {
    const disk = await statfs(folder).catch(() => undefined)
    if (disk && disk.bavail * disk.bsize < enough) throw diskFull(new Error(`${folder} has no room`))
  }
}
