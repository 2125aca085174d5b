// npm run validate: every example as every type in every format, held against its content by readers of other houses; ends with 1 on any fault.
import './setup/require-node.mjs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const { ensureInstalled } = await import('./setup/ensure-installed.mjs')
const { runProgram } = await import('./setup/run-program.mjs')
const { ensureReaders } = await import('./testing/ensure-readers.mjs')
await ensureInstalled(root)

const missing = await ensureReaders()
if (missing) {
  console.error(missing)
  console.log('0 passed, 1 failed')
  process.exit(1)
}
const args = ['node_modules/tsx/dist/cli.mjs', 'src/validity/main.ts', ...process.argv.slice(2)]
const { status } = await runProgram(process.execPath, args, { cwd: root })
process.exitCode = status
