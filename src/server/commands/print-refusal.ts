import { AppError } from '#shared/errors.ts'

/** Prints an expected error as its message with the usage below; any other error is a bug and is printed in full. */
export function printRefusal(error: unknown) {
  console.error(error instanceof AppError ? error.message : error)
  if (error instanceof AppError && error.details) console.error(error.details)
  process.exitCode = 1
}
