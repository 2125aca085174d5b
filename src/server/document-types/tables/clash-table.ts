import type { Block, Cell } from '#shared/content/blocks.ts'
import { type Clash, clashesOf, otherCloudOf } from '../clashes.ts'
import { elementLinks } from '../fact-links.ts'
import { column, table, text } from '../make-blocks.ts'
import { quoted } from '../prose.ts'
import { technologyText, type SolutionView } from '../solution-view.ts'
import { statementLinks } from '../statements.ts'

/** A single component with its product; several components by name, under the word they share. */
function partsCell(view: SolutionView, word: string, parts: Clash['parts']): Cell {
  const links = elementLinks(
    view,
    parts.map(({ id }) => id),
  )
  const [only, ...others] = parts
  if (others.length > 0) return [{ text: `${word}: ` }, ...links]
  return only?.technology ? [...links, { text: `: ${technologyText(only)}` }] : links
}

/** Places where words of a refusal, or another cloud, also occur in the design: a person decides whether they agree. */
export function clashTable(view: SolutionView, id: string): Block[] {
  const other = otherCloudOf(view)
  const rows = [
    ...(other?.statements ?? []).map((statement): Cell[] => [
      statementLinks([statement]),
      text(quoted(statement.text)),
      text(`The products are those for ${other?.own}.`),
    ]),
    ...clashesOf(view).map(({ statement, word, parts }): Cell[] => [
      statementLinks([statement]),
      text(quoted(statement.text)),
      partsCell(view, word, parts),
    ]),
  ]
  if (rows.length === 0) return []
  return [
    table(id, 'To check: what the brief refuses, or another cloud, and what the design has', {
      columns: [column('clause', 'Clause', 10), column('said', 'The client says', 50), column('design', 'The design has', 40)],
      rows,
    }),
  ]
}
