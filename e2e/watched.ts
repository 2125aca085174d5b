import type { Page } from '@playwright/test'
import { fillBrief, generate, shortBrief } from './brief.ts'

// The server of these journeys uses an emulated provider, which waits while they look; see src/server/testing/serve-vendor.ts for where it
// waits and which faults occur.

const briefNamed = (projectName: string) => ({ ...shortBrief, projectName })
export const progressOf = (page: Page) => page.getByRole('region', { name: 'Generating' })
export const chapterIn = (page: Page, text: string) => progressOf(page).getByRole('list', { name: 'Chapters' }).getByText(text)
export const wordsOn = (page: Page) => progressOf(page).getByRole('region', { name: 'Being written' })
export const resultOf = (page: Page, name: string) =>
  page.getByRole('region', { name }).filter({ has: page.getByText('Written by') })

/** A unique name for each attempt, because a fault occurs only once for each project. */
export const named = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`

export async function begin(page: Page, name: string) {
  const brief = briefNamed(named(name))
  await fillBrief(page, brief, 'JSON')
  await generate(page)
  return brief
}

/** The provider waits in the middle of the first chapter and of the second. */
export async function goOn({ projectName }: { projectName: string }, times = 1) {
  for (let time = 0; time < times; time += 1)
    await fetch(`http://127.0.0.1:${process.env['VENDOR_PORT']}/go-on/${encodeURIComponent(projectName)}`)
}

/** Records labels of pictures and announcements from now on, however short. */
export const gatherSaid = (page: Page) =>
  page.evaluate(() => {
    const said = new Set<string>()
    Object.assign(globalThis, { said })
    const look = () => {
      for (const picture of document.querySelectorAll('[role=img][aria-label]')) said.add(picture.getAttribute('aria-label')!)
      for (const line of document.querySelectorAll('output, p, li')) said.add(line.textContent)
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  })
export const saidOn = (page: Page) => page.evaluate(() => [...(globalThis as unknown as { said: Set<string> }).said])
