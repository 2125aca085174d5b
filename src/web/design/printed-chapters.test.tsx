import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { DesignFacts } from '#shared/api/design.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import type { DesignEditing } from './editing.ts'
import { PrintedChapters } from './printed-chapters.tsx'

const chapters = [
  { id: 'hld/risks', heading: 'Risks' },
  { id: 'hld/cost', heading: 'Effort and cost' },
]

test('a chapter without a tick is left out, beside those that are, and a tick brings it back', async () => {
  const change = vi.fn<DesignEditing['change']>()
  const facts = { leftOut: ['hld/risks', 'lld/tests'] } as DesignFacts
  const { user } = openScreen(
    <PrintedChapters editing={{ chapters, facts, isReadOnly: false, change } as unknown as DesignEditing} />,
  )
  const isTicked = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked
  expect([isTicked('Risks'), isTicked('Effort and cost')]).toEqual([false, true])
  await user.click(screen.getByRole('checkbox', { name: 'Effort and cost' }))
  await user.click(screen.getByRole('checkbox', { name: 'Risks' }))
  expect(change.mock.calls).toEqual([
    [{ op: 'set', id: 'leftOut', field: 'chapters', value: ['hld/risks', 'lld/tests', 'hld/cost'] }],
    [{ op: 'set', id: 'leftOut', field: 'chapters', value: ['lld/tests'] }],
  ])
})
