import { expect, test } from 'vitest'
import { Brief } from '#shared/brief.ts'
import { checkSolution } from '#server/solution/check-solution.ts'
import { capabilities } from '../capabilities.ts'
import { choosePatterns } from '../choose-patterns.ts'
import { proposeSolution } from '../propose-solution.ts'
import { readBrief } from '../read-brief.ts'
import { allPatterns } from './all-patterns.ts'
import { applicationPatterns } from './application-patterns.ts'
import { changePatterns } from './change-patterns.ts'
import { cloudPatterns } from './cloud-patterns.ts'

/** One sentence that a client would write to ask for each pattern. */
const asked: Record<string, string> = {
  lakehouse: 'Build a data lakehouse that brings five systems into one governed platform.',
  'retrieval-augmented-generation': 'An assistant must answer questions from our policy documents with citations.',
  'agents-with-guardrails': 'AI agents must carry out service requests by tool calls, within guardrails.',
  'document-understanding': 'Extract the fields of scanned invoices, 70% of them straight through without a person.',
  forecasting: 'Forecast demand for each store and day, with backtests and quantiles.',
  recommendation: 'Recommend products to each visitor and compare rankings in A/B tests.',
  'computer-vision': 'Line cameras must find scratches by machine vision and reject the part.',
  'real-time-decisioning': 'Score every payment for fraud and hold payments above the threshold for a person.',
  'model-evaluation': 'All AI models must pass test sets before release and be watched for drift by a red team.',
  'speech-and-conversation': 'Transcribe calls and write a summary of each call into the case.',
  mlops: 'Retrain the machine learning model each month and score every new order.',
  streaming: 'Telemetry arrives at 5,000 events per second and must be visible in near real time.',
  'data-governance': 'Introduce data governance with data stewards, a data catalogue and lineage.',
  'data-warehouse': 'Build a data warehouse with data marts for finance and sales.',
  'change-data-capture': 'Replicate the core database by change data capture.',
  'master-data-management': 'Match and merge customers into golden records.',
  'data-mesh': 'Domains publish data products with data contracts.',
  'data-privacy': 'Handle data subject requests and consent records.',
  'data-quality': 'Data quality rules must quarantine wrong records.',
  'iot-telemetry': 'IoT sensors send readings over MQTT.',
  'batch-integration': 'Nightly batch interfaces between ledger and warehouse over SFTP, in the batch window.',
}

const briefOf = (technicalRequirements: string) =>
  Brief.parse({ documentType: 'hld', client: 'calder', projectName: 'Atlas', requirements: { technicalRequirements } })

/** Tried with whole briefs in tests of their own. */
const elsewhere = new Set([...applicationPatterns, ...cloudPatterns, ...changePatterns])

test('every pattern is tried, here or with its group, and has an id of its own', () => {
  const here = allPatterns.filter((pattern) => !elsewhere.has(pattern))
  expect(Object.keys(asked).toSorted()).toEqual(here.map(({ id }) => id).toSorted())
  expect(new Set(allPatterns.map(({ id }) => id)).size).toBe(allPatterns.length)
})

test('weights mean the same in every pattern', () => {
  for (const { id, calledBy } of allPatterns) {
    const weights = calledBy.map(({ weight }) => weight)
    expect([id, weights.every((weight) => weight >= 1 && weight <= 6), Math.max(...weights) >= 4]).toEqual([id, true, true])
  }
})

for (const pattern of allPatterns.filter((pattern) => !elsewhere.has(pattern))) {
  test(`${pattern.name} is chosen for a brief that asks for it, and makes a sound solution`, () => {
    const brief = briefOf(asked[pattern.id]!)
    expect(choosePatterns(readBrief(brief)).map(({ id }) => id)).toContain(pattern.id)
    const solution = proposeSolution(brief)
    expect(checkSolution(solution)).toEqual([])
    for (const { name } of pattern.scenarios.slice(0, 1)) expect(solution.scenarios.map(({ name }) => name)).toContain(name)
    expect(JSON.stringify(solution)).not.toMatch(/\{[a-z-]+\}/)
  })
}

for (const pattern of allPatterns) {
  test(`${pattern.name} says something in every place`, () => {
    expect(pattern.decisions.every(({ options }) => options.length >= 2)).toBe(true)
    for (const list of [
      pattern.decisions,
      pattern.risks,
      pattern.costs,
      pattern.workstreams,
      [...pattern.targets, ...(pattern.questions ?? [])],
      pattern.terms,
      pattern.scenarios,
    ]) {
      expect(list.length).toBeGreaterThan(0)
    }
    const own = new Set<string | undefined>(pattern.elements.map(({ capability }) => capability))
    expect(pattern.costs.filter(({ capability }) => capability && !own.has(capability))).toEqual([])
    expect(pattern.dataEntities.filter(({ store }) => !['store', 'queue'].includes(capabilities[store].kind))).toEqual([])
    expect(JSON.stringify(pattern)).not.toMatch(
      /\b(?:leverage|robust|seamless|cutting-edge|state-of-the-art|world-class|holistic)\b/i,
    )
  })
}
