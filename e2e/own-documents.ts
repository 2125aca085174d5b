import type { Page } from '@playwright/test'

const lists = /\/api\/(v[23]\/)?documents$/

/**
 * The generators list only the newest documents, and other journeys generate theirs at the same time. From now on the page gets only
 * documents of this project.
 */
export async function showOwnAlone(page: Page, project: string) {
  await page.route(lists, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const answer = await route.fetch()
    const list = (await answer.json()) as { documents: object[] }
    const documents = list.documents.filter((document) => JSON.stringify(document).includes(project))
    return route.fulfill({ response: answer, json: { ...list, documents } })
  })
}
