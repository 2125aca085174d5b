import { findTrees, ownText, type Tree } from '#server/open-xml/tree.ts'

const placeholder = /\{\{\s*[\w ]{1,40}?\s*\}\}/g

/** Word splits typed text over runs arbitrarily: each `{{name}}` is joined again, in the first of its runs. */
export function gatherPlaceholders(paragraph: Tree): void {
  const texts = findTrees(paragraph, 'w:t').filter((text) => text.children.every((child) => typeof child === 'string'))
  const whole = texts.map((text) => ownText(text)).join('')
  for (const { index, 0: found } of whole.matchAll(placeholder)) gather(texts, index, found)
}

function gather(texts: readonly Tree[], start: number, found: string) {
  const end = start + found.length
  let at = 0
  for (const text of texts) {
    const own = ownText(text)
    const [from, to] = [Math.max(0, start - at), Math.min(own.length, end - at)]
    at += own.length
    if (to <= from) continue
    const isFirst = at - own.length <= start
    text.children = [own.slice(0, from) + (isFirst ? found : '') + own.slice(to)]
  }
}
