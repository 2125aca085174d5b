import type { Block } from '#shared/content/blocks.ts'
import { blockTexts } from '#shared/content/plain-text.ts'
import { walkSections } from '#shared/content/walk-blocks.ts'
import type { DocumentMeasure } from '../measure.ts'

/** A table says something by its rows, not by its heading. */
const says = (block: Block) =>
  block.type === 'table'
    ? block.rows.length > 0
    : block.type === 'diagram' || block.type === 'chart' || blockTexts(block).some((words) => words.trim() !== '')

export const headingsFilled: DocumentMeasure = {
  id: 'empty',
  name: 'Headings without content',
  about: 'A section without subsections in which no block says anything, a table without rows, a paragraph or point without words.',
  unit: 'count',
  examine({ content }) {
    const sections = [...walkSections(content.sections)].map(({ section }) => section)
    const hollow = sections
      .filter(({ blocks, sections: inner }) => inner.length === 0 && !blocks.some(says))
      .map(({ id, heading }) => ({ place: id, text: `Nothing stands under “${heading}”.` }))
    const blank = sections.flatMap(({ heading, blocks }) =>
      blocks
        .filter((block) => block.type !== 'page-break' && !says(block))
        .map(({ id, type }) => ({ place: id, text: `An empty ${type} stands under “${heading}”.` })),
    )
    return { of: sections.length, flaws: [...hollow, ...blank] }
  },
}
