import { AppError } from '#shared/errors.ts'
import * as general from '#words/general.ts'

/** A failure in the server's words, or that it was not reached. */
export const sentenceOf = (error: unknown) =>
  error instanceof AppError ? [error.message, error.details].filter(Boolean).join(' ') : general.serverCouldNotBeReached
