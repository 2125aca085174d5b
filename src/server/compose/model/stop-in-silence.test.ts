import { EventEmitter, once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, expect, test } from 'vitest'
import { givenVendor } from '#server/testing/vendors/given-vendor.ts'
import { givenVendorWires } from '#server/testing/vendors/given-wires.ts'
import { askModel } from './ask-model.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
async function collectRepeatedly() {
  for (let time = 0; time < 4; time += 1) {
    collectGarbage()
    await pause(20)
  }
}

const vendor = await givenVendor()
afterAll(() => vendor.close())

test.each(givenVendorWires(vendor.address))(
  '%s is left at a stop while it is silent, also after memory was collected',
  async (_, create) => {
    vendor.answerOtherwise(() => ({ kind: 'hang', text: 'Some words of an answer.', after: 20 }))
    const stop = new AbortController()
    const words = new EventEmitter()
    const heard = once(words, 'heard')
    const context = { signal: new AbortController().signal, stop: stop.signal, onEvent: () => words.emit('heard') }
    const request = {
      purpose: 'words',
      material: ['A brief.'],
      instruction: 'Write.',
      mode: 'plain',
      mostOutputTokens: 5_000,
    } as const
    const answer = askModel(create(), { ...request, material: [...request.material] }, { context })
    await heard
    await collectRepeatedly()
    stop.abort()
    await expect(answer).resolves.toMatchObject({ outcome: 'failed', failure: { code: 'stopped' } })
  },
)

test.each(givenVendorWires(vendor.address))(
  'a test of %s ends when it is given up, also after memory was collected',
  async (_, create) => {
    const asked = vendor.tested.length
    vendor.script.push({ kind: 'hang', text: '{"id":"model-1"', after: 5 })
    const given = new AbortController()
    const tested = create().test(given.signal)
    await expect.poll(() => vendor.tested.length).toBeGreaterThan(asked)
    await collectRepeatedly()
    given.abort()
    await expect(tested).resolves.toMatchObject({ status: 'failed' })
  },
)
