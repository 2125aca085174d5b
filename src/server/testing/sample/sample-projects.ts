import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Brief } from '#shared/brief.ts'

const folder = join(import.meta.dirname, '../../../../examples')
/** Briefs with almost no content or with an attack: right for tests, strange in a firm. */
const odd = /hostile|name-only|one-line|bare|better-data|contradictions/

/** Number of current projects; as many others ended before the last month. */
const running = 40

export type SampleProject = {
  brief: Brief
  /** Ended, approved and archived. */
  isEarlier: boolean
  /** Days before today on which its first document was written. */
  daysAgo: number
}

/** The projects of the firm in the order of their start. */
export function listSampleProjects(): SampleProject[] {
  const briefs = readdirSync(folder)
    .filter((file) => file.endsWith('.json') && !odd.test(file))
    .toSorted()
    .map((file) => Brief.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))))
    .slice(0, running)
  const earlier = briefs.map((brief, at) => ({
    brief: { ...brief, projectName: `${brief.projectName}: first study` },
    isEarlier: true,
    daysAgo: Math.round(330 - (at * 290) / running),
  }))
  const present = briefs.map((brief, at) => ({ brief, isEarlier: false, daysAgo: Math.round(30 - (at * 28) / running) }))
  return [...earlier, ...present]
}
