import type { Block, Cell } from '#shared/content/blocks.ts'
import { checksOf } from '../design-checks.ts'
import { column, table, text } from '../make-blocks.ts'
import { quoted } from '../prose.ts'
import type { SolutionView } from '../solution-view.ts'
import { statementLinks } from '../statements.ts'
import { clauseWith } from '../quote-lines.ts'

/** The client's words beside those of the design, wherever the two may differ. */
export function checkBlocks(view: SolutionView, id: string, most = Infinity): Block[] {
  const all = checksOf(view)
  const rows = all
    .slice(0, most)
    .map(({ statement, words, design }): Cell[] => [
      statementLinks([statement]),
      text(quoted(clauseWith(statement.text, words))),
      design,
    ])
  const columns = [column('clause', 'Clause', 10), column('said', 'The client says', 50), column('design', 'The design has', 40)]
  return rows.length > 0 ? [table(id, caption(all.length, most), { columns, rows })] : []
}

const caption = (count: number, most: number) =>
  count > most ? `The first ${most} of ${count} points` : 'To check: what the brief says, and what the design has'
