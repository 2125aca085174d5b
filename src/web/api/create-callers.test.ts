import { expect, test } from 'vitest'
import { withSentence } from './create-callers.ts'

const answer = (status: number, body: object | string) => ({ status, text: typeof body === 'string' ? body : JSON.stringify(body) })

test('what went well, and what the server explains, passes as it is', () => {
  const fine = answer(200, { success: true })
  expect(withSentence(fine)).toBe(fine)
  const refused = answer(401, { success: false, error: 'Wrong password.' })
  expect(withSentence(refused)).toEqual(refused)
})

test('a failure without a sentence is given an empty one', () => {
  expect(JSON.parse(withSentence(answer(401, { success: false })).text)).toEqual({ success: false, error: '' })
})

test('success false is a failure whatever the status', () => {
  const { status, text } = withSentence(answer(200, { success: false, error: 'No.' }))
  expect([status, JSON.parse(text)]).toEqual([500, { success: false, error: 'No.' }])
})

test('an answer that is not JSON stays what it is, a lost connection', () => {
  const page = answer(502, '<html>')
  expect(withSentence(page)).toBe(page)
})
