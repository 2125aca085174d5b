import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '#shared/api/api.ts'
import { sampleProjects } from '#server/clients/sample-projects.ts'
import { answer } from '#web/testing/given-server.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { expectInert } from '#web/testing/seen.ts'
import { Projects } from './projects.tsx'

const factsIn = (list: ParentNode) => [...list.querySelectorAll('dl > div')].map((fact) => fact.textContent)

test('four cards say all that there is to a project', async () => {
  answer(api.samples.projects, { projects: sampleProjects })
  openScreen(<Projects />)
  await screen.findByRole('heading', { level: 2, name: 'Claims Lakehouse' })
  const cards = screen.getAllByRole('listitem').map((card) => {
    const bar = within(card).getByRole<HTMLProgressElement>('progressbar', { name: 'Progress' })
    const name = within(card).getByRole('heading', { level: 2 })
    expect(bar.getAttribute('aria-describedby')).toBe(name.id)
    const [client, description] = card.querySelectorAll('p')
    expect(description!.textContent).toMatch(/^.{30,}\.$/)
    expect([bar.value, bar.max]).toEqual([Number.parseInt(within(card).getByText(/%$/).textContent, 10), 100])
    expect(card.querySelector('svg > rect[width]:last-child')!.getAttribute('width')).toBe(`${bar.value}%`)
    return [name.textContent, client!.textContent, name.parentElement!.nextElementSibling!.textContent, bar.value, ...factsIn(card)]
  })
  expect(cards).toEqual([
    ['Claims Lakehouse', 'Aldgate Mutual', 'In Progress', 75, 'Deadline31 March 2027', 'Team6 members', 'Budget£420K'],
    ['Contact Assistant', 'Wexmoor County Council', 'In Progress', 45, 'Deadline30 June 2027', 'Team4 members', 'Budget£210K'],
    ['Risk Model Review', 'Calder Bank', 'Completed', 100, 'Deadline30 September 2026', 'Team3 members', 'Budget£95K'],
    ['Audience Analytics', 'Brightwater Media', 'Planning', 10, 'Deadline17 December 2027', 'Team5 members', 'Budget£150K'],
  ])
})

test('the overview holds the four totals, and New Project does nothing and says so', async () => {
  answer(api.samples.projects, { projects: [] })
  openScreen(<Projects />)
  const overview = await screen.findByRole('region', { name: 'Project Overview' })
  expect(factsIn(overview)).toEqual(['Completed8', 'In Progress4', 'Planning2', 'Total Projects14'])
  expectInert('New Project')
})
