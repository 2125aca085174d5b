import { composeBriefs } from './compose-briefs.ts'
import { AppError } from '#shared/errors.ts'

// npm run compose: turns briefs from files into facts, texts and files, without a server or a database.

try {
  const { failures, warnings } = await composeBriefs(process.argv.slice(2))
  for (const line of [...warnings, ...failures]) console.error(line)
  if (failures.length > 0) process.exitCode = 1
} catch (error) {
  printRefusal(error)
}

/** Prints an expected error as its message with the usage below; any other error is a bug and is printed in full. */
function printRefusal(error: unknown) {
  console.error(error instanceof AppError ? error.message : error)
  if (error instanceof AppError && error.details) console.error(error.details)
  process.exitCode = 1
}
