import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen } from '#web/testing/open-screen.tsx'
import { textsOf } from '#web/testing/seen.ts'
import { Overview } from './overview.tsx'

test('the sample overview has four figures with their changes, four activities and the place of the revenue chart', () => {
  openScreen(<Overview />)
  const figures = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
  expect(figures).toEqual([
    'Active Projects12Change: +2',
    'Total Clients8Change: +1',
    'Documents47Change: +5',
    'AI Queries234Change: +18',
  ])
  const activities = within(screen.getByRole('region', { name: 'Recent Activity' })).getAllByRole('listitem')
  expect(activities.map(({ textContent }) => textContent)).toEqual([
    'High-Level Design approved for Aldgate Mutual2 hours ago',
    'Tessel Systems added to the portfolio5 hours ago',
    'Model review finished for Calder Bank1 day ago',
    'Discovery begun with Brightwater Media2 days ago',
  ])
  expect(screen.getByText(/Figures and activity are samples for now\.$/)).toBeTruthy()
  const revenue = within(screen.getByRole('region', { name: 'Revenue Overview' }))
  for (const words of ['Last 6 months', 'Revenue chart will be displayed here', 'Integration coming soon'])
    expect(revenue.getByText(words)).toBeTruthy()
})

test('the quick actions lead to their screens', () => {
  openScreen(<Overview />)
  const links = within(screen.getByRole('navigation', { name: 'Quick Actions' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Generate Document', '/dashboard/documents'],
    ['AI Assistant', '/dashboard/ai'],
    ['View Clients', '/dashboard/clients'],
    ['Manage Projects', '/dashboard/projects'],
  ])
})

test('whoever has no name is welcomed as a user, and a client sees no samples', () => {
  openScreen(<Overview />, { user: { displayName: '', client: 'calder' } })
  expect(textsOf('heading')).toContain('Welcome back, User')
  expect(screen.queryByRole('region', { name: 'Recent Activity' })).toBeNull()
})
