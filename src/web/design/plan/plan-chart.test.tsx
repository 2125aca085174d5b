import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { DesignFacts } from '#shared/api/design.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import type { DesignEditing } from '../editing.ts'
import { PlanChart } from './plan-chart.tsx'

const build = { id: 'WS-1', name: 'Build', startWeek: 1, weeks: 4, dependsOn: [], deliverables: [] }
const inver = { ...build, id: 'WS-2', name: 'Inver', startWeek: 5, dependsOn: ['WS-1'] }
const start = { id: 'MS-1', source: { from: 'person' }, name: 'Start', week: 0, date: '2027-05-03', kind: 'start' }

function given({ isDated = true, isReadOnly = false, notBefore = undefined as string | undefined } = {}) {
  const change = vi.fn<DesignEditing['change']>()
  const later = notBefore === undefined ? inver : { ...inver, startWeek: 9, notBefore }
  const facts = { workstreams: [build, later], milestones: isDated ? [start] : [] } as unknown as DesignFacts
  const { user } = openScreen(<PlanChart editing={{ facts, isReadOnly, change } as unknown as DesignEditing} />)
  return { change, user }
}
const set = (field: string, value: unknown) => [{ op: 'set', id: 'WS-2', field, value }]
const bar = () => screen.getByRole('slider', { name: 'Start of Inver' })

test('a bar is moved to a later week with the arrow keys, which sets the day of that week', async () => {
  const { change, user } = given()
  bar().focus()
  await user.keyboard('{ArrowLeft}')
  expect(change).not.toHaveBeenCalled()
  await user.keyboard('{ArrowRight}')
  expect(change.mock.lastCall).toEqual(set('notBefore', '2027-06-07'))
})

test('a bar that is moved back to where the work before it ends waits for no day', async () => {
  const { change } = given({ notBefore: '2027-06-28' })
  expect(screen.getByText(/4 weeks, not before 28\/06\/2027/)).toBeTruthy()
  expect(bar().getAttribute('aria-valuetext')).toBe('Week 9, 28/06/2027')
  dragBy(-400)
  expect(change.mock.calls).toEqual([set('notBefore', null)])
})

test('a bar is dragged by whole weeks, and set once, when it is let go', async () => {
  const { change } = given({ notBefore: '2027-06-28' })
  dragBy(100)
  // Twelve weeks are 1200 pixels wide.
  expect(change.mock.calls).toEqual([set('notBefore', '2027-07-05')])
  dragBy(20)
  expect(change).toHaveBeenCalledOnce()
})

test('without a start of the plan a bar has no day to be moved to, and its weeks can still be set', async () => {
  const { change, user } = given({ isDated: false })
  expect(screen.queryByRole('slider', { name: 'Start of Inver' })).toBeNull()
  screen.getByRole('slider', { name: 'Weeks of Inver' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(change.mock.lastCall).toEqual(set('weeks', 5))
})

test('nothing can be moved in a plan that is only read', () => {
  given({ isReadOnly: true })
  expect(screen.queryAllByRole('slider')).toEqual([])
  expect(screen.getByText('4 weeks from week 5')).toBeTruthy()
})

function dragBy(pixels: number) {
  const handle = bar()
  vi.spyOn(handle.parentElement!, 'getBoundingClientRect').mockReturnValue({ left: 0, width: 1200 } as DOMRect)
  handle.setPointerCapture = vi.fn()
  fireEvent.pointerDown(handle, { pointerId: 1, clientX: 500 })
  fireEvent.pointerMove(handle, { pointerId: 1, clientX: 500 + pixels })
  fireEvent.pointerUp(handle, { pointerId: 1, clientX: 500 + pixels })
}
