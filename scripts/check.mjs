// npm run check: types, lint, format and the tests that need neither a database nor a browser.
import './setup/require-node.mjs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const { ensureInstalled } = await import('./setup/ensure-installed.mjs')
const { runProgram } = await import('./setup/run-program.mjs')
const { check, section } = await import('./testing/section.mjs')
const { countOne, exitStatus, sum, summaryLine } = await import('./testing/summary.mjs')
await ensureInstalled(root)

/** Tests with other programs that read the files are part of `npm test` only. */
const left = ['src/server/testing/**', 'src/validity/**'].flatMap((files) => ['--exclude', files])

const counts = await Promise.all([
  check('types', 'types', root),
  check('lint', 'lint', root),
  check('format', 'format:check', root),
  section('fast tests', async () => {
    const projects = ['pure', 'page', 'processes'].flatMap((name) => ['--project', name])
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...projects, ...left]
    const { status, output } = await runProgram(process.execPath, args, { cwd: root, quiet: true, limit: 300_000 })
    if (status !== 0) console.error(output.trim())
    return countOne(status === 0)
  }),
])
const total = sum(counts)
console.log(summaryLine(total))
process.exitCode = exitStatus(total)
