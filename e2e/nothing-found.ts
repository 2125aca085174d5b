import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { expect, sideways } from './journey.ts'

type Part = { include: string[][]; exclude?: string[][] }
type Rules = { resultTypes: 'violations'[]; selectors: boolean; elementRef: boolean; runOnly?: string[] }

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What is told of rules that hold takes most of the time, and is not looked at. */
const options: Rules = { resultTypes: ['violations'], selectors: false, elementRef: false }

const whole = { include: [['html']] }

/** Only colours differ between the themes: the other one is checked for contrast alone, and left again. */
export async function expectNothingFound(page: Page) {
  await expectNothingFoundInThisTheme(page)
  await expectContrastInOtherTheme(page)
}

async function expectNothingFoundInThisTheme(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  expect(await find(page, whole, options)).toEqual([])
}

async function expectContrastInOtherTheme(page: Page) {
  const theme = await page.evaluate(() => document.documentElement.dataset['theme'])
  // Without transitions the colours of the other theme are there at once; to finish each transition takes longer than to look.
  const show = (chosen: string | undefined) =>
    page.evaluate(async (name) => {
      const still = new CSSStyleSheet()
      still.replaceSync('*, *::before, *::after, *::backdrop { transition: none !important }')
      document.adoptedStyleSheets.push(still)
      document.documentElement.dataset['theme'] = name ?? 'dark'
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
    }, chosen)
  await show(theme === 'light' ? 'dark' : 'light')
  // The browser gives chapters out of sight no colours of another theme until they are scrolled to.
  const coloured = { ...whole, exclude: [['[class*=content-visibility]']] }
  const contrast: Rules = { ...options, runOnly: ['color-contrast'] }
  expect(await find(page, coloured, contrast), 'in the other theme').toEqual([])
  await show(theme)
}

/** One loading of a page is looked at however wide it is shown; nothing may scroll sideways either. A colour of the other theme is the same at each width. */
export async function expectNothingFoundAt(page: Page, widths: number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => sideways(page), `at ${width} px`).toBe(0)
    await expectNothingFoundInThisTheme(page)
  }
  await expectContrastInOtherTheme(page)
}

const find = (page: Page, part: Part, rules: Rules) =>
  page.evaluate(
    async ([where, how]) => {
      const { violations } = await window.axe.run(where, how)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    [part, rules] as const,
  )

declare global {
  interface Window {
    axe: typeof import('axe-core')
  }
}
