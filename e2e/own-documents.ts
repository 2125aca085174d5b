import type { Page } from '@playwright/test'

const lists = /\/api\/(v[23]\/)?documents$/

/**
 * The generators list the newest documents of all: other journeys write theirs at the same time, and would push this one's out. From
 * now on the page is shown those of this project alone.
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
