import type { Flowing, Placed } from '../flow.ts'
import { slideRegions } from '../slide-regions.ts'

/** The items of one slide below its title, each with its height; `isBody` fills the layout's text placeholder. */
export type Page = {
  parts: { placed: Placed; top: number; isBody: boolean }[]
  /** Points, before items that can grow do so. */
  needed: number
  notes: string[]
  places: string[]
}

const emptyPage = (): Page => ({ parts: [], needed: 0, notes: [], places: [] })

/** Items one below the other, on as many pages as they need. */
export function arrange(flowing: readonly Flowing[]): Page[] {
  const pages = [emptyPage()]
  const open = () => pages.push(emptyPage())
  for (const item of flowing) {
    pages.at(-1)!.notes.push(...(item.notes ?? []))
    if (item.breaks && pages.at(-1)!.needed > 0) open()
    let rest: Flowing | undefined = item.notes || item.breaks ? undefined : item
    while (rest) {
      const page = pages.at(-1)!
      const gap: number = page.needed === 0 ? 0 : rest.gap
      const portion = rest.take(slideRegions.body.height - page.needed - gap, page.needed === 0)
      if (!portion.placed) {
        // Every item begins on an empty page, so this loop ends.
        open()
        continue
      }
      const { placed } = portion
      const isBody = Boolean(placed.isWords) && page.parts.length === 0
      page.parts.push({ placed, top: page.needed + gap, isBody })
      page.needed += gap + placed.height
      page.places.push(...(portion.places ?? []))
      page.notes.push(...(portion.notes ?? []))
      rest = portion.rest
      if (rest) open()
    }
  }
  return pages.filter(isNeeded).map(fillOut)
}

/** A break at the end must not leave an empty page. */
const isNeeded = ({ parts, notes }: Page, index: number) => index === 0 || parts.length > 0 || notes.length > 0

/** Items that can grow share the rest of the page. */
function fillOut(page: Page): Page {
  const free = slideRegions.body.height - page.needed
  const growing = page.parts.filter(({ placed }) => placed.grow).length
  if (growing === 0 || free <= 0) return page
  let shift = 0
  const parts = page.parts.map(({ placed, top, isBody }) => {
    const grown = placed.grow?.(free / growing) ?? placed
    const moved = { placed: grown, top: top + shift, isBody }
    shift += grown.height - placed.height
    return moved
  })
  return { ...page, parts }
}
