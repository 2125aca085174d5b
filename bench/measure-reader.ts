// A brief as long as no form takes it → what the reader makes of it: the time must grow with the length, and no faster.
import { clientIds } from '#shared/firm.ts'
import type { Brief } from '#shared/brief.ts'
import { readBrief } from '#server/compose/reading/read-brief.ts'
import { percentile, printTable } from './figures.ts'

const who = ['Claims handlers', 'The platform', 'Data scientists', 'Branch managers', 'The portal', 'Actuaries', 'Editors']
const verbs = ['must see', 'should export', 'shall load', 'could search', 'must keep', 'need to compare']
const things = [
  'claims from Guidewire ClaimCenter',
  'orders in SAP S/4HANA within 30 seconds',
  'documents for 7 years',
  'figures in Power BI for 250 concurrent users',
  'records of MedStar PAS and log every read',
  'events at 40 per second, and be told of failures',
]
const pick = (list: string[], index: number) => list[index % list.length] ?? ''

function briefOf(requirements: number): Brief {
  const lines = Array.from(
    { length: requirements },
    (_, index) => `- ${pick(who, index)} ${pick(verbs, index)} ${pick(things, index * 7)} for case ${index}.`,
  )
  return {
    documentType: 'hld',
    client: clientIds[0],
    projectName: 'Claims hub',
    requirements: {
      businessObjective: '',
      technicalRequirements: lines.join('\n'),
      scope: '',
      deliverables: '',
      constraints: '',
      assumptions: '',
      timeline: '',
      budget: '',
      additionalContext: '',
    },
  }
}

/** Of this process alone, so that a busy machine does not count. */
function cpuMilliseconds(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const runs = 15
const rows = [1000, 5000].map((size) => {
  const times = Array.from({ length: runs }, () => {
    const brief = briefOf(size)
    return cpuMilliseconds(() => readBrief(brief, { today: '2026-11-22' }))
  })
  const p50 = percentile(times, 50)
  return { requirements: String(size), 'p50 ms': p50, 'p95 ms': percentile(times, 95), 'µs each': (1000 * p50) / size }
})
printTable('The reader alone, processor time (aim: 5,000 requirements under 1,000 ms)', rows)
const [small, large] = rows.map((row) => row['µs each'])
printTable('Growth', [{ of: '5,000 to 1,000, each', ratio: (large ?? Number.NaN) / (small ?? Number.NaN) }])
