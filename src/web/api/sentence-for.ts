import { AppError } from '#shared/errors.ts'
import * as general from '#words/general.ts'

/** Returns an error message for the user. */
export const sentenceFor = (error: unknown) =>
  error instanceof AppError ? [error.message, error.details].filter(Boolean).join(' ') : general.serverCouldNotBeReached
