import type { Page } from '@playwright/test'
import { fillBrief, generate, shortBrief } from './brief.ts'
import { answerDialog, expectAlert } from './enhanced.ts'
import { expect, sideways, test } from './journey.ts'
import { openAccess } from './sending.ts'
import { showOwnAlone } from './own-documents.ts'

const email = `${'first.middle-and-last'.repeat(3)}@${'department'.repeat(5)}.example.org`
const user = { displayName: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2), email, client: null }
const projectName = `Zusammenhang${'slos'.repeat(46)}`

/** Elements whose text extends beyond the viewport, or beyond its container. */
const overruns = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((part) => [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .filter((part) => part.checkVisibility() && !part.closest('[class*=sr-only], svg, script, style, pre, select, title'))
      .filter((part) => {
        const range = document.createRange()
        range.selectNodeContents(part)
        const isCut = getComputedStyle(part).textOverflow === 'ellipsis'
        const scrolls = part.closest('[role=region][tabindex], .overflow-x-auto, .overflow-auto')
        return !isCut && !scrolls && Math.max(...[...range.getClientRects()].map(({ right }) => right), 0) > innerWidth + 1
      })
      .map((part) => part.outerHTML.slice(0, 200)),
  )

/** The element that extends furthest to the right, for the message of a failure. */
const furthest = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .map((part) => ({ right: part.getBoundingClientRect().right, part: part.outerHTML.slice(0, 200) }))
      .filter(({ right }) => right > innerWidth)
      .toSorted((one, other) => other.right - one.right)
      .slice(0, 4)
      .map(({ right, part }) => `${Math.round(right)} px: ${part}`)
      .join('\n'),
  )

async function expectWithin(page: Page) {
  expect.soft(await sideways(page), `${page.url()}\n${await furthest(page)}`).toBe(0)
  expect.soft(await overruns(page)).toEqual([])
}

test.use({ viewport: { width: 320, height: 720 } })

test('long addresses and names stay within 320 px, wherever they stand', async ({ generator: page }) => {
  await page.route('**/api/auth/check', (route) => route.fulfill({ json: { authenticated: true, user } }))
  await showOwnAlone(page, projectName)
  await fillBrief(page, { ...shortBrief, projectName }, 'JSON')
  await expectWithin(page)
  await generate(page)
  await expect(page.getByText('Document generated successfully!')).toBeVisible()
  await expectWithin(page)

  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog').getByText(email)).toBeVisible()
  await expect(page.getByRole('dialog').getByText(email)).toHaveAttribute('title', email)
  await expectWithin(page)

  await page.goto('/dashboard/documents-old')
  await page.getByRole('button', { name: /^History of Zusammenhang/ }).click()
  await expect(page.getByRole('region', { name: 'Versions' })).toBeVisible()
  await expectWithin(page)
  await page.getByRole('button', { name: 'Approve version 1.0.0' }).click()
  await answerDialog(page, 'Approve version 1.0.0?', 'Approve')
  await expectAlert(page, 'Version approved successfully')
  await page.getByRole('button', { name: /^Share Zusammenhang/ }).click()
  await page.getByRole('dialog').getByLabel('Email address to share with').fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toContainText(email)
  await expectWithin(page)
  await page.getByRole('button', { name: 'Read-only' }).click()
  await expect(page.getByRole('alertdialog', { name: `Document shared with ${email}` })).toBeVisible()
  await expectWithin(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Outbox' }).getByText(email, { exact: true }).first()).toBeVisible()
  await page.getByText('Show the text').first().click()
  await expectWithin(page)

  await page.goto('/dashboard/documents-simple')
  await expect(page.getByRole('link', { name: projectName })).toBeVisible()
  await expectWithin(page)
  await page.getByRole('link', { name: projectName }).click()
  await openAccess(page)
  await expect(page.getByRole('list', { name: 'Shared with' })).toContainText(email)
  await expectWithin(page)
})
