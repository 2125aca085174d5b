import { performance } from 'node:perf_hooks'
import { runProgram } from '../setup/run-program.mjs'
import { lastLines } from './failures.mjs'
import { countOne, verdictLine } from './summary.mjs'

/**
 * Runs one part of a run and prints its result and its duration; a part that throws has failed.
 * @param {string} name
 * @param {() => Promise<import('./summary.mjs').Counts>} work
 */
export async function section(name, work) {
  const start = performance.now()
  const counts = await work().catch((error) => {
    console.error(error)
    return countOne(false, `${name}\n${error instanceof Error ? error.message : error}`)
  })
  console.log(verdictLine(name, counts, performance.now() - start))
  return counts
}

/** Runs a check of package.json as a section; its output is shown only if it fails. */
export function check(name, script, root) {
  return section(name, async () => {
    const { status, output } = await runProgram('npm', ['run', '--silent', script], { cwd: root, quiet: true, limit: 180_000 })
    if (status !== 0) console.error(output.trim())
    return countOne(status === 0, `${name}\n${lastLines(output)}`)
  })
}
