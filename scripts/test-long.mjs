// npm run test:long: all slow tests, of which `npm test` runs a part; the last line counts them.
import './setup/require-node.mjs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const { ensureInstalled } = await import('./setup/ensure-installed.mjs')
const { ensureReaders } = await import('./testing/ensure-readers.mjs')
const long = await import('./testing/long-tests.mjs')
const { section } = await import('./testing/section.mjs')
const { exitStatus, failureLines, sum, summaryLine } = await import('./testing/summary.mjs')

await ensureInstalled(root)
const missing = await ensureReaders()
if (missing) console.error(missing)

const results = []
await begin('durable writing, hostile answers, random contents and all pictures', () => long.runLongFiles(root))
await testOnSystemPostgres()
await begin('tests on the Node.js that is recommended', () => long.testOnRecommendedNode(root))
await validateRegistry()

const total = sum(results)
process.exitCode = exitStatus(total)
for (const line of failureLines(total)) console.log(line)
console.log(summaryLine(total))

async function begin(name, work) {
  results.push(await section(name, work))
}

async function testOnSystemPostgres() {
  if (!long.hasSystemPostgres()) return console.log("- tests on the machine's own PostgreSQL: it has none")
  await begin("tests on the machine's own PostgreSQL", () => long.testOnSystemPostgres(root, long.filesWithDatabase(root)))
}

/** Runs one part on each core at a time. */
async function validateRegistry() {
  const parts = Array.from({ length: long.registryParts }, (_, index) => index)
  const work = async () => {
    for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
      const mine = part
      await begin(`the whole registry, part ${mine + 1} of ${long.registryParts}`, () => long.validatePart(root, mine))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}
