import { AppError } from '#shared/errors.ts'

/** Why a call failed, in words for the person who made it. */
export const sentenceFor = (error: unknown) =>
  error instanceof AppError ? [error.message, error.details].filter(Boolean).join(' ') : 'The server could not be reached.'
