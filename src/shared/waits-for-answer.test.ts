import { expect, test } from 'vitest'
import { waitsForAnswer } from './waits-for-answer.ts'

const elements = [
  { id: 'EL-2', kind: 'container' },
  { id: 'EL-3', kind: 'store' },
  { id: 'EL-4', kind: 'person' },
  { id: 'EL-5', kind: 'queue' },
] as const
const waits = (to: string, technology?: string) => waitsForAnswer({ from: 'EL-2', to, technology }, elements)

test('a new connection waits for an answer, unless a person, a queue, a file or a message is one end or the way', () => {
  expect([waits('EL-3'), waits('EL-3', 'REST over HTTPS'), waits('EL-3', 'Profile API')]).toEqual([true, true, true])
  expect([waits('EL-4'), waits('EL-5')]).toEqual([false, false])
  expect(
    ['CSV', 'Nightly file', 'e-mail', 'Email', 'message queue', 'SFTP'].map((technology) => waits('EL-3', technology)),
  ).toEqual(Array.from({ length: 6 }, () => false))
})
