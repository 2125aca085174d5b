import type { Block, Cell } from '#shared/content/blocks.ts'
import { sentence } from '../english.ts'
import { factLinks } from '../fact-links.ts'
import { column, table, text } from '../make-blocks.ts'
import { type SolutionView, technologyText } from '../solution-view.ts'

/** Every part, a component under the part that it is in; nothing where none is named. */
export function partTable(view: SolutionView, id: string): Block[] {
  const { blocks, components } = view
  if (blocks.length === 0) return []
  const parts = blocks.flatMap((block) => [block, ...components.filter(({ id: part }) => view.blockOf(part) === block.id)])
  return [
    table(id, 'Parts', {
      columns: [
        column('name', 'Part', 22),
        column('does', 'Does', 40),
        column('technology', 'Made with', 22),
        column('requirements', 'Answers for', 16),
      ],
      rows: parts.map((part): Cell[] => [
        text(`${blocks.includes(part) ? '' : '– '}${part.name}`, part.id),
        text(sentence(part.responsibility)),
        text(technologyText(part)),
        factLinks(view, part.satisfies),
      ]),
    }),
  ]
}
