import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { KeysList } from '#web/screens/printed-document/keys-list.tsx'
import { openScreen } from '#web/testing/open-screen.tsx'
import { setPageKeys, useKey } from './page-keys.ts'

afterEach(() => setPageKeys(true))

const run = vi.fn()
function Page() {
  useKey('e', 'Edit', run)
  return (
    <>
      <KeysList />
      <textarea aria-label="Text" />
    </>
  )
}

test('a single key is heard, but not where somebody types, and no more once the keys are off', async () => {
  const { user } = openScreen(<Page />)
  await user.keyboard('e')
  expect(run).toHaveBeenCalledTimes(1)
  await user.type(screen.getByLabelText('Text'), 'e')
  await user.keyboard('{Control>}e{/Control}')
  expect(run).toHaveBeenCalledTimes(1)
  await user.click(screen.getByText('Keyboard shortcuts'))
  await user.click(screen.getByRole('switch', { name: 'Single keys' }))
  screen.getByText('Keyboard shortcuts').focus()
  await user.keyboard('e')
  expect(run).toHaveBeenCalledTimes(1)
  expect(JSON.parse(localStorage.getItem('page-keys-off')!)).toBe(true)
})
