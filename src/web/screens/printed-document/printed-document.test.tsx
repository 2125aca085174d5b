import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '#shared/api/api.ts'
import { ComparisonScreen } from '#web/screens/comparison/comparison.tsx'
import { DesignScreen } from '#web/screens/design/design-screen.tsx'
import { refuse, sentTo } from '#web/testing/given-server.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { press } from '#web/testing/seen.ts'
import { PrintedDocument } from './printed-document.tsx'

const path = '/documents/:id'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test.each([
  [{ error: 'There is no document with this id.', code: 'not-found' }, 'There is no document with this id.'],
  [{ error: 'This document has no version 7.7.7.', code: 'not-found' }, 'This document has no version 7.7.7.'],
  [{ error: 'Invalid UUID', code: 'invalid-input' }, 'The address may be mistyped, or cut off at its end.'],
])('a document that is refused with %o is said not to be there: %s', async (refusal, sentence) => {
  refuse(api.sharing.printed, refusal, refusal.code === 'not-found' ? 404 : 400)
  openScreen(<PrintedDocument />, { path, at: '/documents/1?version=7.7.7' })
  await heading('This document does not exist here')
  expect(document.title).toMatch(/^This document does not exist/)
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to the dashboard' }).getAttribute('href')).toBe('/dashboard')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('a server that is away is another matter, and is asked again', async () => {
  refuse(api.sharing.printed)
  const { user } = openScreen(<PrintedDocument />, { path, at: '/documents/1' })
  await heading('This document cannot be shown now')
  const before = sentTo(api.sharing.printed).length
  refuse(api.sharing.printed, { error: 'There is no document with this id.', code: 'not-found' }, 404)
  await press(user, 'Try again')
  await heading('This document does not exist here')
  expect(sentTo(api.sharing.printed).length).toBeGreaterThan(before)
})

test('versions that cannot be compared say why', async () => {
  refuse(api.comparison.compare, { error: 'This document has no version 7.0.0.', code: 'not-found' }, 404)
  openScreen(<ComparisonScreen />, { path: `${path}/compare`, at: '/documents/1/compare?from=7.0.0' })
  await heading('These versions cannot be compared')
  expect(screen.getByText('This document has no version 7.0.0.')).toBeTruthy()
})

test('an account of the client is told that staff edit the design', async () => {
  refuse(api.design.get, { error: 'Staff edit the design.', code: 'not-allowed' }, 403)
  openScreen(<DesignScreen />, { path: `${path}/design`, at: '/documents/1/design', user: { client: 'aldgate' } })
  await heading('The design cannot be opened')
  expect(screen.getByText('Staff edit the design.')).toBeTruthy()
})
