import type { AppError, ErrorCode } from '#shared/errors.ts'

/** What a child is asked: small options, which travel as JSON, and bytes, which travel as they are. */
export type ChildJob = { options: unknown; bytes: Uint8Array }

export type ChildLimits = {
  /** For the whole work, by the clock. */
  milliseconds: number
  /** Of the processor's time without a sign of progress. */
  stallMilliseconds: number
  /** Of the processor's time for the whole work, however well it gets on; unlimited unless said. */
  processorMilliseconds?: number
  /** Above what an idle child needs; the heap of JavaScript gets 60 % of it. */
  megabytes: number
  /** Bytes of the longest answer that is read; a million unless said otherwise. */
  longestAnswer?: number
}

/** How the work in a child ended. */
export type ChildOutcome =
  | { outcome: 'answered'; output: unknown }
  | { outcome: 'refused'; error: AppError }
  | { outcome: 'crashed'; reason: string }
  | { outcome: 'timed-out' }
  | { outcome: 'out-of-memory' }

/** The same as the child writes it on its answer channel, as JSON. */
export type ChildReply =
  | Exclude<ChildOutcome, { outcome: 'refused' }>
  | { outcome: 'refused'; code: ErrorCode; message: string; details?: string | undefined }

/** The child's file descriptor for its answer: what libraries print to the console is not part of it. */
export const answerChannel = 3
/** Two numbers before a job: the bytes of its options and of its file. */
export const headerBytes = 8

export function headerOf(options: Uint8Array, bytes: Uint8Array): Buffer {
  const header = Buffer.alloc(headerBytes)
  header.writeUInt32LE(options.length, 0)
  header.writeUInt32LE(bytes.length, 4)
  return header
}
