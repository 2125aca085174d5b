import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTextBatches } from './batch-text.ts'

/** Sending takes as long as a slow database does, and keeps the order of its calls. */
function givenBatches() {
  const sent: string[] = []
  let last: Promise<unknown> = Promise.resolve()
  const send = (what: string, milliseconds: number) => {
    const done = last.then(() => pause(milliseconds)).then(() => void sent.push(what))
    last = done
    return done
  }
  return { sent, send, batches: createTextBatches((id, text) => send(`${id}: ${text}`, 20)) }
}

test('what is said between words stays between them, however long either takes', async () => {
  const { sent, send, batches } = givenBatches()
  batches.add('goals', 'Half')
  void batches.say(() => send('restarted', 60))
  void batches.say(() => send('waiting', 1))
  batches.add('goals', 'Whole.')
  await batches.flush()
  expect(sent).toEqual(['goals: Half', 'restarted', 'waiting', 'goals: Whole.'])
})

test('words that come together are sent together', async () => {
  const { sent, batches } = givenBatches()
  for (const word of ['One', ' two', ' three']) batches.add('goals', word)
  batches.add('scope', 'Other')
  await batches.flush()
  expect(sent).toEqual(['goals: One', 'goals:  two three', 'scope: Other'])
})
