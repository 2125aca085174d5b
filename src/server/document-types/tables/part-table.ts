import type { Block, Cell } from '#shared/content/blocks.ts'
import { sentence } from '../english.ts'
import { column, table, text } from '../make-blocks.ts'
import { partInShort } from '../part-in-short.ts'
import { type SolutionView, technologyText } from '../solution-view.ts'

/** Characters of what a part does; its clauses tell the rest. */
const longest = 170

/** Every part, a component under the part that it is in; nothing where none is named. */
export function partTable(view: SolutionView, id: string): Block[] {
  const { blocks, components } = view
  if (blocks.length === 0) return []
  const parts = blocks.flatMap((block) => [block, ...components.filter(({ id: part }) => view.blockOf(part) === block.id)])
  return [
    table(id, 'Parts', {
      columns: [column('name', 'Part', 24), column('does', 'Does', 52), column('technology', 'Made with', 24)],
      rows: parts.map((part): Cell[] => [
        text(`${blocks.includes(part) ? '' : '– '}${part.name}`, part.id),
        text(sentence(partInShort(part.responsibility, longest, 'asked'))),
        text(technologyText(part)),
      ]),
    }),
  ]
}
