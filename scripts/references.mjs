// npm run references -- [ID…] [--out FOLDER] [--hosting HOSTING]: checks the reference designs and renders them; from source, so that no build is waited for.
import './setup/require-node.mjs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const { ensureInstalled } = await import('./setup/ensure-installed.mjs')
const { runProgram } = await import('./setup/run-program.mjs')
await ensureInstalled(root)

const args = ['--import', 'tsx', 'src/server/commands/references.ts', ...process.argv.slice(2)]
const { status } = await runProgram(process.execPath, args, { cwd: root })
process.exitCode = status
