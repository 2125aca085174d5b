import type { Block, Cell } from '#shared/content/blocks.ts'
import { bare, capitalised, lowerFirst, sentence } from '../english.ts'
import { elementLinks } from '../fact-links.ts'
import { column, strong, table, text } from '../make-blocks.ts'
import type { Scenario, SolutionView } from '../solution-view.ts'

/** One scenario, step by step, and finally its failure. */
export function walkTable(view: SolutionView, id: string, { id: fact, name, trigger, steps, failure }: Scenario): Block {
  const rows = steps.map(({ from, to, action }, index): Cell[] => [
    index + 1,
    elementLinks(view, [from]),
    text(sentence(action)),
    from === to ? null : elementLinks(view, [to]),
  ])
  const when = capitalised(bare(failure.when.replace(/^(when|if) /i, '')))
  return table(id, `${capitalised(bare(name))}: ${bare(trigger)}`, {
    columns: [
      { id: 'step', heading: 'Step', kind: 'number', width: 7 },
      column('from', 'From', 24),
      column('action', 'Action', 45),
      column('to', 'To', 24),
    ],
    rows: [
      ...rows,
      ...(when === ''
        ? []
        : [[null, [{ ...strong(`If ${lowerFirst(when, view.names)}`), cites: [fact] }], text(sentence(failure.response)), null]]),
    ],
  })
}
