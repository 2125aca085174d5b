// npm run test:long: all slow tests, of which `npm test` runs a part; the last line counts them. Options: --minutes NUMBER (starts nothing
// after that, and lists the tests left out), --in-part (a part of the tests on the machine's own PostgreSQL, none on another Node.js, and
// no registry), --report FILE.
import './setup/require-node.mjs'
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const root = fileURLToPath(new URL('..', import.meta.url))
const { ensureInstalled } = await import('./setup/ensure-installed.mjs')
const { ensureReaders } = await import('./testing/ensure-readers.mjs')
const long = await import('./testing/long-tests.mjs')
const { section } = await import('./testing/section.mjs')
const { exitStatus, failureLines, sum, summaryLine } = await import('./testing/summary.mjs')

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: 'Infinity' },
    'in-part': { type: 'boolean' },
    report: { type: 'string' },
  },
})
const until = performance.now() + Number(values.minutes) * 60_000

await ensureInstalled(root)
const missing = await ensureReaders()
if (missing) console.error(missing)

const results = []
const leftOut = []
async function begin(name, work) {
  if (performance.now() > until) leftOut.push(name)
  else results.push(await section(name, work))
}

await begin('durable writing, hostile answers, random contents and all pictures', () => long.runLongFiles(root))
await testOnSystemPostgres()
if (!values['in-part']) {
  await begin('tests on the Node.js that is recommended', () => long.testOnRecommendedNode(root))
  await validateRegistry()
}

if (leftOut.length > 0) console.log(`Left out, as the time was over: ${leftOut.join(', ')}.`)
const total = sum(results)
if (values.report) writeFileSync(values.report, JSON.stringify(total))
// If there was no time for any test, none has failed.
process.exitCode = leftOut.length > 0 && total.failed === 0 ? 0 : exitStatus(total)
for (const line of failureLines(total)) console.log(line)
console.log(summaryLine(total))

async function testOnSystemPostgres() {
  if (!long.hasSystemPostgres()) return console.log("- tests on the machine's own PostgreSQL: it has none")
  const all = long.filesWithDatabase(root)
  const files = values['in-part'] ? long.filesOfEachStatement(root) : all
  await begin(`tests on the machine's own PostgreSQL, ${files.length} of ${all.length} files`, () =>
    long.testOnSystemPostgres(root, files),
  )
}

/** Runs one part on each core at a time. If there is no time for all, the first part varies with the sources. */
async function validateRegistry() {
  const first = long.turnOf(root)
  const parts = Array.from({ length: long.registryParts }, (_, index) => (first + index) % long.registryParts)
  const work = async () => {
    for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
      const mine = part
      await begin(`the whole registry, part ${mine + 1} of ${long.registryParts}`, () => long.validatePart(root, mine))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}
