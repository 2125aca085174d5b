// npm run explain -- FILE: why each fact of a design is there, without a server or a database; from source, so that no build is waited for.
import './setup/require-node.mjs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const { ensureInstalled } = await import('./setup/ensure-installed.mjs')
const { runProgram } = await import('./setup/run-program.mjs')
await ensureInstalled(root)

const args = ['--import', 'tsx', 'src/server/commands/explain.ts', ...process.argv.slice(2)]
const { status } = await runProgram(process.execPath, args, { cwd: root })
process.exitCode = status
