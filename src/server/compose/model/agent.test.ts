import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { givenModelComposer } from '#server/testing/given-model-composer.ts'
import { givenBrief } from '#server/testing/given-solution.ts'
import { fault } from '#server/testing/vendors/given-faults.ts'
import { givenVendor, type RecordedRequest } from '#server/testing/vendors/given-vendor.ts'
import { askedIn, callOf, givenDesignAnswer } from '#server/testing/vendors/answer-by-chapter.ts'
import type { Body, Play } from '#server/testing/vendors/script.ts'
import { createClaude } from '../claude/claude.ts'
import type { ComposeEvent } from '../composer.ts'
import { createOpenAi } from '../openai/openai.ts'
import { mostRounds } from './ask-agent.ts'
import type { LanguageModel } from './language-model.ts'

const vendor = await givenVendor()
afterAll(() => vendor.close())
/** The responses to the agent's rounds in order; after them every answer is sound. */
const rounds: (Play | ((seen: RecordedRequest) => Play))[] = []
beforeEach(() => {
  rounds.length = 0
  vendor.answerOtherwise((seen) => {
    const play = callOf(seen.body) === 'design' ? rounds.shift() : undefined
    return typeof play === 'function' ? play(seen) : (play ?? sound(seen))
  })
  vendor.seen.length = 0
  vendor.files.clear()
})

const settings = { key: 'sk-secret-1', address: vendor.address }
const providers: [string, () => LanguageModel][] = [
  ['claude', () => createClaude({ ...settings, modelId: 'claude-sonnet-5-5' })],
  ['openai', () => createOpenAi({ ...settings, modelId: 'gpt-6.1-sol' })],
]
const hosted: Record<string, string[]> = { claude: ['code_execution'], openai: ['code_interpreter', 'image_generation'] }
const own = ['search_references', 'read_template']

const question = 'Who owns the keys?'
const designed = (body: Body) => {
  const answer = givenDesignAnswer(askedIn(body))
  return JSON.stringify({ ...answer, questions: [{ ...answer.questions[0]!, text: question }] })
}
/** A sound design with one question of its own. */
const sound = ({ body }: { body: Body }): Extract<Play, { kind: 'text' }> => ({
  kind: 'text',
  text: designed(body),
  usage: { output: 0 },
})
const calls = (name: string, more: object = {}): Play => ({ kind: 'tool', name, input: {}, ...more })

type Given = { useAgent?: boolean; budget?: number; rounds?: number }
async function propose(language: LanguageModel, { useAgent = true, budget = 100_000, rounds = mostRounds }: Given = {}) {
  const events: ComposeEvent[] = []
  const desk = { language, budget: { left: budget } }
  const composer = givenModelComposer({ ...desk, useAgent, rounds: { left: rounds } })
  const context = { signal: new AbortController().signal, onEvent: (event: ComposeEvent) => events.push(event) }
  const proposed = await composer.proposeSolution(givenBrief(), context)
  const told = events.flatMap((event) => (event.type === 'tool' ? [event.text] : []))
  const files = events.flatMap((event) => (event.type === 'file' ? [event.file] : []))
  const attempts = events.flatMap((event) =>
    event.type === 'attempt' && event.attempt.purpose === 'design' ? [event.attempt] : [],
  )
  const mark = proposed.marks?.find(({ id }) => id === 'design')
  return { ...proposed, mark, told, files, attempts, desk, asked: proposed.solution.questions.map((fact) => fact.text) }
}
/** The requests of the agent's rounds. */
const chosen = () => vendor.seen.filter(({ body }) => callOf(body) === 'design')
/** Names or types of the tools that a request offered. */
const offered = (at = -1) =>
  ((chosen().at(at)!.body.tools ?? []) as { name?: string; type?: string; function?: { name: string } }[]).map(
    ({ name, type, function: called }) => called?.name ?? name ?? type,
  )
/** Whether a request allowed the model to use tools. */
const choiceOf = (at: number) => {
  const choice = chosen().at(at)!.body['tool_choice'] as string | { type: string } | undefined
  return typeof choice === 'object' ? choice.type : choice
}

