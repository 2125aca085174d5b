import type { Block, Cell } from '#shared/content/blocks.ts'
import { sentence } from '../english.ts'
import { column, missing, table, text } from '../make-blocks.ts'
import type { SolutionView } from '../solution-view.ts'

/** What the brief puts inside and outside the work, side by side. */
export function boundaryTable({ solution }: SolutionView, id: string): Block {
  const items = (within: boolean) => solution.scope.filter((item) => item.within === within)
  const [inside, outside] = [items(true), items(false)]
  if (inside.length + outside.length === 0)
    return missing(id, 'The brief draws no boundary. What is not part of the work has to be named before it is priced.')
  const cell = (item: { id: string; text: string } | undefined): Cell =>
    item ? [{ text: sentence(item.text), cites: [item.id] }] : null
  const length = Math.max(inside.length, outside.length)
  return table(id, 'What is inside and outside', {
    columns: [column('in', 'In scope', 50), column('out', 'Out of scope', 50)],
    rows: Array.from({ length }, (_, index) => [
      cell(inside[index]),
      outside.length === 0 && index === 0 ? text('Nothing is named as outside.') : cell(outside[index]),
    ]),
  })
}
