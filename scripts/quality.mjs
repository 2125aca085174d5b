// npm run quality: measures the documents that are made without a model; `--show` lists every fault.
import './setup/require-node.mjs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const { ensureInstalled } = await import('./setup/ensure-installed.mjs')
const { runProgram } = await import('./setup/run-program.mjs')
await ensureInstalled(root)

const args = ['node_modules/tsx/dist/cli.mjs', 'src/quality/main.ts', ...process.argv.slice(2)]
const { status } = await runProgram(process.execPath, args, { cwd: root })
process.exitCode = status
