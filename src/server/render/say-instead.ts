import type { Cell, Inline } from '#shared/content/blocks.ts'
import type { RevisedInline, Revision } from '#shared/content/revised.ts'

/** One value instead of another, as runs that went and came. */
export function sayInstead(was: Cell, is: Cell, format: (value: Exclude<Cell, unknown[]>) => string): RevisedInline[] {
  const runsOf = (cell: Cell): Inline[] => (Array.isArray(cell) ? cell : [{ text: format(cell) }])
  const mark = (cell: Cell, revision: Revision) =>
    runsOf(cell)
      .filter(({ text, cites }) => text !== '' || cites)
      .map((run) => ({ ...run, revision }))
  return [...mark(was, 'removed'), ...mark(is, 'added')]
}
