import type { FailureCode } from '#server/compose/model/failure.ts'
import { givenSolution } from '../given-solution.ts'
import type { Play } from './script.ts'

/** An answer of two sentences; the faults cut the second. */
export const whole = `The client wants its claims in one place [${givenSolution().requirements[0]!.id}]. The design gives each part one task.`

/** The heading of the chapter that these answers are for. */
const opening = '## summary\n\n'
const answer = opening + whole

export const text = (words: string, more: Partial<Extract<Play, { kind: 'text' }>> = {}): Play => ({
  kind: 'text',
  text: words,
  ...more,
})
export const fault = (status: number, body?: unknown, headers?: Record<string, string>): Play => ({
  kind: 'answer',
  status,
  ...(body !== undefined && { body }),
  ...(headers && { headers }),
})
const times = (count: number, play: Play) => Array.from({ length: count }, () => play)

export type Fault = {
  name: string
  script: Play[]
  /** The failure code of the first attempt in the ledger. */
  code: FailureCode
  requests: number
  ends: 'by the model' | 'offline' | 'kept'
  /** The message for the user if the text is not wholly the model's. */
  reads?: RegExp
  only?: string[]
}

export const noCredit = { error: { message: 'Your credit balance is too low', type: 'insufficient_quota' } }
/** Every fault of a provider, with the expected outcome. */
export const faults: Fault[] = [
  {
    name: '429 with retry-after, then well',
    script: [fault(429, undefined, { 'retry-after': '0.05' }), text(answer)],
    code: 'limited',
    requests: 2,
    ends: 'by the model',
  },
  {
    name: '429 that asks for more patience than a person has',
    script: [fault(429, undefined, { 'retry-after': '3600' })],
    code: 'limited',
    requests: 1,
    ends: 'offline',
    reads: /limits how many requests/,
  },
  { name: '529, then well', script: [fault(529), text(answer)], code: 'overloaded', requests: 2, ends: 'by the model' },
  { name: '503 for ever', script: times(9, fault(503)), code: 'overloaded', requests: 5, ends: 'offline', reads: /is overloaded/ },
  {
    name: '500 for ever',
    script: times(9, fault(500)),
    code: 'vendor-fault',
    requests: 4,
    ends: 'offline',
    reads: /fault of its own/,
  },
  { name: '401', script: [fault(401)], code: 'key-refused', requests: 1, ends: 'offline', reads: /refused the key/ },
  { name: '403', script: [fault(403)], code: 'not-permitted', requests: 1, ends: 'offline', reads: /does not let this key/ },
  {
    name: '404',
    script: [fault(404)],
    code: 'model-retired',
    requests: 1,
    ends: 'offline',
    reads: /no longer offers the chosen model/,
  },
  { name: '400', script: [fault(400)], code: 'request-refused', requests: 1, ends: 'offline', reads: /refused the request/ },
  {
    name: '413',
    script: [fault(413, '<html>too large</html>')],
    code: 'too-long',
    requests: 1,
    ends: 'offline',
    reads: /too long/,
  },
  { name: 'no credit', script: [fault(429, noCredit)], code: 'no-credit', requests: 1, ends: 'offline', reads: /no credit left/ },
  {
    name: '200 that is no stream',
    script: [fault(200, '<html>portal</html>')],
    code: 'no-model',
    requests: 1,
    ends: 'offline',
    reads: /not a model’s answer/,
  },
  {
    name: 'an empty answer',
    script: times(3, text('')),
    code: 'ended-early',
    requests: 3,
    ends: 'offline',
    reads: /ended its answer early/,
  },
  {
    name: 'torn before a sentence ends',
    script: times(9, { kind: 'cut', text: answer, after: opening.length + 30, how: 'torn' }),
    code: 'unreachable',
    requests: 4,
    ends: 'offline',
    reads: /connection was lost/,
  },
  {
    name: 'torn once, then well',
    script: [{ kind: 'cut', text: answer, after: opening.length + 30, how: 'torn' }, text(answer)],
    code: 'unreachable',
    requests: 2,
    ends: 'by the model',
  },
  {
    name: 'closed early, after a sentence',
    script: times(9, { kind: 'cut', text: answer, after: answer.length - 5, how: 'closed' }),
    code: 'ended-early',
    requests: 3,
    ends: 'kept',
    reads: /What it had written is saved/,
  },
  {
    name: 'closed before the first word',
    script: times(9, { kind: 'cut', text: answer, after: 0, how: 'closed' }),
    code: 'ended-early',
    requests: 3,
    ends: 'offline',
    reads: /ended its answer early/,
  },
  {
    name: 'an error within the stream',
    script: times(9, { kind: 'stream-error', text: answer, after: opening.length + 40 }),
    code: 'overloaded',
    requests: 5,
    ends: 'offline',
    reads: /is overloaded/,
    only: ['claude'],
  },
  {
    name: 'an error within the stream',
    script: times(9, { kind: 'stream-error', text: answer, after: opening.length + 40 }),
    code: 'vendor-fault',
    requests: 4,
    ends: 'offline',
    reads: /fault of its own/,
    only: ['openai', 'local'],
  },
  {
    name: 'cut at its length, twice',
    script: times(2, text(answer.slice(0, -5), { ending: 'length' })),
    code: 'cut-at-length',
    requests: 2,
    ends: 'kept',
    reads: /limit of an answer’s length.*saved/,
  },
  {
    name: 'cut at its length, then with more room',
    script: [text(answer.slice(0, -5), { ending: 'length' }), text(answer)],
    code: 'cut-at-length',
    requests: 2,
    ends: 'by the model',
  },
  {
    name: 'declined, twice',
    script: times(2, text('I cannot help with that.', { ending: 'refusal' })),
    code: 'declined',
    requests: 2,
    ends: 'offline',
    reads: /declined to write this/,
  },
  {
    name: 'silence within the stream',
    script: times(9, { kind: 'hang', text: answer, after: opening.length + 30 }),
    code: 'silent',
    requests: 3,
    ends: 'offline',
    reads: /stopped answering/,
  },
  {
    name: 'silence from the beginning',
    script: times(9, { kind: 'stall' }),
    code: 'silent',
    requests: 3,
    ends: 'offline',
    reads: /stopped answering/,
  },
]
