import { randomUUID } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { AppError } from '#shared/errors.ts'
import { createTurns } from '../create-turns.ts'

/** An upload that was received to the disk: slow uploads take no memory until one is used. */
export type StoredUpload = {
  size: number
  /** Loads the bytes into memory only while the work is running. */
  hold<Result>(work: (bytes: Buffer) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/** Maximum uploads in memory at once, each of at most ten megabytes. Waiting ones are on the disk; one caller may have half of them. */
const takeTurn = createTurns({ atOnce: 4, queueLimit: 400 })

const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes((error as { code?: string }).code ?? '')

/** Unlinked immediately after it is created, so that nothing remains however this process ends. */
async function openNameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `arcwright-upload-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  await unlink(path)
  return file
}

async function readWhole(file: FileHandle, size: number): Promise<Buffer> {
  const bytes = Buffer.alloc(size)
  for (let at = 0; at < size;) {
    const { bytesRead } = await file.read(bytes, at, size - at, at)
    if (bytesRead === 0) throw new Error('An upload was lost on the disk.')
    at += bytesRead
  }
  return bytes
}

export async function keepUpload(stream: Readable): Promise<StoredUpload> {
  const file = await openNameless()
  let size = 0
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      await file.write(chunk)
      size += chunk.length
    }
  } catch (cause) {
    await file.close()
    if (!isFull(cause)) throw cause
    const details = 'Try again later, or tell the person who runs this server.'
    throw new AppError('unavailable', 'There is no room on this server for the file.', { details, cause, retryAfter: 60 })
  }
  return { size, hold: (work) => takeTurn(async () => work(await readWhole(file, size))), close: () => file.close() }
}
