import { statements as shared } from '../../chapters/statements.ts'
import type { Chapter } from '../../document-type.ts'
import { earlierTable, statementTable } from '../../tables/statement-table.ts'

/** The matrix in the form that a bid team fills in: answers are drop-down lists, owners and dates are input cells. */
export const statements: Chapter = {
  ...shared,
  heading: 'Statements',
  body: (view) => {
    const blocks = [...statementTable(view, 'statements-matrix', { isForm: true }), ...earlierTable(view, 'statements-earlier')]
    return blocks.length > 0 ? { blocks } : undefined
  },
  words: () => [],
}
