import type { Inline } from '#shared/content/blocks.ts'
import { blockInlines } from '#shared/content/plain-text.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import type { Content } from '#shared/content/content.ts'
import { findTargets } from '#server/render/find-targets.ts'

export type Bookmarks = {
  /** The name of the bookmark for a section, block or fact that a link may refer to. */
  find(target: string): string | undefined
  /** The whole text inside the bookmark of that name. */
  wordsAt(name: string): string | undefined
  /** The ids to print after a text. */
  citesAfter(inline: Inline): string[]
  /** Wraps the XML in the bookmark of a place, the first time only, and only if anything links to it. */
  mark(place: string, xml: string): string
  /** A bookmark with a given name. */
  wrap(name: string, xml: string): string
}

/** Bookmarks for the places that the content both contains and links to or cites. */
export function createBookmarks(content: Content): Bookmarks {
  const targets = findTargets(content)
  const wanted = new Set(referencesOf(content).map((target) => targets.find(target)))
  let last = 0
  const wrap = (name: string, xml: string) => {
    const id = ++last
    return `<w:bookmarkStart w:id="${id}" w:name="${name}"/>${xml}<w:bookmarkEnd w:id="${id}"/>`
  }
  return {
    find: (target) => targets.find(target) ?? undefined,
    wordsAt: (name) => targets.wordsAt(name) ?? undefined,
    citesAfter: targets.citesAfter,
    mark(place, xml) {
      const name = targets.factAt(place)
      return name !== null && wanted.has(name) ? wrap(name, xml) : xml
    },
    wrap,
  }
}

function referencesOf(content: Content): string[] {
  const inlines = [...walkBlocks(content.sections)].flatMap(({ block }) => blockInlines(block))
  return inlines.flatMap(({ text, link, cites }) => [...(link?.startsWith('#') ? [link.slice(1), text] : []), ...(cites ?? [])])
}
