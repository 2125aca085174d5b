import { expect, test } from 'vitest'
import type { Statement } from '../editing.ts'
import { changedFields } from './changed-fields.ts'

const open: Statement = {
  id: 'ST-1',
  text: 'Claims shall be kept.',
  clause: '5.2',
  denies: false,
  earlier: false,
  answer: { state: 'open', components: [], source: { from: 'brief' } },
}
const { answer: _, ...asked } = open
const unanswered: Statement = { ...asked, id: 'ST-2', clause: '5.3' }
const set = (id: string, value: Record<string, string | string[]>) => ({ op: 'set' as const, id, field: 'answer', value })

test('each answer is told with what changes in it, its state with what it was', () => {
  expect(
    changedFields(
      [set('ST-1', { state: 'yes', owner: 'Ada' }), set('ST-2', { state: 'no', components: [], how: 'Never.' })],
      [open, unanswered],
    ),
  ).toEqual(['5.2: Answer Open → Yes, Owner', '5.3: Answer No, How'])
})
