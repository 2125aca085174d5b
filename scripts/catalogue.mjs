// npm run catalogue: says what is wrong with the catalogue of capabilities, lists it, and with --try "a sentence" what it answers.
import './setup/require-node.mjs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const { ensureInstalled } = await import('./setup/ensure-installed.mjs')
const { runProgram } = await import('./setup/run-program.mjs')
await ensureInstalled(root)

const args = ['node_modules/tsx/dist/cli.mjs', 'src/server/compose/catalogue/report/main.ts', ...process.argv.slice(2)]
const { status } = await runProgram(process.execPath, args, { cwd: root })
process.exitCode = status
