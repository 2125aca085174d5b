// npm run check: types, lint, format and the tests that need no database and no browser.
import './setup/require-node.mjs'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const { ensureInstalled } = await import('./setup/ensure-installed.mjs')
const { runProgram } = await import('./setup/run-program.mjs')
const { check, section } = await import('./testing/section.mjs')
const { countOne, exitStatus, sum, summaryLine } = await import('./testing/summary.mjs')
await ensureInstalled(root)

const pure = ['solution', 'document-types', 'render', 'templates', 'compose'].map((folder) => `src/server/${folder}/`)
const tests = ['src/architecture.test.ts', 'src/shared/', 'src/web/', 'src/site/', 'src/quality/', 'scripts/', ...pure].filter(
  (place) => existsSync(join(root, place)),
)

const counts = await Promise.all([
  check('types', 'types', root),
  check('lint', 'lint', root),
  check('format', 'format:check', root),
  section('fast tests', async () => {
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...tests]
    const { status, output } = await runProgram(process.execPath, args, { cwd: root, quiet: true, limit: 300_000 })
    if (status !== 0) console.error(output.trim())
    return countOne(status === 0)
  }),
])
const total = sum(counts)
console.log(summaryLine(total))
process.exitCode = exitStatus(total)
