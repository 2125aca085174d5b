import { statfs } from 'node:fs/promises'
import { AppError } from '#shared/errors.ts'

/** Bytes: enough for one upload of every concurrent sender, and for a database to stop properly. */
const least = 256 * 2 ** 20

const full = 'The disk is full: nothing can be saved until there is room on this server again.'

export const diskFull = (cause: unknown) =>
  new AppError('unavailable', full, { details: 'Try again later, or tell the person who runs this server.', cause, retryAfter: 60 })

/** Throws while a folder that is written to has too little space; a missing folder is ignored. */
export async function checkRoom(folders: string[], enough = least): Promise<void> {
  for (const folder of folders) {
    const disk = await statfs(folder).catch(() => undefined)
    if (disk && disk.bavail * disk.bsize < enough) throw diskFull(new Error(`${folder} has no room`))
  }
}
