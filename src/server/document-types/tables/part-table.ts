import type { Block, Cell } from '#shared/content/blocks.ts'
import type { Element } from '#server/solution/solution.ts'
import { sentence } from '../english.ts'
import { factLinks } from '../fact-links.ts'
import { column, missing, table, text } from '../make-blocks.ts'
import { type SolutionView, technologyText } from '../solution-view.ts'

export const partColumns = [
  column('name', 'Part', 20),
  column('technology', 'Technology', 22),
  column('does', 'Responsibility', 38),
  column('requirements', 'Requirements', 20),
]

export const partRow = (view: SolutionView, element: Element): Cell[] => [
  [{ text: element.name, cites: [element.id] }],
  text(technologyText(element) || 'To be chosen'),
  text(sentence(element.responsibility)),
  element.satisfies.length > 0 ? factLinks(view, element.satisfies) : text('Supports the other parts'),
]

/** The parts on the level of containers. */
export function partTable(view: SolutionView, id: string): Block {
  if (view.blocks.length === 0)
    return missing(id, 'The brief gives too little to name the parts. It has to say what the system must do, and with which data.')
  return table(id, 'The parts', { columns: partColumns, rows: view.blocks.map((element) => partRow(view, element)) })
}
