import type { Cell } from '#shared/content/blocks.ts'
import type { Chapter } from '../document-type.ts'
import { bare, capitalised, joinList, joinSome } from '../english.ts'
import { fitOf } from '../fit.ts'
import { column, table, text, withoutEmptyColumns } from '../make-blocks.ts'
import { productsOf } from '../makers.ts'
import { paragraphsOf, citedText } from '../prose.ts'
import { partTable } from '../tables/part-table.ts'

/** How advice is come to: step by step, who does it, and what comes out. */
export const method: Chapter = {
  id: 'method',
  heading: 'Method',
  ask: 'In which steps the advice is come to, and what each of them gives.',
  alsoCalled: ['method', 'methodology', 'approach', 'steps', 'strategy'],
  body: (view) => {
    const { workstreams } = view.solution
    if (fitOf(view.solution) !== 'advice' || workstreams.length === 0) return undefined
    const steps = table('method-steps', 'Steps', {
      columns: [
        { id: 'step', heading: 'Step', kind: 'number', width: 7 },
        column('name', 'What is done', 33),
        column('who', 'By', 22),
        column('result', 'Gives', 38),
      ],
      rows: workstreams.map((stream, index): Cell[] => [
        index + 1,
        text(capitalised(bare(stream.name)), stream.id),
        text(joinList((stream.effort ?? []).map(({ role }) => role))),
        text(productsOf(view.solution, stream)),
      ]),
    })
    return { blocks: [withoutEmptyColumns(steps), ...partTable(view, 'method-parts')] }
  },
  words: ({ solution }) =>
    paragraphsOf(
      citedText(
        joinSome(
          solution.workstreams.map(({ name }) => bare(name)),
          6,
        ),
      ),
    ),
}
