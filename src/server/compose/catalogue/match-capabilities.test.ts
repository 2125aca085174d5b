import { describe, expect, test } from 'vitest'
import { chooseMechanism } from '#server/compose/catalogue/choose-mechanism.ts'
import { loadCatalogue } from '#server/compose/catalogue/load-catalogue.ts'
import { matchCapabilities } from '#server/compose/catalogue/match-capabilities.ts'
import { matchControls } from '#server/compose/catalogue/match-controls.ts'
import { measureNeeds, measureRules, readSentences } from '#server/compose/catalogue/report/measure-sentences.ts'

const catalogue = loadCatalogue()
const found = (sentence: string) => matchCapabilities(sentence, catalogue).map(({ id }) => id)
const kept = (sentence: string) => matchControls(sentence, catalogue).map(({ control, slots }) => ({ id: control.id, slots }))

test('a need is answered, and what nothing answers is left alone', () => {
  expect(found('Each drawing has to be checked against the 80 rules of the fire code.')).toEqual(['rule-check'])
  expect(found('Meetings take place on Tuesdays in Graz.')).toEqual([])
  expect(found('')).toEqual([])
})

test('an unless says that the same words are about something else', () => {
  expect(found('Number plates in the pictures are to be blurred with faces.')).not.toContain('plate-recognition')
  expect(found('In fairness, mostly it is a bag that sat in a van overnight.')).not.toContain('fairness-test')
  expect(found("There's an enterprise agreement with the drivers.")).not.toContain('reconciliation')
  expect(found('You get expected specimens out of it over SOAP and you give it the arrival.')).not.toContain('forecasting')
})

test('a rule is told by its shape in any trade, with the words for its slots', () => {
  const rules = ['Calls are answered within 20 seconds.', 'A valve command takes effect within 300 milliseconds.']
  expect(rules.map((rule) => kept(rule))).toEqual([
    [{ id: 'answers-within', slots: { limit: '20 seconds' } }],
    [{ id: 'answers-within', slots: { limit: '300 milliseconds' } }],
  ])
  expect(kept('It is approved by a second clerk before it is paid.').map(({ id }) => id)).toEqual(['second-person'])
  expect(kept('The choir rehearses on Thursdays.')).toEqual([])
})

describe('choosing a mechanism', () => {
  const mechanisms = [
    { verbs: ['load'], how: 'load it by {period}' },
    { verbs: ['check'], how: 'check it' },
  ]
  test('the verb decides, then a synonym, else nothing is claimed', () => {
    expect(chooseMechanism({ mechanisms }, { verb: 'checked' }, catalogue)).toEqual({ how: 'check it', by: 'verb' })
    expect(chooseMechanism({ mechanisms }, { verb: 'verify' }, catalogue)).toEqual({ how: 'check it', by: 'class' })
    expect(chooseMechanism({ mechanisms }, { verb: 'sing' }, catalogue).by).toBe('default')
  })
  test('a slot that the brief leaves empty rules a mechanism out', () => {
    expect(chooseMechanism({ mechanisms }, { verb: 'load', slots: {} }, catalogue)).toEqual({ how: 'check it', by: 'default' })
    expect(chooseMechanism({ mechanisms }, { verb: 'load', slots: { period: 'night' } }, catalogue).by).toBe('verb')
  })
})

test('sentences that were tuned on are answered as they should be', () => {
  for (const set of ['needs', 'later-needs', 'last-needs']) {
    const { precision, recall } = measureNeeds(catalogue, readSentences(`${set}.yaml`, 'tuned'))
    expect({ set, precise: precision >= 0.85, found: recall >= 0.5 }).toEqual({ set, precise: true, found: true })
  }
})

test('needs that nobody tuned on are answered, half of them at least', () => {
  const { precision, recall } = measureNeeds(catalogue, readSentences('last-needs.yaml', 'held'))
  expect(precision).toBeGreaterThanOrEqual(0.8)
  expect(recall).toBeGreaterThanOrEqual(0.55)
})

test('what briefs say without asking for anything is mostly left alone', () => {
  expect(measureNeeds(catalogue, readSentences('quiet.yaml')).quiet).toBeGreaterThanOrEqual(0.8)
})

test('rules that nobody tuned on are kept by the right control', () => {
  const { precision, recall } = measureRules(catalogue, readSentences('last-rules.yaml', 'held'))
  expect(precision).toBeGreaterThanOrEqual(0.85)
  expect(recall).toBeGreaterThanOrEqual(0.7)
})

test('a long statement takes no longer than its length', () => {
  /** Milliseconds of the processor, the least of three. */
  const took = (text: string) =>
    Math.min(
      ...[1, 2, 3].map((turn) => {
        const start = process.cpuUsage()
        matchCapabilities(`${turn} ${text}`, catalogue)
        matchControls(`${turn} ${text}`, catalogue)
        const { user, system } = process.cpuUsage(start)
        return (user + system) / 1000
      }),
    )
  for (const piece of ['load the data of ', 'no changes before the ', 'aaaa', 'only from 1 to 2; ']) {
    const short = took(piece.repeat(2000))
    expect(took(piece.repeat(20_000))).toBeLessThan(20 * Math.max(short, 5))
  }
})
