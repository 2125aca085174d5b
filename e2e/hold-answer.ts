import type { Page, Route } from '@playwright/test'

/** Lets the server work, but delays its response to the page until it is released. */
export async function holdAnswer(page: Page, url: string) {
  let release = (_action: (route: Route) => Promise<void>) => {}
  const released = new Promise<(route: Route) => Promise<void>>((resolve) => (release = resolve))
  await page.route(url, async (route) => {
    // A busy machine may need more than the default timeout of 30 s.
    const response = await route.fetch({ timeout: 0 })
    const action = await released
    await (action === deliver ? route.fulfill({ response }) : action(route))
  })
  return (action: (route: Route) => Promise<void>) => release(action)
}
export const deliver = (route: Route) => route.continue()
export const lose = (route: Route) => route.abort('connectionreset')
