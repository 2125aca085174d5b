import type { Locator, Page } from '@playwright/test'

/** Counts a user's actions: each press, each choice and each filled field is one action; so is opening an address. */
export function countActions(page: Page) {
  let actions = 0
  const act =
    <Rest extends unknown[]>(does: (target: Locator, ...rest: Rest) => Promise<unknown>) =>
    async (target: Locator, ...rest: Rest) => {
      actions += 1
      await does(target, ...rest)
    }
  return {
    open: async (path: string) => {
      actions += 1
      await page.goto(path)
    },
    press: act((target) => target.click()),
    fill: act((target, words: string) => target.fill(words)),
    choose: act((target, value: string) => target.selectOption(value)),
    /** A key, or a typed line. */
    type: async (words: string) => {
      actions += 1
      await (/^\w$|^Control\+|^[A-Z][a-z]+$/.test(words) ? page.keyboard.press(words) : page.keyboard.type(words))
    },
    /** Selects text in the document as a pointer would. */
    select: async (words: string) => {
      actions += 1
      await page.evaluate((wanted) => {
        const walker = document.createTreeWalker(document.querySelector('#document article')!, NodeFilter.SHOW_TEXT)
        while (walker.nextNode()) {
          const text = walker.currentNode as Text
          const at = text.data.indexOf(wanted)
          if (at === -1 || !text.parentElement!.closest('[data-part]')) continue
          text.parentElement!.scrollIntoView({ block: 'center' })
          return getSelection()!.setBaseAndExtent(text, at, text, at + wanted.length)
        }
        throw new Error(`Nothing says ${wanted}.`)
      }, words)
    },
    count: () => actions,
  }
}
