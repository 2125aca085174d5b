import type { Page, Route } from '@playwright/test'

/** Lets the server work, but keeps its answer from the page until it is released. */
export async function holdAnswer(page: Page, url: string) {
  let release = (_action: (route: Route) => Promise<void>) => {}
  const released = new Promise<(route: Route) => Promise<void>>((resolve) => (release = resolve))
  await page.route(url, async (route) => {
    // A busy machine may need more than the 30 s after which it would be given up.
    const response = await route.fetch({ timeout: 0 })
    const action = await released
    await (action === deliver ? route.fulfill({ response }) : action(route))
  })
  return (action: (route: Route) => Promise<void>) => release(action)
}
export const deliver = (route: Route) => route.continue()
export const lose = (route: Route) => route.abort('connectionreset')
