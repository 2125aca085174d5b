import { type Item, itemXml, paragraph, plainWords, type Table } from '#server/render/docx/flow.ts'
import { roomOn } from '#server/render/docx/look.ts'
import { titlePage } from '#server/render/docx/title-page.ts'
import { documentPath } from '#server/render/docx/writer.ts'
import type { Edition } from '#server/render/renderer.ts'
import { fillByStyle, fillPlaceholders, valuesOf } from './fill-placeholders.ts'
import type { Place } from './place-trees.ts'
import { contentsMark, type Template } from './template.ts'
import type { TemplateLook } from './template-look.ts'
import { findChild, findTrees, sectionOf, textOf, type Tree } from '#server/open-xml/tree.ts'

export type Arrange = (contents: readonly Item[], body: readonly Item[]) => Item[]

/** Blocks of the template, unchanged, on the given number of pages. */
const raw = (xml: string, pages: number, height: number): Item & Table => ({
  kind: 'table',
  xml,
  box: {
    kind: 'table',
    header: 0,
    rows: Array.from({ length: pages }, () => ({ height, least: height, isWhole: true, keepNext: false })),
  },
})

/** Puts cover, contents and text in the template's order. */
export function arrangeInTemplate(
  template: Template,
  { edition, look, place }: { edition: Edition; look: TemplateLook; place: Place },
): Arrange {
  const { front, saysTitle } = fillFront(template, edition, look)
  const { width: _, height } = roomOn(look.page, false)
  const cut = front.findIndex(({ name }) => name === contentsMark)
  const [before, after] = cut < 0 ? [front, []] : [front.slice(0, cut), front.slice(cut + 1)]
  const write = (blocks: readonly Tree[]) =>
    blocks.length === 0 ? [] : [raw(place(blocks, documentPath), pagesOf(blocks), height)]
  const [opening, following, closing] = [before, after, fillPlaceholders(template.back, valuesOf(edition))].map(write) as [
    Item[],
    Item[],
    Item[],
  ]
  const title = saysTitle ? [] : titlePage(edition, look)
  const contentsEnd = template.contentsSection ? [sectionEnd(place([template.contentsSection], documentPath), look)] : []
  return (contents, body) => [
    ...opening,
    ...title,
    ...(cut < 0 ? onNewPage(contents, template, look) : withoutTitle(contents)),
    ...contentsEnd,
    ...following,
    ...body,
    ...closing,
  ]
}

/** The number of pages that blocks begin: one for each section or page break except the last. */
function pagesOf(blocks: readonly Tree[]): number {
  const breaks = blocks.map((block) => {
    const pages = findTrees(block, 'w:br').filter(({ attributes }) => attributes['w:type'] === 'page').length
    return pages + findTrees(block, 'w:pageBreakBefore').length + (sectionOf(block) ? 1 : 0)
  })
  const last = blocks.at(-1)
  const all = breaks.reduce((sum, count) => sum + count, 0)
  return Math.max(1, all + (last && sectionOf(last) ? 0 : 1))
}

/** The difference between page count and printed page number, if the template numbers the pages of the text separately. */
export function pagesUncounted({ section, front, contentsSection }: Template, firstOfText: number): number {
  const start = findChild(section ?? undefined, 'w:pgNumType')?.attributes['w:start']
  if (start === undefined) return 0
  const mark = front.findIndex(({ name }) => name === contentsMark)
  const isApart = contentsSection !== null || (mark >= 0 && front.slice(mark).some((block) => sectionOf(block)))
  const first = isApart ? firstOfText : front.some((block) => sectionOf(block)) ? pagesOf(front) + 1 : 1
  return first - Number(start)
}

function sectionEnd(section: string, look: TemplateLook): Item {
  const end = paragraph('SectionEnd', { xml: '', pieces: [] }, { section })
  return { kind: 'table', xml: itemXml(end, look), box: { kind: 'table', header: 0, rows: [] } }
}

function fillFront(template: Template, edition: Edition, look: TemplateLook) {
  const { title, subtitle } = edition.content
  const saidIn = (trees: readonly Tree[], name: string) =>
    trees.some((tree) => new RegExp(`\\{\\{\\s*${name}\\s*\\}\\}`, 'i').test(textOf(tree)))
  const front = structuredClone(template.front)
  const hasTitle = saidIn(front, 'title') || fillByStyle(front, look.roles['Title'], title)
  if (!saidIn(front, 'sub(title|ject)')) fillByStyle(front, look.roles['Subtitle'], subtitle)
  const filled = fillPlaceholders(front, valuesOf(edition))
  return { front: filled, saysTitle: hasTitle || filled.some((tree) => textOf(tree).includes(title)) }
}

/** The contents begin a page, under the template's heading for them. */
function onNewPage(contents: readonly Item[], { contentsTitle }: Template, look: TemplateLook): Item[] {
  return contents.map((item) => {
    if (item.kind !== 'paragraph' || item.style !== 'TOCHeading') return item
    const words = contentsTitle === null ? item.words : plainWords(contentsTitle, item.style, look)
    return { ...item, words, choice: { ...item.choice, breakBefore: true } }
  })
}

/** If the template has a place for the contents, it already has a heading there. */
function withoutTitle(contents: readonly Item[]): Item[] {
  const [title, first, ...others] = contents
  if (title?.kind !== 'paragraph' || title.style !== 'TOCHeading' || !first) return [...contents]
  return [{ ...first, prefix: (title.prefix ?? '') + (first.prefix ?? '') }, ...others]
}
