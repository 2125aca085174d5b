// npm run train: fits the weights by which names, people, statements, pairs of them, questions, rules and passages are judged (src/server/compose/reading/learned/) to the annotated corpus and the labelled briefs that may be tuned on.
import './setup/require-node.mjs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const { ensureInstalled } = await import('./setup/ensure-installed.mjs')
const { runProgram } = await import('./setup/run-program.mjs')
await ensureInstalled(root)

const args = ['node_modules/tsx/dist/cli.mjs', 'src/quality/training/main.ts', ...process.argv.slice(2)]
const { status } = await runProgram(process.execPath, args, { cwd: root })
process.exitCode = status
