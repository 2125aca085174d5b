import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '#shared/api/api.ts'
import type { BegunGeneration } from '#shared/api/documents-v3.ts'
import { queryClient } from '#web/api/query-client.ts'
import { idOf } from '#web/testing/given-generators.ts'
import { answer, sentTo } from '#web/testing/given-server.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { press } from '#web/testing/seen.ts'
import { WaitingList } from './waiting-list.tsx'

const keyOf = (project: string) => `waiting-${project.toLowerCase().replaceAll(' ', '-')}`
const begun = (state: BegunGeneration['state'], project: string): BegunGeneration => ({
  key: keyOf(project),
  type: 'High-Level Design',
  client: 'Aldgate Mutual',
  project,
  state,
  startedAt: '2026-11-01T10:00:00.000Z',
  error: state === 'failed' ? 'The vendor does not answer.' : null,
  document:
    state === 'finished'
      ? {
          id: idOf(1),
          version: '1.0.0',
          webViewLink: '/documents/1',
        }
      : null,
})
/** The server's list is asked for again every few seconds while work runs. */
async function answerWith(...generations: BegunGeneration[]) {
  answer(api.documentsV3.generations, { generations })
  await queryClient.invalidateQueries({ queryKey: ['generations'] })
}
const waitForThem = (...projects: string[]) => localStorage.setItem('own:waiting', JSON.stringify(projects.map(keyOf)))
const sum = (words: string) => screen.findByRole('button', { name: `Documents being written: ${words}` })

test('whoever waits for nothing asks for nothing', () => {
  openScreen(<WaitingList />)
  expect(sentTo()).toEqual([])
  expect(screen.queryByRole('button')).toBeNull()
})

test('what runs is listed, its end is said, and it is dismissed', async () => {
  waitForThem('Slow one')
  await answerWith(begun('running', 'Slow one'), begun('failed', 'Not of this browser'))
  const { user } = openScreen(<WaitingList />)
  ;(await sum('1 running')).focus()
  await user.keyboard('{Enter}')
  const list = await screen.findByRole('region', { name: 'Documents being written' })
  const rows = await within(list).findAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Slow oneHigh-Level Design, Aldgate MutualBeing written'])
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('region', { name: 'Documents being written' })).toBeNull()
  expect(document.activeElement).toBe(await sum('1 running'))

  await answerWith(begun('finished', 'Slow one'))
  const told = await screen.findByText('Documents being written: 1 finished', {
    selector: '[aria-live=polite] *, [aria-live=polite]',
  })
  expect(told).toBeTruthy()
  await user.click(await sum('1 finished'))
  expect((await screen.findByRole('link', { name: 'Open 1.0.0 of Slow one' })).getAttribute('href')).toBe('/documents/1')
  await press(user, 'Dismiss Slow one')
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
})

test('what failed says why, and is waited for until it is dismissed', async () => {
  waitForThem('Left alone')
  await answerWith(begun('failed', 'Left alone'))
  const { user } = openScreen(<WaitingList />)
  await user.click(await sum('1 failed'))
  expect(await screen.findByText('The vendor does not answer.')).toBeTruthy()
  expect(localStorage.getItem('own:waiting')).toContain('left-alone')
})
