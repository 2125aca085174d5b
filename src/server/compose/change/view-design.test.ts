import { expect, test } from 'vitest'
import { referenceDesigns } from '#server/references/read-designs.ts'
import { givenBriefs, givenDocument } from '#server/testing/given-documents.ts'
import { givenPicked } from '#server/testing/given-picked.ts'
import { patchFacts } from './patch-facts.ts'
import { viewDesign } from './view-design.ts'

const [, clear] = givenBriefs[0]!
const designs = [...referenceDesigns()]
const unconnected = (findings: string[]) => findings.filter((finding) => finding.endsWith('is connected to nothing.'))

test.each(designs)(
  'in the reference design %s nothing is unconnected, and a component that a person adds is',
  async (id, design) => {
    const { solution } = await givenDocument('hld', { ...clear, design: { id, by: 'Ada', hosting: 'azure', plugs: {}, design } })
    expect(unconnected(viewDesign({ solution }).findings)).toEqual([])
    const value = { name: 'Commission engine', kind: 'container', responsibility: 'Calculates commission.' }
    const changes = [{ op: 'add' as const, list: 'elements' as const, id: 'EL-900', value }]
    const patched = patchFacts({ solution, changes, by: 'Ada', today: '2026-11-30' })
    expect(patched.faults).toEqual([])
    expect(unconnected(viewDesign({ solution: patched.solution }).findings)).toEqual([
      '“Commission engine” is connected to nothing.',
    ])
  },
)

test('what the brief refuses and the design has is a point to check', () => {
  const { solution } = givenPicked({ technicalRequirements: 'We do not want Kubernetes.' }, 'telemetry')
  expect(viewDesign({ solution }).findings).toContainEqual(
    expect.stringMatching(/^“We do not want Kubernetes” \(S1\): The design names “Kubernetes” in: Stream processing/),
  )
})

test('the amounts that the brief sets are there in its words, with what they are paid for, and the one currency', () => {
  const technicalRequirements =
    'The budget is 420,000 euro to go live. Running costs are capped at 65,000 euro a year. Hosting at most EUR 2,500 a month. Last year we sold fish for 31 million euro.'
  const { solution } = givenPicked({ technicalRequirements }, 'telemetry')
  expect(viewDesign({ solution }).money).toEqual({
    currency: 'EUR',
    totals: [],
    amounts: [
      ['S1', 'The budget is 420,000 euro to go live.', 420_000, 'once'],
      ['S2', 'Running costs are capped at 65,000 euro a year.', 65_000, 'year'],
      ['S3', 'Hosting at most EUR 2,500 a month.', 2_500, 'month'],
    ].map(([reference, words, amount, period]) => ({ reference, words, low: amount, high: amount, currency: 'EUR', period })),
  })
})
