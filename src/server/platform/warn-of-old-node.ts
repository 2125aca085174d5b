import type { Log } from './log.ts'

/** The first release that still has security fixes; Node.js 20 has had none since April 2026. */
const oldestMended = 22

/** Old releases run the product, and whoever runs it should know that their faults stay. */
export function warnOfOldNode(log: Log, version: string = process.versions.node): void {
  if (Number.parseInt(version, 10) >= oldestMended) return
  log.warn(`Node.js ${version} has had no security fixes since April 2026. Run this server with Node.js 24.`)
}
