// npm run explain: which words of a brief brought each fact of its design there; without a server or a database.
import { explainFile } from './explain-file.ts'
import { printRefusal } from './print-refusal.ts'

try {
  const { text, warnings } = await explainFile(process.argv.slice(2))
  for (const line of warnings) console.error(line)
  process.stdout.write(text)
} catch (error) {
  printRefusal(error)
}
