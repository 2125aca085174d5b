import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { givenBrief } from '#server/testing/given-solution.ts'
import { fault, text } from '#server/testing/vendors/given-faults.ts'
import { givenVendor } from '#server/testing/vendors/given-vendor.ts'
import type { Play } from '#server/testing/vendors/script.ts'
import { createClaude } from '../claude/claude.ts'
import { createCompatible } from '../compatible/compatible.ts'
import type { ComposeEvent } from '../composer.ts'
import { offlineComposer } from '../offline/offline-composer.ts'
import { askHere } from '../ask.ts'
import { composingWork } from '../composing-work.ts'
import { createOpenAi } from '../openai/openai.ts'
import { mostRounds } from './ask-agent.ts'
import type { LanguageModel } from './language-model.ts'
import { createModelComposer } from './model-composer.ts'

const vendor = await givenVendor()
afterAll(() => vendor.close())
beforeEach(() => {
  vendor.script.length = 0
  vendor.seen.length = 0
  vendor.files.clear()
})

const settings = { key: 'sk-secret-1', address: vendor.address }
const providers: [string, () => LanguageModel][] = [
  ['claude', () => createClaude({ ...settings, modelId: 'claude-sonnet-5-5' })],
  ['openai', () => createOpenAi({ ...settings, modelId: 'gpt-6.1-sol' })],
  ['local', () => createCompatible({ ...settings, modelId: 'model-1' })],
]
const hosted: Record<string, string[]> = { claude: ['code_execution'], openai: ['code_interpreter', 'image_generation'], local: [] }
const own = ['estimate_costs', 'draw_diagram', 'check_traceability', 'read_template']

const question = { text: 'Who owns the keys?', proposal: null, owner: 'client', about: [] }
const structure = JSON.stringify({ elements: [], relations: [], scenarios: [], decisions: [], risks: [], questions: [question] })
const calls = (name: string, more: object = {}): Play => ({ kind: 'tool', name, input: {}, ...more })

type Given = { useAgent?: boolean; budget?: number; rounds?: number }
async function propose(language: LanguageModel, { useAgent = true, budget = 100_000, rounds = mostRounds }: Given = {}) {
  const events: ComposeEvent[] = []
  const desk = { language, budget: { left: budget }, rounds: { left: rounds }, closed: { by: undefined } }
  const composer = createModelComposer({
    ...desk,
    waits: { first: 0.01, longest: 2 },
    offline: offlineComposer,
    ask: askHere(composingWork),
    useAgent,
  })
  const context = { signal: new AbortController().signal, onEvent: (event: ComposeEvent) => events.push(event) }
  const proposed = await composer.proposeSolution(givenBrief(), context)
  const told = events.flatMap((event) => (event.type === 'tool' ? [event.text] : []))
  const files = events.flatMap((event) => (event.type === 'file' ? [event.file] : []))
  const attempts = events.flatMap((event) => (event.type === 'attempt' ? [event.attempt] : []))
  return { ...proposed, told, files, attempts, desk, asked: proposed.solution.questions.map((fact) => fact.text) }
}
/** Names or types of the tools that a request offered. */
const offered = (at = -1) =>
  ((vendor.seen.at(at)!.body.tools ?? []) as { name?: string; type?: string; function?: { name: string } }[]).map(
    ({ name, type, function: called }) => called?.name ?? name ?? type,
  )
/** Whether a request let the model use tools. */
const choiceOf = (at: number) => {
  const choice = vendor.seen.at(at)!.body['tool_choice'] as string | { type: string } | undefined
  return typeof choice === 'object' ? choice.type : choice
}

