import { runProgram } from '../setup/run-program.mjs'
import { readReport, reportFile } from './reports.mjs'
import { countVitest } from './summary.mjs'

const minutes = 60_000

/**
 * Runs tests and counts them.
 * @param {string} root
 * @param {{ name: string, args: string[], env?: NodeJS.ProcessEnv, limit?: number, node?: string }} options the report's name, vitest's
 * arguments, variables in addition to those of this process, the timeout in milliseconds, and another Node.js to run it
 */
export async function runVitest(root, { name, args, env, limit = 45 * minutes, node = process.execPath }) {
  const report = reportFile(root, name)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { status, output } = await runProgram(node, ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    keepErrors: true,
    limit,
  })
  return countVitest(readReport(report), status, output)
}
