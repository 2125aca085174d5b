import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { expect, sideways } from './journey.ts'

type Part = { include: string[][]; exclude?: string[][] }

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Passed checks are not reported, because that takes longer than the checks. */
const options = { resultTypes: ['violations'], selectors: false, elementRef: false }
const contrastAlone = { ...options, runOnly: ['color-contrast'] }
const withoutContrast = { ...options, rules: { 'color-contrast': { enabled: false } } }

/** Marks elements whose contrast must still be checked. */
const marker = 'data-check-contrast'
/** The browser does not give chapters out of view the colours of another theme until they are scrolled to. */
const outOfSight = '[class*=content-visibility]'

/** The themes differ only in colours, so the other one is checked only for contrast, and then left again. */
export async function expectNothingFound(page: Page) {
  await expectNothingFoundInThisTheme(page)
  await expectContrastInOtherTheme(page)
}

/** The colours of the other theme are the same at each width, so one check of them is enough. */
export async function expectNothingFoundInThisTheme(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  expect(await find(page, { include: [['html']] }, withoutContrast)).toEqual([])
  expect(await findLowContrast(page)).toEqual([])
}

/** Contrast takes four fifths of the time, so of elements with the same style and the same styles of ancestors only one is checked. */
async function findLowContrast(page: Page, exclude: string[][] = []) {
  const hasNew = await page.evaluate(markForContrast, marker)
  return hasNew ? find(page, { include: [[`[${marker}]`]], exclude }, contrastAlone) : []
}

/** Runs in the browser. */
function markForContrast(attribute: string) {
  const looks = (window.looksChecked ??= new Map<string, number>())
  const hasText = (element: Element) =>
    element.matches('input, textarea, select') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  const mark = (element: Element, within: number) => {
    element.removeAttribute(attribute)
    if (!element.checkVisibility({ visibilityProperty: true })) return
    const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } = getComputedStyle(element)
    const parts = [within, color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, hasText(element)]
    const look = parts.join()
    const isNew = !looks.has(look)
    if (isNew) looks.set(look, looks.size)
    if (isNew && hasText(element)) element.setAttribute(attribute, '')
    for (const child of element.children) mark(child, looks.get(look)!)
  }
  mark(document.documentElement, 0)
  return document.querySelector(`[${attribute}]`) !== null
}

async function expectContrastInOtherTheme(page: Page) {
  const theme = await page.evaluate(() => document.documentElement.dataset['theme'])
  // Without transitions the colours of the other theme apply at once; finishing each transition takes longer than the check.
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
  expect(await findLowContrast(page, [[outOfSight]]), 'in the other theme').toEqual([])
  await show(theme)
}

/**
 * Checks one load of a page on a laptop and on the smallest phone; it must not scroll horizontally either. The colours of the other theme
 * are the same at each width.
 */
export async function expectNothingFoundAtWidths(page: Page) {
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => sideways(page), `at ${width} px`).toBe(0)
    await expectNothingFoundInThisTheme(page)
  }
  await expectContrastInOtherTheme(page)
}

const find = (page: Page, part: Part, rules: object) =>
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
    /** Colours and font sizes for which an element was checked, with those of its ancestors. */
    looksChecked?: Map<string, number>
  }
}
