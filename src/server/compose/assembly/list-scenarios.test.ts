import { expect, test } from 'vitest'
import { readWords } from '#server/compose/reading/test-reading.ts'
import { solutionOf } from '#server/compose/propose-solution.ts'

const cellar = `Each tank has a probe that sends a temperature event every 3 minutes over MQTT; 64 tanks.
When a tank drifts out of its band for more than 20 minutes, the cellar master is alarmed.
The cellar master uses the pages every day. The cellar master records each tasting on the tablet.
Analyses come from LabWare over REST.
Nobody but the enologist may see the recipes. Records are kept for 7 years. Each change is logged with who and when.
Sign-in through our Keycloak. Must run on the OpenShift cluster in our data centre.`
const solution = solutionOf(readWords({ technicalRequirements: cellar }), '2026-11-02')
const { elements, scenarios, relations, questions } = solution
const byId = new Map(elements.map((element) => [element.id, element]))
const isEnd = (id: string) => ['person', 'external-system'].includes(byId.get(id)?.kind ?? '')

test('a walk ends with somebody who sees its result, or another system that takes it', () => {
  expect(scenarios.length).toBeGreaterThan(0)
  expect(scenarios.filter(({ steps }) => !isEnd(steps.at(-1)!.to)).map(({ name }) => name)).toEqual([])
})

test('each step of a walk begins where the one before ends', () => {
  const torn = scenarios.filter(({ steps }) => steps.some(({ from }, at) => at > 0 && from !== steps[at - 1]!.to))
  expect(torn.map(({ name }) => name)).toEqual([])
})

test('events of devices are taken in, and a value out of its band is an alarm', () => {
  expect(elements.map(({ capability }) => capability)).toEqual(expect.arrayContaining(['limit-alarm']))
  expect(elements.some(({ capability }) => capability === 'stream-ingestion' || capability === 'device-gateway')).toBe(true)
  expect(elements.map(({ capability }) => capability)).not.toContain('model-monitoring')
})

test('what is prescribed is the part that does it, or a question', () => {
  for (const name of ['Keycloak', 'OpenShift']) {
    const carriers = elements.filter(({ technology, kind }) => technology === name && kind !== 'external-system')
    const isAsked = questions.some(({ text, kind }) => kind === 'mandate' && text.includes(name))
    expect({ name, isCarriedOrAsked: carriers.length > 0 || isAsked }).toEqual({ name, isCarriedOrAsked: true })
    expect(carriers.filter(({ id }) => !relations.some(({ from, to }) => from === id || to === id))).toEqual([])
  }
  expect(elements.find(({ technology }) => technology === 'OpenShift')?.role).toBe('operation')
})

test('an arrow names what goes over it', () => {
  const bare = relations.filter(({ data }) => data === 'records')
  expect(bare.length / relations.length).toBeLessThan(0.15)
})
