import type { Block, Cell } from '#shared/content/blocks.ts'
import { sentence } from '../english.ts'
import { elementLinks } from '../fact-links.ts'
import { column, table, text } from '../make-blocks.ts'
import type { SolutionView } from '../solution-view.ts'

/** People and systems around, with the parts that they meet. */
export function neighbourTable(view: SolutionView, id: string): Block {
  const rows = view.outside.map((element): Cell[] => {
    const isOwn = ({ from, to }: { from: string; to: string }) => from === element.id || to === element.id
    const crossings = view.crossings.filter(isOwn)
    const partners = crossings.length > 0 ? crossings : view.solution.relations.filter(isOwn)
    const meets = partners.map(({ from, to }) => view.blockOf(from === element.id ? to : from))
    return [
      [{ text: element.name, cites: [element.id] }],
      text(element.kind === 'person' ? 'Person' : 'System'),
      text(sentence(element.responsibility)),
      meets.length > 0 ? elementLinks(view, meets) : text('No exchange described'),
    ]
  })
  return table(id, 'People and systems around', {
    columns: [
      column('name', 'Name', 22),
      column('kind', 'Kind', 10),
      column('does', 'What it does', 42),
      column('meets', 'Meets', 26),
    ],
    rows,
  })
}
