import type { Page } from '@playwright/test'

/** Imitates the server's responses for a library with many rows. */
export async function givenMany(page: Page, total: number) {
  const asked: number[] = []
  await page.route('**/api/library?*', async (route) => {
    const { searchParams } = new URL(route.request().url())
    const [from, limit] = [Number(searchParams.get('from') ?? 0), Number(searchParams.get('limit'))]
    asked.push(from)
    const facts = {
      budget: null,
      currency: null,
      weeks: null,
      starts: null,
      ends: null,
      requirements: 1,
      questions: 2,
      assumptions: 0,
    }
    const rows = Array.from({ length: Math.max(0, Math.min(limit, total - from)) }, (_, at) => {
      const id = `00000000-0000-4000-8000-${String(from + at).padStart(12, '0')}`
      const names = {
        name: `Number ${from + at}`,
        title: `Number ${from + at}`,
        type: 'hld',
        client: 'calder',
        clientName: 'Calder Bank',
        project: 'Many',
      }
      const version = { version: '1.0.0', approved: false, author: 'Demo', createdAt: '2026-11-01T10:00:00.000Z', archivedAt: null }
      return { id, versionId: id, ...names, ...version, webViewLink: `/documents/${id}`, marks: 0, facts, nameMarks: [], hit: null }
    })
    const isFirst = searchParams.get('counts') !== 'false'
    const facets = { client: [], type: [], state: [], marks: [], who: [] }
    await route.fulfill({
      json: { rows, asOf: 1, total: isFirst ? total : null, isMore: false, facets: isFirst ? facets : null, without: [] },
    })
  })
  return asked
}
