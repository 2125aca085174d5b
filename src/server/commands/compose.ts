// npm run compose: turns briefs from files into facts, texts and files, without a server or a database.
import { composeBriefs } from './compose-briefs.ts'
import { printRefusal } from './print-refusal.ts'

try {
  const { failures, warnings } = await composeBriefs(process.argv.slice(2))
  for (const line of [...warnings, ...failures]) console.error(line)
  if (failures.length > 0) process.exitCode = 1
} catch (error) {
  printRefusal(error)
}
