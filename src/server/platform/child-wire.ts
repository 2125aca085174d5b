import type { AppError, ErrorCode } from '#shared/errors.ts'

/** The input of a child: small options, which are sent as JSON, and bytes, which are sent unchanged. */
export type ChildJob = { options: unknown; bytes: Uint8Array }

export type ChildLimits = {
  /** Wall-clock limit for the whole work. */
  milliseconds: number
  /** Processor time without a sign of progress. */
  stallMilliseconds: number
  /** Processor time for the whole work, even with progress; unlimited unless set. */
  processorMilliseconds?: number
  /** In addition to an idle child's memory; the JavaScript heap gets 60 % of it. */
  megabytes: number
  /** Maximum bytes of an answer; a million unless set. */
  longestAnswer?: number
}

/** How the work in a child ended. */
export type ChildOutcome =
  | { outcome: 'answered'; output: unknown }
  | { outcome: 'refused'; error: AppError }
  | { outcome: 'crashed'; reason: string }
  | { outcome: 'timed-out' }
  | { outcome: 'out-of-memory' }

/** The same as the child writes it to its answer channel, as JSON. */
export type ChildReply =
  | Exclude<ChildOutcome, { outcome: 'refused' }>
  | { outcome: 'refused'; code: ErrorCode; message: string; details?: string | undefined }

/** The child's file descriptor for its answer: output of libraries to the console is not part of it. */
export const answerChannel = 3
/** Two numbers before a job: the lengths in bytes of its options and of its file. */
export const headerBytes = 8

export function headerOf(options: Uint8Array, bytes: Uint8Array): Buffer {
  const header = Buffer.alloc(headerBytes)
  header.writeUInt32LE(options.length, 0)
  header.writeUInt32LE(bytes.length, 4)
  return header
}
