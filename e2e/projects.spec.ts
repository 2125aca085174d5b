import { expect, expectInert, open, test } from './journey.ts'

const cards = [
  {
    name: 'Claims Lakehouse',
    client: 'Aldgate Mutual',
    status: 'In Progress',
    progress: 75,
    facts: ['Deadline31 March 2027', 'Team6 members', 'Budget£420K'],
  },
  {
    name: 'Contact Assistant',
    client: 'Wexmoor County Council',
    status: 'In Progress',
    progress: 45,
    facts: ['Deadline30 June 2027', 'Team4 members', 'Budget£210K'],
  },
  {
    name: 'Risk Model Review',
    client: 'Calder Bank',
    status: 'Completed',
    progress: 100,
    facts: ['Deadline30 September 2026', 'Team3 members', 'Budget£95K'],
  },
  {
    name: 'Audience Analytics',
    client: 'Brightwater Media',
    status: 'Planning',
    progress: 10,
    facts: ['Deadline17 December 2027', 'Team5 members', 'Budget£150K'],
  },
]

test('four cards say all that there is to a project', async ({ signedIn: page }) => {
  await open(page, 'Projects')
  const items = page.locator('main li')
  await expect(items).toHaveCount(4)
  for (const [index, { name, client, status, progress, facts }] of cards.entries()) {
    const card = items.nth(index)
    await expect(card.getByRole('heading', { level: 2 })).toHaveText(name)
    for (const words of [client, status, `${progress}%`]) await expect(card.getByText(words, { exact: true })).toBeVisible()
    await expect(card.locator('p').nth(1)).toHaveText(/^.{30,}\.$/)
    await expect(card.locator('dl > div')).toHaveText(facts)
    const bar = card.getByRole('progressbar', { name: 'Progress' })
    expect(await bar.evaluate(({ value, max }: HTMLProgressElement) => [value, max])).toEqual([progress, 100])
    await expect(bar).toHaveAccessibleDescription(name)
    const drawn = await card.locator('svg > rect').evaluate((rect) => {
      const [part, whole] = [rect.getBoundingClientRect().width, rect.parentElement!.getBoundingClientRect().width]
      return Math.round((part / whole) * 100)
    })
    expect(drawn).toBe(progress)
  }
})

test('the overview holds the four totals', async ({ signedIn: page }) => {
  await open(page, 'Projects')
  await expect(page.getByRole('region', { name: 'Project Overview' }).locator('dl > div')).toHaveText([
    'Completed8',
    'In Progress4',
    'Planning2',
    'Total Projects14',
  ])
})

test('New Project does nothing and says so', async ({ signedIn: page }) => {
  await open(page, 'Projects')
  await expectInert(page, 'New Project')
})
