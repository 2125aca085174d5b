import { performance } from 'node:perf_hooks'
import { runProgram } from '../setup/run-program.mjs'
import { lastLines } from './failures.mjs'
import { countOne, sum, verdictLine } from './summary.mjs'

/**
 * Runs programs in parallel. At the first failure the others are stopped: the following steps take long, and would be run again anyway.
 * @param {string} root
 * @param {{ name: string, command: [string, ...string[]], limit: number }[]} checks `limit` in milliseconds
 * @returns {Promise<import('./summary.mjs').Counts>} of those that ended by themselves
 */
export async function runFirstStage(root, checks) {
  const stop = new AbortController()
  const counts = await Promise.all(checks.map((check) => runCheck(root, check, stop)))
  return sum(counts.filter((one) => one !== undefined))
}

async function runCheck(root, { name, command: [program, ...args], limit }, stop) {
  const start = performance.now()
  const { status, output } = await runProgram(program, args, { cwd: root, quiet: true, limit, signal: stop.signal })
  if (stop.signal.aborted) return console.log(`- ${name}: ended, as another check had failed`)
  if (status !== 0) {
    stop.abort()
    console.error(output.trim())
  }
  const counts = countOne(status === 0, `${name}\n${lastLines(output)}`)
  console.log(verdictLine(name, counts, performance.now() - start))
  return counts
}
