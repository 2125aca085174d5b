import { afterAll, beforeEach, expect, test } from 'vitest'
import { givenModelComposer } from '#server/testing/given-model-composer.ts'
import { askedOfLarge, large, largeBrief, readAnswer, today } from '#server/testing/read-large-design.ts'
import { callOf, pointsAnswer } from '#server/testing/vendors/answer-by-chapter.ts'
import { givenVendor } from '#server/testing/vendors/given-vendor.ts'
import type { Play } from '#server/testing/vendors/script.ts'
import { createClaude } from '../../claude/claude.ts'
import type { ComposeEvent } from '../../composer.ts'
import { createOpenAi } from '../../openai/openai.ts'

const vendor = await givenVendor()
afterAll(() => vendor.close())
beforeEach(() => {
  vendor.script.length = 0
  vendor.seen.length = 0
})

const { solution: designed } = readAnswer(large())
const settings = { key: 'sk-secret-1', address: vendor.address }
const claude = createClaude({ ...settings, modelId: 'claude-sonnet-5-5' })
const openai = createOpenAi({ ...settings, modelId: 'gpt-6.1-sol' })

type Given = { useAgent?: boolean; critic?: typeof openai; kept?: Map<string, string>; solution?: typeof designed }
async function review(plays: Play[], { useAgent = false, critic, kept, solution = designed }: Given = {}) {
  vendor.script.push(...plays)
  const told: ComposeEvent[] = []
  const composer = givenModelComposer({ language: claude, critic, useAgent })
  const proposed = { solution, writer: claude.label }
  const keep = async (name: string, work: () => Promise<string>) => {
    const text = kept?.get(name) ?? (await work())
    kept?.set(name, text)
    return text
  }
  const context = { signal: new AbortController().signal, today, keep, onEvent: (event: ComposeEvent) => told.push(event) }
  const reviewed = await composer.reviewDesign!({ brief: largeBrief, proposed }, context)
  return { ...reviewed, tools: told.flatMap((event) => (event.type === 'tool' ? [event.text] : [])) }
}
const set = (id: string, field: string, value: unknown) => ({ op: 'set', list: null, id, field, value: JSON.stringify(value) })
const saying = (...defects: object[]): Play => ({ kind: 'text', text: pointsAnswer(defects) })
const defect = (changes: object[], more: object = {}) => ({
  words: 'One row',
  statements: [askedOfLarge[0]],
  why: 'The statement asks for two.',
  changes,
  ...more,
})

test('a defect is mended by its own changes; one whose changes do not hold is asked in the document', async () => {
  const { solution } = await review([
    saying(
      defect([set('RSK-1', 'owner', 'Head of claims')]),
      defect([set('EL-99', 'name', 'Nothing')], { words: 'Nothing is there', why: 'It leads nowhere.' }),
      defect([], { words: '', why: 'Nobody says who decides.', statements: ['ST-9999'] }),
    ),
  ])
  expect(solution.risks.find(({ id }) => id === 'RSK-1')!.owner).toBe('Head of claims')
  const added = solution.questions.slice(designed.questions.length)
  expect(added.map(({ text, about }) => [text, about])).toEqual([
    ['To be checked: “Nothing is there”. It leads nowhere.', [askedOfLarge[0]]],
    ['To be checked: Nobody says who decides.', []],
  ])
})

test('the critic reads what is printed, and is the other vendor’s model where it has a key', async () => {
  await review([saying()], { critic: openai })
  const { body } = vendor.seen[0]!
  expect(body['model']).toBe('gpt-6.1-sol')
  expect(callOf(body)).toBe('critic')
  const said = JSON.stringify(body)
  expect(said).toContain('<document>')
  expect(said).toContain(designed.elements.at(-1)!.name)
})

test('where the critic fails, or says something else, the design is as it was', async () => {
  expect((await review([{ kind: 'text', text: 'It is fine.' }])).solution).toBe(designed)
  expect((await review([{ kind: 'answer', status: 401 }])).solution).toBe(designed)
})

test('what nobody’s model designed is not read', async () => {
  const reading = { ...designed, fit: 'reading' as const }
  expect((await review([], { solution: reading })).solution).toBe(reading)
  expect(vendor.seen).toEqual([])
})

const patch = (...changes: object[]): Play => ({ kind: 'tool', name: 'patch_draft', input: { changes } })
const use = (name: string): Play => ({ kind: 'tool', name, input: {} })
const done: Play = { kind: 'text', text: 'There is nothing more to mend.' }

test('an agent changes, checks and looks at its own draft, and each step is told', async () => {
  const { solution, tools } = await review(
    [
      use('render_draft'),
      use('schedule_draft'),
      use('size_draft'),
      patch(set('EL-99', 'name', 'Nothing')),
      patch(set('RSK-1', 'owner', 'Head of claims')),
      use('check_draft'),
      done,
    ],
    { useAgent: true },
  )
  expect(tools).toEqual([
    'Reads the draft as it prints',
    'Looks at the plan',
    'Looks at the effort',
    'Changes the draft',
    'Changes the draft',
    'Checks the draft',
  ])
  expect(solution.risks.find(({ id }) => id === 'RSK-1')!.owner).toBe('Head of claims')
  const last = JSON.stringify(vendor.seen.at(-1)!.body)
  for (const told of ['weeks 1 to', 'All roles:', 'EL-99 is no fact.', 'toBeMended', 'Nothing is wrong.'])
    expect(last).toContain(told)
})

test('what an agent changed counts where it was broken off, and is asked once', async () => {
  const kept = new Map<string, string>()
  const changed = patch(set('RSK-1', 'owner', 'Head of claims'))
  const first = await review([changed, { kind: 'answer', status: 401 }], { useAgent: true, kept })
  expect(first.solution.risks.find(({ id }) => id === 'RSK-1')!.owner).toBe('Head of claims')
  vendor.seen.length = 0
  const second = await review([], { useAgent: true, kept })
  expect(second.solution).toEqual(first.solution)
  expect(vendor.seen).toEqual([])
})
