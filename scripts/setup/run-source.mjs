import './require-node.mjs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs a program from its sources with this script's arguments, without waiting for a build. @param {string} program */
export async function runSource(program) {
  const { ensureInstalled } = await import('./ensure-installed.mjs')
  const { runProgram } = await import('./run-program.mjs')
  await ensureInstalled(root)
  const args = ['node_modules/tsx/dist/cli.mjs', program, ...process.argv.slice(2)]
  const { status } = await runProgram(process.execPath, args, { cwd: root })
  process.exitCode = status
}
