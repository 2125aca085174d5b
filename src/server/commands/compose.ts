// npm run compose: briefs from files to facts, words and files, without a server or a database.
import { AppError } from '#shared/errors.ts'
import { composeBriefs } from './compose-briefs.ts'

try {
  const { failures, remarks } = await composeBriefs(process.argv.slice(2))
  for (const line of [...remarks, ...failures]) console.error(line)
  if (failures.length > 0) process.exitCode = 1
} catch (error) {
  console.error(error instanceof AppError ? error.message : error)
  if (error instanceof AppError && error.details) console.error(error.details)
  process.exitCode = 1
}
