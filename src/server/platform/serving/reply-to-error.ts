import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError, errorStatus, type ErrorCode } from '#shared/errors.ts'
import { databaseAway, isDatabaseAway } from '../database.ts'
import { checkRoom, diskFull } from '../disk-room.ts'

/** Errors that the server framework raises before a handler is reached, by their codes. */
const refusals: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['invalid-input', 'The request is not as long as it says.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported-media', 'This content type is not understood.'],
  FST_ERR_BAD_URL: ['invalid-input', 'The address of the request is not valid.'],
}

/** Maximum bytes of a body, unless its call sets another limit. */
export const maxJsonBytes = 1024 * 1024

const sizeOf = (bytes: number) => (bytes >= maxJsonBytes ? `${bytes / maxJsonBytes} MB` : `${bytes / 1024} kB`)

/** Converts any exception to the one kind of error that is answered. */
export function toAppError(error: unknown, bodyLimit?: number): AppError {
  if (error instanceof AppError) return error
  if (isDatabaseAway(error)) return databaseAway(error)
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(error)
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new AppError('too-large', `The request is larger than ${sizeOf(bodyLimit ?? maxJsonBytes)}.`, { cause: error })
  const refusal = refusals[code ?? '']
  if (refusal) return new AppError(...refusal, { cause: error })
  if (code?.startsWith('FST_') && statusCode !== undefined && statusCode < 500)
    return new AppError('invalid-input', 'The request could not be read.', { cause: error })
  return new AppError('internal', 'Something went wrong on our side.', { cause: error })
}

/** A database without disk space ends and is then merely unreachable: the disk shows the reason. */
export async function explainAway(error: unknown, folders: string[]): Promise<unknown> {
  if (!isDatabaseAway(error)) return error
  return checkRoom(folders).then(
    () => error,
    (full: unknown) => full,
  )
}

export const errorBody = (error: AppError, requestId: string) => ({
  success: false,
  error: error.message,
  ...(error.details !== undefined && { details: error.details }),
  code: error.code,
  requestId,
})

/** The single exit for all errors: status and message, without any internal detail. */
export function replyToError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = toAppError(thrown, request.routeOptions?.bodyLimit)
  const status = errorStatus[error.code]
  if (reply.raw.destroyed) request.log.debug({ err: thrown }, 'client gone')
  else if (status >= 500) request.log[error.code === 'internal' ? 'error' : 'warn']({ err: error.cause ?? error }, error.message)
  if (error.retryAfter !== undefined) reply.header('retry-after', Math.ceil(error.retryAfter))
  // A parser that stops early requests that the connection be closed, which can cut off this answer.
  if (status === 413) reply.removeHeader('connection')
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .removeHeader('content-disposition')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(error, request.id)))
}
