import { AppError } from '#shared/errors.ts'

/** A refusal in its own words with the usage beneath it; anything else is a bug and is printed whole. */
export function printRefusal(error: unknown) {
  console.error(error instanceof AppError ? error.message : error)
  if (error instanceof AppError && error.details) console.error(error.details)
  process.exitCode = 1
}
