import { AppError } from '#shared/errors.ts'
import * as general from '#words/general.ts'

/** Why a press came to nothing. */
export const failureSentence = (error: unknown) =>
  error instanceof AppError ? [error.message, error.details].filter(Boolean).join(' ') : general.serverCouldNotBeReached
