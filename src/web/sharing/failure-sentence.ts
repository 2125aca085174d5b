import { AppError } from '#shared/errors.ts'

/** Why a press came to nothing. */
export const failureSentence = (error: unknown) =>
  error instanceof AppError ? [error.message, error.details].filter(Boolean).join(' ') : 'The server could not be reached.'
