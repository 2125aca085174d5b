import { statementsLink } from './statements.ts'
import type { Block, Cell, Inline, ListItem } from '#shared/content/blocks.ts'
import type { Section } from '#shared/content/content.ts'
import { walkBlocks, walkSections } from '#shared/content/walk-blocks.ts'
import type { DocumentTypeId } from '#shared/document-types.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Chapter, DocumentType, Words } from './document-type.ts'
import type { Body } from './make-blocks.ts'
import { type AnchorOf, viewSolution } from './solution-view.ts'

type Definition = Pick<DocumentType, 'describe'> & {
  id: DocumentTypeId
  chapters: Chapter[]
  home: AnchorOf
  /** Combines the text with the derived blocks of the chapter; a talk puts the text into its notes. */
  place?: (id: string, body: Body, prose: Inline[][]) => Block[]
}

/** Defines a document type by its chapters. */
export function defineType({ id: type, chapters, home, describe, place = wordsFirst }: Definition): DocumentType {
  const withFacts = (solution: Solution) => {
    const view = viewSolution(solution, home)
    return chapters.flatMap((chapter) => {
      const body = chapter.body(view)
      return body ? [{ chapter, body }] : []
    })
  }
  const standing = (solution: Solution) =>
    withFacts(solution).filter(({ chapter }) => !solution.leftOut?.includes(`${type}/${chapter.id}`))
  return {
    shownIn: (solution) =>
      standing(solution).flatMap(({ body }) => body.blocks.flatMap((block) => (block.type === 'table' ? [block] : []))),
    outline: chapters,
    // The first chapter is what the document is for.
    canLeaveOut: (solution) =>
      withFacts(solution).flatMap(({ chapter: { id, heading }, body }) =>
        id === chapters[0]?.id ? [] : [{ id: `${type}/${id}`, heading: body.heading ?? heading }],
      ),
    chaptersFor: (solution) => standing(solution).map(({ chapter }) => chapter),
    buildSections: (solution, words: Words) =>
      withoutLooseLinks(
        standing(solution).map(({ chapter: { id, heading }, body }) => ({
          id,
          heading: body.heading ?? heading,
          blocks: place(id, body, (words[id] ?? []).map(citedAtEnd)),
          sections: body.sections ?? [],
        })),
      ),
    describe,
  }
}

/** Key figures come before the text, everything else after it. */
function wordsFirst(id: string, { blocks }: Body, prose: Inline[][]): Block[] {
  const paragraphs = prose.map((text, index): Block => ({ id: `${id}-words-${index + 1}`, type: 'paragraph', text }))
  const figures = blocks.filter(({ type }) => type === 'figures')
  return [...figures, ...paragraphs, ...blocks.filter(({ type }) => type !== 'figures')]
}

/** Citations of a paragraph are listed once, at its end, so that they do not interrupt sentences. */
function citedAtEnd(paragraph: Inline[]): Inline[] {
  const cites = [...new Set(paragraph.flatMap((run) => run.cites ?? []))]
  const bare = paragraph.map(({ text, marks, link }): Inline => ({ text, ...(marks ? { marks } : {}), ...(link ? { link } : {}) }))
  const last = bare.at(-1)
  return last && cites.length > 0 ? [...bare.slice(0, -1), { ...last, cites }] : bare
}

/** Removes links to chapters that are not in this document; a fact whose chapter is missing is named by its id without a link. */
function withoutLooseLinks(sections: Section[]): Section[] {
  const ids = new Set([
    ...[...walkSections(sections)].map(({ section }) => section.id),
    ...[...walkBlocks(sections)].map(({ block }) => block.id),
  ])
  const runs = (text: Inline[]): Inline[] =>
    text.map((run) => {
      if (!run.link?.startsWith('#') || ids.has(run.link.slice(1))) return run
      const { link: _, cites, ...loose } = run
      // A statement's reference, such as `S12`, names it also where it is not printed, so that nothing is cited beside it.
      const isReference = run.link === statementsLink
      return { ...loose, ...(cites && !isReference && { cites }) }
    })
  const cell = (given: Cell): Cell => (Array.isArray(given) ? runs(given) : given)
  const item = (given: ListItem): ListItem => ({
    ...given,
    text: runs(given.text),
    ...(given.items ? { items: given.items.map(item) } : {}),
  })
  const mend = (block: Block): Block => {
    if (block.type === 'table') return { ...block, rows: block.rows.map((row) => row.map(cell)) }
    if (block.type === 'list') return { ...block, items: block.items.map(item) }
    if (block.type === 'paragraph' || block.type === 'callout' || block.type === 'quote')
      return { ...block, text: runs(block.text) }
    return block
  }
  const within = (section: Section): Section => ({
    ...section,
    blocks: section.blocks.map(mend),
    sections: section.sections.map(within),
  })
  return sections.map(within)
}
