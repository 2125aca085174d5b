import { blockInlines, plainText } from '#shared/content/plain-text.ts'
import { walkBlocks, walkSections } from '#shared/content/walk-blocks.ts'
import type { Block, Cell } from '#shared/content/blocks.ts'
import type { Content } from '#shared/content/content.ts'
import { element } from '#server/render/open-xml/xml.ts'

export type Bookmarks = {
  /** The name of the bookmark for a section, block or fact that a link may lead to. */
  find(target: string): string | undefined
  /** Puts the target's bookmark round the XML, the first time, if anything leads there. */
  mark(target: string, xml: string): string
  /** A bookmark of its own name. */
  wrap(name: string, xml: string): string
}

/** Bookmarks for what the content links to or cites and also holds. */
export function createBookmarks(content: Content): Bookmarks {
  const held = new Set(targetsOf(content))
  const wanted = [...new Set(referencesOf(content))].filter((target) => held.has(target))
  const names = new Map(wanted.map((target, index) => [target, `ref_${index + 1}`]))
  const marked = new Set<string>()
  let last = 0
  const wrap = (name: string, xml: string) => {
    const id = ++last
    return element('w:bookmarkStart', { 'w:id': id, 'w:name': name }) + xml + element('w:bookmarkEnd', { 'w:id': id })
  }
  return {
    find: (target) => names.get(target),
    mark(target, xml) {
      const name = names.get(target)
      if (!name || marked.has(target)) return xml
      marked.add(target)
      return wrap(name, xml)
    },
    wrap,
  }
}

function referencesOf(content: Content): string[] {
  const inlines = [...walkBlocks(content.sections)].flatMap(({ block }) => blockInlines(block))
  return inlines.flatMap(({ link, cites }) => [...(link?.startsWith('#') ? [link.slice(1)] : []), ...(cites ?? [])])
}

function targetsOf(content: Content): string[] {
  const sections = [...walkSections(content.sections)].map(({ section }) => section.id)
  const blocks = [...walkBlocks(content.sections)].flatMap(({ block }) => [block.id, ...factsOf(block)])
  return [...sections, ...blocks].filter((target) => target !== '')
}

/** A table that lists facts has their ids in its first column. */
const factsOf = (block: Block) => (block.type === 'table' ? block.rows.map(([first]) => factOf(first)) : [])

export function factOf(cell: Cell | undefined): string {
  return Array.isArray(cell) ? plainText(cell).trim() : String(cell ?? '').trim()
}
