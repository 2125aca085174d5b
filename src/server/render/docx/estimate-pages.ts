import type { Item } from './flow.ts'
import { boxOf } from './layout/box.ts'
import { type Pages, paginate } from './layout/paginate.ts'
import { type Look, roomOn } from './look.ts'
import { type Section, stretchOf } from './sections.ts'

type PageOf = (bookmark: string) => number
type Draft = {
  /** The whole document, with these page numbers in its table of contents. */
  lay: (pageOf: PageOf) => readonly Section[]
  contents: (pageOf: PageOf) => readonly Item[]
}

/** Most page numbers have two digits; if others make the table of contents longer or shorter, everything is estimated again. */
const guess: PageOf = () => 10

/** The page of each place that the table of contents refers to. */
export function estimatePages({ lay, contents }: Draft, look: Look): Pages {
  const { width } = roomOn(look.page, false)
  const linesWith = (pageOf: PageOf) =>
    contents(pageOf).reduce((sum, item) => {
      const { box } = boxOf(item, width, look)
      return box.kind === 'paragraph' ? sum + box.lines : sum
    }, 0)
  const estimate = (pageOf: PageOf) => paginate(lay(pageOf).map((section) => stretchOf(section, look)))
  const first = estimate(guess)
  const known: PageOf = (bookmark) => first.places.get(bookmark) ?? 1
  return linesWith(guess) === linesWith(known) ? first : estimate(known)
}
