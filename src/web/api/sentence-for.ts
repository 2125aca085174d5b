import { AppError } from '#shared/errors.ts'
import * as general from '#words/general.ts'

/** Why a call failed, in words for the person who made it. */
export const sentenceFor = (error: unknown) =>
  error instanceof AppError ? [error.message, error.details].filter(Boolean).join(' ') : general.serverCouldNotBeReached