describe.each(providers)('%s', (provider, create) => {
  test('uses our tools in several rounds, says so in words, and designs with what it learnt', async () => {
    rounds.push(calls('search_references', { input: { words: 'data warehouse and reports' } }), calls('read_template'))
    rounds.push(sound)
    const { told, asked, attempts, mark } = await propose(create())
    expect(told).toEqual(['Searches the reference designs', 'Looks into the template'])
    expect(asked).toContain(question)
    expect(mark).toBeUndefined()
    expect(attempts.map(({ purpose, failure }) => [purpose, failure])).toEqual(Array.from({ length: 3 }, () => ['design', null]))
    const last = JSON.stringify(chosen().at(-1)!.body)
    for (const answered of ['doesNotFit', 'heading']) expect(last).toContain(`\\"${answered}\\"`)
    expect(last).toContain('Data warehouse')
    expect(offered(0)).toEqual([...own, ...hosted[provider]!])
  })

  test('offers no tool on the wire where the agent is off', async () => {
    rounds.push(sound)
    const { told, asked } = await propose(create(), { useAgent: false })
    expect(chosen()).toHaveLength(1)
    expect(chosen()[0]!.body.tools).toBeUndefined()
    expect([told, asked.includes(question)]).toEqual([[], true])
  })

  test('goes at most 24 rounds, and the last is without tools', async () => {
    rounds.push(...Array.from({ length: mostRounds - 1 }, () => calls('read_template')), sound)
    const { asked } = await propose(create())
    expect(chosen()).toHaveLength(mostRounds)
    expect([choiceOf(-2), choiceOf(-1)]).toEqual(['auto', 'none'])
    expect(asked).toContain(question)
  })

  test('rounds of earlier attempts count', async () => {
    rounds.push(calls('read_template'), sound)
    await propose(create(), { rounds: 2 })
    expect([choiceOf(0), choiceOf(1)]).toEqual(['auto', 'none'])
  })

  test('a model that uses tools although it may not ends in a reading that is whole and marked', async () => {
    rounds.push(...Array.from({ length: 3 }, () => calls('read_template')))
    const { mark, solution } = await propose(create(), { rounds: 2 })
    expect(chosen()).toHaveLength(3)
    expect(mark?.sentence).toMatch(/did not answer in the agreed form. Nothing is designed yet/)
    expect(solution.statements!.length).toBeGreaterThan(0)
  })

  test('half of the budget is kept for the end, and no request may write more than three quarters of what is left', async () => {
    const call = (output: number) => calls('read_template', { usage: { output } })
    rounds.push(call(4000), call(2000), (seen) => ({ ...sound(seen), usage: { output: 3000 } }))
    const { desk } = await propose(create(), { budget: 10_000 })
    const most = chosen().map(({ body }) => body['max_tokens'] ?? body['max_output_tokens'])
    expect(most).toEqual([7500, 4500, 3000])
    expect([choiceOf(1), choiceOf(2)]).toEqual(['auto', 'none'])
    expect(desk.budget.left).toBe(1000)
  })

  test('an overload in a later round repeats that round alone', async () => {
    rounds.push(calls('read_template'), fault(503), sound)
    const { asked, told } = await propose(create())
    expect(chosen()).toHaveLength(3)
    expect(told).toEqual(['Looks into the template'])
    expect(asked).toContain(question)
  })

  test('a tool that a model makes up is answered with a fault, and its name is not shown', async () => {
    rounds.push(calls('constructor'), calls('<b>rm</b>'), sound)
    const { told, asked } = await propose(create())
    expect([...new Set(told)]).toEqual(['Uses a tool'])
    expect(asked).toContain(question)
  })

  test('tools that a vendor refuses altogether end in one straight pass', async () => {
    rounds.push(fault(400, { error: { message: 'this model does not support tools', type: 'invalid_request_error' } }))
    rounds.push(sound)
    const { asked, mark } = await propose(create())
    expect(chosen()).toHaveLength(2)
    expect(chosen()[1]!.body.tools).toBeUndefined()
    expect([asked.includes(question), mark]).toEqual([true, undefined])
  })
})

describe.each(providers.slice(0, 2))('tools that run at %s', (provider, create) => {
  test.each(hosted[provider]!)('%s is left out where the vendor refuses it', async (name) => {
    const error = { type: 'invalid_request_error', message: `Tool '${name}' is not supported with this model.` }
    rounds.push(fault(400, { type: 'error', error }), sound)
    const { asked, mark } = await propose(create())
    expect(offered()).toEqual([...own, ...hosted[provider]!.filter((other) => other !== name)])
    expect([asked.includes(question), mark]).toEqual([true, undefined])
  })

  test('the files that they make are fetched at once', async () => {
    vendor.files.set('file_1', { name: 'figures.csv', bytes: Buffer.from('item,days\nbuild,320\n') })
    const image = Buffer.from('89504e470d0a1a0a0000', 'hex').toString('base64')
    rounds.push(({ body }) => ({ kind: 'hosted', fileId: 'file_1', image, text: designed(body) }))
    const { files, told, asked } = await propose(create())
    const csv = { name: 'figures.csv', bytes: Buffer.from('item,days\nbuild,320\n') }
    const picture = { name: 'picture', bytes: Buffer.from(image, 'base64') }
    expect(files).toEqual(provider === 'openai' ? [picture, csv] : [csv])
    expect(told).toContain('Runs a calculation at the vendor')
    expect(asked).toContain(question)
  })

  test('a file that is gone, or larger than 10 MB, is told and left', async () => {
    vendor.files.set('huge', { name: 'huge.bin', bytes: Buffer.alloc(10 * 1024 * 1024 + 1) })
    for (const fileId of ['gone', 'huge']) {
      rounds.push(({ body }) => ({ kind: 'hosted', fileId, text: designed(body) }))
      const { files, told, mark } = await propose(create())
      expect([files, mark]).toEqual([[], undefined])
      expect(told).toContain('A file that was made at the vendor could not be saved')
    }
  })
})

test('a turn that Claude pauses goes on in the same container', async () => {
  vendor.files.set('file_1', { name: 'a.csv', bytes: Buffer.from('a\n') })
  rounds.push({ kind: 'pause', text: 'So far.', fileId: 'file_1' }, sound)
  const { asked, files } = await propose(providers[0]![1]())
  expect(chosen()).toHaveLength(2)
  const { body } = chosen()[1]!
  expect(body['container']).toBe('container_1')
  expect(JSON.stringify(body['messages'])).toContain('server_tool_use')
  expect([asked.includes(question), files.length]).toEqual([true, 1])
})
