import type { Place } from '#shared/api/comments.ts'
import { commentLimits } from '#shared/limits.ts'

type Words = { place: Place; quote: string }

const partOf = (node: Node | null) =>
  (node instanceof Element ? node : node?.parentElement)?.closest<HTMLElement>('[data-part]') ?? null

/** Returns the text nodes of a part without citation marks, which are not part of the content. */
function textsOf(part: Element): Text[] {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT, {
    acceptNode: (node) => (node.parentElement?.closest('sup') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT),
  })
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

const idOf = (element: Element | null | undefined) => element?.id.replace(/^content-/, '')

function placeOf(part: HTMLElement, start: number, end: number): Words | undefined {
  const section = idOf(part.closest('section[id^="content-"]'))
  const block = idOf(part.closest('[id^="content-"]'))
  const text = textsOf(part)
    .map(({ data }) => data)
    .join('')
  const quote = text.slice(start, end)
  // Spaces at either end are left out.
  const [from, to] = [start + quote.length - quote.trimStart().length, start + quote.trimEnd().length]
  if (!section || !block || from >= to) return undefined
  const last = Math.min(to, from + commentLimits.quote)
  return { place: { section, block, part: part.dataset['part']!, start: from, end: last }, quote: text.slice(from, last) }
}

/** Returns the selected text within one part: the first that the selection touches. */
export function wordsOfSelection(paper: HTMLElement, selection = getSelection()): Words | undefined {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  if (!paper.contains(range.commonAncestorContainer)) return undefined
  const part = [...paper.querySelectorAll<HTMLElement>('[data-part]')].find(
    (one) => range.intersectsNode(one) && touches(range, one),
  )
  if (!part) return undefined
  let [at, start, end] = [0, -1, -1]
  for (const text of textsOf(part)) {
    if (range.intersectsNode(text)) {
      const from = text === range.startContainer ? range.startOffset : 0
      const to = text === range.endContainer ? range.endOffset : text.length
      if (from < to) {
        if (start < 0) start = at + from
        end = at + to
      }
    }
    at += text.length
  }
  return start < 0 ? undefined : placeOf(part, start, end)
}

const touches = (range: Range, part: HTMLElement) =>
  textsOf(part).some((text) => {
    if (!range.intersectsNode(text)) return false
    const from = text === range.startContainer ? range.startOffset : 0
    const to = text === range.endContainer ? range.endOffset : text.length
    return from < to
  })

/** Returns the whole text of a part, if nothing is selected. */
export const wordsOfPart = (part: HTMLElement): Words | undefined => placeOf(part, 0, Number.MAX_SAFE_INTEGER)

const partsOf = (paper: HTMLElement) => [...paper.querySelectorAll<HTMLElement>('[data-part]')]

/** Finds the part to comment on without a selection: the focused one, otherwise the first in view. */
export function currentPart(paper: HTMLElement): HTMLElement | undefined {
  const focused = document.activeElement
  const own = focused && paper.contains(focused) ? (partOf(focused) ?? focused.querySelector<HTMLElement>('[data-part]')) : null
  return own ?? partsOf(paper).find((part) => part.getBoundingClientRect().top >= headerHeight)
}

/** Height in pixels of the bar above the page. */
const headerHeight = 56

export function findPart(paper: ParentNode, { block, part }: Pick<Place, 'block' | 'part'>): HTMLElement | undefined {
  const around = document.getElementById(`content-${block}`)
  if (!around || !paper.contains(around)) return undefined
  const own = around.matches('[data-part]') ? [around] : []
  return [...own, ...around.querySelectorAll<HTMLElement>('[data-part]')].find((one) => one.dataset['part'] === part)
}

/** Returns the next or previous part, for users who cannot select with a pointer. */
export function stepPart(paper: HTMLElement, place: Place, by: 1 | -1): HTMLElement | undefined {
  const parts = partsOf(paper)
  const at = parts.indexOf(findPart(paper, place)!)
  return parts[at + by]
}

/** Returns the range to highlight for a place; undefined if the page does not show it. */
export function rangeOf(paper: ParentNode, place: Place): Range | undefined {
  const part = findPart(paper, place)
  if (!part) return undefined
  const range = document.createRange()
  let at = 0
  let isBegun = false
  for (const text of textsOf(part)) {
    if (!isBegun && place.start < at + text.length) {
      range.setStart(text, place.start - at)
      isBegun = true
    }
    if (isBegun && place.end <= at + text.length) {
      range.setEnd(text, Math.max(0, place.end - at))
      return range
    }
    at += text.length
  }
  return undefined
}

/** The document on the page. */
export const findPaper = () => document.querySelector<HTMLElement>('#document article')

/** Returns the position of a place on the page; undefined if the page does not show it. */
export function orderOfPaper(): (place: Place) => number | undefined {
  const paper = findPaper()
  const order = new Map((paper ? partsOf(paper) : []).map((part, index) => [part, index]))
  return (place) => {
    const part = paper && findPart(paper, place)
    return part ? order.get(part) : undefined
  }
}

/** Scrolls to a place and focuses it. */
export function showPlace(place: Place) {
  const paper = findPaper()
  const part = paper && findPart(paper, place)
  if (!part) return
  part.tabIndex = -1
  part.focus({ preventScroll: true })
  part.scrollIntoView({ block: 'center' })
  part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true })
}
