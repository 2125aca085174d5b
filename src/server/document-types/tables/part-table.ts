import type { Block, Cell } from '#shared/content/blocks.ts'
import { sentence } from '../english.ts'
import { column, table, text } from '../make-blocks.ts'
import { shorten } from '../shorten.ts'
import { type SolutionView, technologyText } from '../solution-view.ts'

/** Characters of what a part does; its clauses tell the rest. */
const longest = 170

/** What is asked of it and the gist of how; the low-level design tells the whole. */
function inShort(responsibility: string): string {
  const [first = ''] = responsibility.split(/(?<=[.;]) (?=\p{Lu})/u)
  const at = first.lastIndexOf(': ')
  const [asked, how] = at < 0 ? ['', first] : [first.slice(0, at + 2), first.slice(at + 2)]
  return `${asked}${how.split(/[;:]|, (?=\w+ (?:is|are|and)\b)/)[0]!.replace(/[.\s]+$/, '')}`
}

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
        text(sentence(shorten(inShort(part.responsibility), longest))),
        text(technologyText(part)),
      ]),
    }),
  ]
}
