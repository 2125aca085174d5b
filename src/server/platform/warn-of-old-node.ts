import type { Log } from './log.ts'

/** The first release that still gets security fixes; Node.js 20 has had none since April 2026. */
const oldestMended = 22

/** The product runs on old releases, but their operators should know that faults are no longer fixed. */
export function warnOfOldNode(log: Log, version: string = process.versions.node): void {
  if (Number.parseInt(version, 10) >= oldestMended) return
  log.warn(`Node.js ${version} has had no security fixes since April 2026. Run this server with Node.js 24.`)
}
