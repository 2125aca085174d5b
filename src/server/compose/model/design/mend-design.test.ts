import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { givenModelComposer } from '#server/testing/given-model-composer.ts'
import { givenBrief } from '#server/testing/given-solution.ts'
import {
  answerByChapter,
  askedIn,
  givenDesignAnswer,
  mendsFor,
  pointsAnswer,
  step,
} from '#server/testing/vendors/answer-by-chapter.ts'
import { fault, text } from '#server/testing/vendors/given-faults.ts'
import { givenVendor, type RecordedRequest } from '#server/testing/vendors/given-vendor.ts'
import { givenVendorWires } from '#server/testing/vendors/given-wires.ts'
import type { Play } from '#server/testing/vendors/script.ts'
import type { LanguageModel } from '../language-model.ts'
import type { DesignAnswer } from './design-answer.ts'

const vendor = await givenVendor()
afterAll(() => vendor.close())
/** The response to each request in turn. */
const turns: ((seen: RecordedRequest) => Play)[] = []
beforeEach(() => {
  vendor.seen.length = 0
  vendor.answerOtherwise((seen) => turns.shift()!(seen))
})

/** A design that is sound except for the given properties. */
const designing =
  (more: (answer: DesignAnswer) => Partial<DesignAnswer> = () => ({})) =>
  ({ body }: RecordedRequest): Play => {
    const answer = givenDesignAnswer(askedIn(body))
    return text(JSON.stringify({ ...answer, ...more(answer) }), { piece: 400 })
  }
const naming = designing(() => ({ names: [{ name: 'Salesforce', role: 'source' }] }))
const mending =
  (...changes: object[]) =>
  () =>
    text(pointsAnswer([{ faults: [1], changes }]))

async function propose(language: LanguageModel) {
  const composer = givenModelComposer({ language })
  const context = { signal: new AbortController().signal, today: '2026-11-22' }
  const { solution, marks = [] } = await composer.proposeSolution(givenBrief(), context)
  return { solution, sentences: marks.map(({ sentence }) => sentence) }
}

describe.each(givenVendorWires(vendor.address))('%s', (_, create) => {
  test('the second turn names the facts, asks for changes alone in the form of the first, and applies them', async () => {
    turns.push(
      designing(({ data }) => ({ data: [{ ...data[0]!, store: 'gone' }] })),
      answerByChapter,
    )
    const { solution, sentences } = await propose(create())
    const { body } = vendor.seen[1]!
    const [said, last] = [JSON.stringify(body), JSON.stringify(((body['messages'] ?? body['input']) as object[]).at(-1))]
    expect(last).toContain(String.raw`\nEL-5 {\"name\":\"Payment store\"`)
    expect(last).toContain(String.raw`<faults>\n1. The data “Payment” names “gone”`)
    expect([body['max_tokens'] ?? body['max_output_tokens'], said.includes('"productStated"')]).toEqual([24_000, true])
    expect(solution.dataEntities).toMatchObject([{ name: 'Payment', store: 'EL-5' }])
    expect(sentences).toEqual([])
  })

  test('changes that cannot be made, leave something wrong or do not come leave the first design, with its mark', async () => {
    turns.push(naming, () => text('No.'))
    const { solution: first } = await propose(create())
    const seconds = {
      'a fact that is not there': mending(step('set', 'RSK-1', { field: 'owner', to: 'Ada' }), step('remove', 'EL-99')),
      'a name that is gone': mending(step('set', 'EL-4', { field: 'name', to: 'Vault' })),
      'no fault is named': () => text(pointsAnswer([{ faults: [7], changes: [] }])),
      'the whole again': designing(),
      'a refusal': () => fault(401),
      'no form': () => text('No.'),
      'a cut': () => text('{"design":null,"points":[', { ending: 'length' as const }),
    }
    for (const [name, second] of Object.entries(seconds)) {
      turns.splice(0, turns.length, naming, second, second)
      const { sentences, solution } = await propose(create())
      expect([name, solution]).toEqual([name, first])
      expect(sentences).toEqual([expect.stringMatching(/has 1 point to check: “Salesforce” is no name of the brief\.$/)])
    }
  })

  test('of several points what can be mended is, and one that the facts still show counts as left, whatever the model says', async () => {
    const wrong = designing(({ answers }) => ({ answers: answers.slice(2), names: [{ name: 'Salesforce', role: 'source' }] }))
    const half = ({ body }: RecordedRequest) => {
      const { points } = JSON.parse(mendsFor(body)) as { points: { changes: object[] }[] }
      return text(pointsAnswer([points[0]!, points[1]!, { ...points[2], changes: [] }]))
    }
    turns.push(wrong, half)
    const { sentences, solution } = await propose(create())
    const open = solution.statements!.filter(({ answer }) => answer?.state === 'open').map(({ id }) => id)
    expect(sentences).toEqual([expect.stringMatching(new RegExp(`has 1 point to check: ${open.join()} asks for something`))])
  })
})