describe.each(providers)('%s', (provider, create) => {
  test('uses our tools in several rounds, says so in words, and answers with what it learnt', async () => {
    vendor.script.push(calls('check_traceability'), calls('estimate_costs'), calls('draw_diagram'), calls('read_template'))
    vendor.script.push(text(structure))
    const { told, asked, attempts, mark } = await propose(create())
    expect(told).toEqual([
      'Checks that every requirement is met',
      'Estimates the costs',
      'Draws the diagram and reads what it says',
      'Looks into the template',
    ])
    expect(asked).toContain(question.text)
    expect(mark).toBeUndefined()
    expect(attempts.map(({ purpose, failure }) => [purpose, failure])).toEqual(Array.from({ length: 5 }, () => ['structure', null]))
    const last = JSON.stringify(vendor.seen.at(-1)!.body)
    for (const answered of ['metBy', 'firstYear', 'says', 'ask']) expect(last).toContain(`\\"${answered}\\"`)
    expect(offered(0)).toEqual([...own, ...hosted[provider]!])
  })

  test('offers no tool on the wire where the agent is off', async () => {
    vendor.script.push(text(structure))
    const { told, asked } = await propose(create(), { useAgent: false })
    expect(vendor.seen).toHaveLength(1)
    expect(vendor.seen[0]!.body.tools).toBeUndefined()
    expect([told, asked.includes(question.text)]).toEqual([[], true])
  })

  test('goes at most 24 rounds, and the last is without tools', async () => {
    vendor.script.push(...Array.from({ length: mostRounds - 1 }, () => calls('estimate_costs')), text(structure))
    const { asked } = await propose(create())
    expect(vendor.seen).toHaveLength(mostRounds)
    expect([choiceOf(-2), choiceOf(-1)]).toEqual(['auto', 'none'])
    expect(asked).toContain(question.text)
  })

  test('rounds of earlier attempts count', async () => {
    vendor.script.push(calls('estimate_costs'), text(structure))
    await propose(create(), { rounds: 2 })
    expect([choiceOf(0), choiceOf(1)]).toEqual(['auto', 'none'])
  })

  test('a model that uses tools although it may not ends in a structure that is whole and marked', async () => {
    vendor.script.push(...Array.from({ length: 3 }, () => calls('estimate_costs')))
    const { mark, solution } = await propose(create(), { rounds: 2 })
    expect(vendor.seen).toHaveLength(3)
    expect(mark?.sentence).toMatch(/did not answer in the agreed form. The structure is the offline composer’s/)
    expect(solution.requirements.length).toBeGreaterThan(0)
  })

  test('half of the budget is kept for the end, and no request may write more than is left', async () => {
    const spent = (output: number) => ({ usage: { output } })
    const call = (output: number) => calls('estimate_costs', { usage: { output } })
    vendor.script.push(call(400), call(200), text(structure, spent(300)))
    const { desk } = await propose(create(), { budget: 1000 })
    const most = vendor.seen.map(({ body }) => body['max_tokens'] ?? body['max_output_tokens'])
    expect(most).toEqual([1000, 600, 400])
    expect([choiceOf(1), choiceOf(2)]).toEqual(['auto', 'none'])
    expect(desk.budget.left).toBe(100)
  })

  test('an overload in a later round repeats that round alone', async () => {
    vendor.script.push(calls('estimate_costs'), fault(503), text(structure))
    const { asked, told } = await propose(create())
    expect(vendor.seen).toHaveLength(3)
    expect(told).toEqual(['Estimates the costs'])
    expect(asked).toContain(question.text)
  })

  test('a tool that a model makes up is answered with a fault, and its name is not shown', async () => {
    vendor.script.push(calls('constructor'), calls('<b>rm</b>'), text(structure))
    const { told, asked } = await propose(create())
    expect([...new Set(told)]).toEqual(['Uses a tool'])
    expect(asked).toContain(question.text)
  })

  test('tools that a vendor refuses altogether end in one straight pass', async () => {
    vendor.script.push(fault(400, { error: { message: 'this model does not support tools', type: 'invalid_request_error' } }))
    vendor.script.push(text(structure))
    const { asked, mark } = await propose(create())
    expect(vendor.seen).toHaveLength(2)
    expect(vendor.seen[1]!.body.tools).toBeUndefined()
    expect([asked.includes(question.text), mark]).toEqual([true, undefined])
  })
})

describe.each(providers.slice(0, 2))('tools that run at %s', (provider, create) => {
  test.each(hosted[provider]!)('%s is left out where the vendor refuses it', async (name) => {
    const error = { type: 'invalid_request_error', message: `Tool '${name}' is not supported with this model.` }
    vendor.script.push(fault(400, { type: 'error', error }), text(structure))
    const { asked, mark } = await propose(create())
    expect(offered()).toEqual([...own, ...hosted[provider]!.filter((other) => other !== name)])
    expect([asked.includes(question.text), mark]).toEqual([true, undefined])
  })

  test('the files that they make are fetched at once', async () => {
    vendor.files.set('file_1', { name: 'figures.csv', bytes: Buffer.from('item,days\nbuild,320\n') })
    const image = Buffer.from('89504e470d0a1a0a0000', 'hex').toString('base64')
    vendor.script.push({ kind: 'hosted', fileId: 'file_1', image, text: structure })
    const { files, told, asked } = await propose(create())
    const csv = { name: 'figures.csv', bytes: Buffer.from('item,days\nbuild,320\n') }
    const picture = { name: 'picture', bytes: Buffer.from(image, 'base64') }
    expect(files).toEqual(provider === 'openai' ? [picture, csv] : [csv])
    expect(told).toContain('Runs a calculation at the vendor')
    expect(asked).toContain(question.text)
  })

  test('a file that is gone, or larger than 10 MB, is told and left', async () => {
    vendor.files.set('huge', { name: 'huge.bin', bytes: Buffer.alloc(10 * 1024 * 1024 + 1) })
    for (const fileId of ['gone', 'huge']) {
      vendor.script.push({ kind: 'hosted', fileId, text: structure })
      const { files, told, mark } = await propose(create())
      expect([files, mark]).toEqual([[], undefined])
      expect(told).toContain('A file that was made at the vendor could not be kept')
    }
  })
})

test('a turn that Claude pauses goes on in the same container', async () => {
  vendor.files.set('file_1', { name: 'a.csv', bytes: Buffer.from('a\n') })
  vendor.script.push({ kind: 'pause', text: 'So far.', fileId: 'file_1' }, text(structure))
  const { asked, files } = await propose(providers[0]![1]())
  expect(vendor.seen).toHaveLength(2)
  const { body } = vendor.seen[1]!
  expect(body['container']).toBe('container_1')
  expect(JSON.stringify(body['messages'])).toContain('server_tool_use')
  expect([asked.includes(question.text), files.length]).toEqual([true, 1])
})
