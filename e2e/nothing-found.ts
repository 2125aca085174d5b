import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Only colours differ between the themes: the other one is checked for contrast alone, and left again. */
export async function expectNothingFound(page: Page) {
  expect(await find(new AxeBuilder({ page }))).toEqual([])
  const theme = await page.evaluate(() => document.documentElement.dataset['theme'])
  const show = (chosen: string | undefined) =>
    page.evaluate(async (name) => {
      document.documentElement.dataset['theme'] = name ?? 'dark'
      // Transitions take a frame, however short they are.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    }, chosen)
  await show(theme === 'light' ? 'dark' : 'light')
  // The browser gives chapters out of sight no colours of another theme until they are scrolled to.
  const contrast = new AxeBuilder({ page }).withRules('color-contrast').exclude('[class*=content-visibility]')
  expect(await find(contrast), 'in the other theme').toEqual([])
  await show(theme)
}

async function find(builder: AxeBuilder) {
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
