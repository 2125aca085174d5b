import type { Page, Request } from '@playwright/test'
import { shortBrief } from './brief.ts'
import { expect, screens, test } from './journey.ts'
import { named } from './watched.ts'

/** Layout shift: the share of the viewport times the share of the distance; 0.1 is where users begin to notice. */
const mostShift = 0.03

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 800 },
]

/** A page, how far down it is scrolled, and what it shows last, if that takes several requests one after the other. */
type Seen = { path: string; place?: number; last?: string }

/** Delays every font until everything else has loaded, and returns how much the page shifts when the fonts arrive. */
async function shiftOfFonts(page: Page, { path, place = 0, last }: Seen, pending: Set<Request>) {
  let held = 0
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.woff2', async (route) => {
    held += 1
    await released
    await route.continue()
  })
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; sources?: { node?: Node }[] }
    const shifts: { value: number; of: string[] }[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        shifts.push({ value: entry.value, of: (entry.sources ?? []).map(({ node }) => node?.textContent?.slice(0, 60) ?? '') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  pending.clear()
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  if (last !== undefined) await expect(page.getByText(last).first()).toBeVisible()
  // After 100 ms a delayed font is replaced by another; by then lists and pictures have loaded too.
  await expectSettled(page, pending)
  await page.evaluate((top) => scrollTo(0, top), place)
  await expectSettled(page, pending)
  const before = await page.evaluate(() => (globalThis as unknown as { shifts: unknown[] }).shifts.length)
  expect(held).toBeGreaterThan(0)
  release()
  await page.evaluate(() => document.fonts.ready)
  await expectSettled(page, pending)
  const shifts = await page.evaluate(
    (from) => (globalThis as unknown as { shifts: { value: number; of: string[] }[] }).shifts.slice(from),
    before,
  )
  await page.unroute('**/*.woff2')
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), shifts }
}

/** Waits until all requests except for fonts have finished, and nothing has changed for half a second. */
async function expectSettled(page: Page, pending: Set<Request>) {
  const state = () =>
    page.evaluate(() => {
      const { shifts } = globalThis as unknown as { shifts: unknown[] }
      return [shifts.length, document.getElementsByTagName('*').length, document.body.innerText.length, scrollY].join()
    })
  let now = ''
  const isStill = async () => {
    const before = now
    now = await state()
    return pending.size === 0 && now === before
  }
  await expect.poll(isStill, { intervals: [0, 500] }).toBe(true)
}

/** The open requests of a page, without fonts, and without streams, which do not end. */
function listenForPending(page: Page) {
  const pending = new Set<Request>()
  page.on('request', (sent) => void (['font', 'eventsource'].includes(sent.resourceType()) || pending.add(sent)))
  page.on('requestfinished', (sent) => void pending.delete(sent))
  page.on('requestfailed', (sent) => void pending.delete(sent))
  return pending
}

async function expectStill(page: Page, seen: Seen) {
  const pending = listenForPending(page)
  for (const size of sizes) {
    await page.setViewportSize(size)
    const { sum, shifts } = await shiftOfFonts(page, seen, pending)
    expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(mostShift)
  }
}

test('no text jumps when its fonts arrive, before the sign-in', async ({ page }) => {
  for (const path of ['/', '/login']) await test.step(path, () => expectStill(page, { path }))
})

test('no text of the dashboard jumps when its fonts arrive', async ({ signedIn: page }) => {
  test.slow()
  for (const path of [...screens.map((screen) => screen.path), '/dashboard/documents-simple', '/dashboard/documents-old'])
    await test.step(path, () => expectStill(page, { path }))
})

test('no text of a document jumps when its fonts arrive', async ({ signedIn: page }) => {
  const { documentType, client, requirements } = shortBrief
  const data = { documentType, client, projectName: named('Set in three fonts'), requirements }
  const answer = await page.request.post('/api/documents/generate', { data })
  const { document } = (await answer.json()) as { document: { webViewLink: string } }
  for (const place of [0, 2500]) await expectStill(page, { path: document.webViewLink, place, last: 'Add a design' })
})
