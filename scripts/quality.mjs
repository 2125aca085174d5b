// npm run quality: composes every brief of examples/ in all types and measures what comes out; ends with 1 when a figure is worse than its bound. `recorded`: the recorded answers of a model instead.
import './setup/require-node.mjs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const { ensureInstalled } = await import('./setup/ensure-installed.mjs')
const { runProgram } = await import('./setup/run-program.mjs')
await ensureInstalled(root)

const given = process.argv.slice(2)
const main = given[0] === 'recorded' ? 'src/quality/recorded/main.ts' : 'src/quality/main.ts'
const args = ['node_modules/tsx/dist/cli.mjs', main, ...given]
const { status } = await runProgram(process.execPath, args, { cwd: root })
process.exitCode = status
