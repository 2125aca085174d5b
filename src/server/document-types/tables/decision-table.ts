import type { Block, Cell } from '#shared/content/blocks.ts'
import { bare, capitalised, sentence } from '../english.ts'
import { column, strong, table, text } from '../make-blocks.ts'
import { shorten } from '../shorten.ts'
import type { Decision, SolutionView } from '../solution-view.ts'

/** Characters of a reason. */
const longest = 360

/** Ways not taken that are told; more would be a study. */
const mostRejected = 2

/** What was not chosen, and what speaks against it. */
const rejected = ({ options }: Decision) =>
  options
    .slice(1, 1 + mostRejected)
    .map(({ name, drawback }) => `${capitalised(bare(name))}: ${bare(drawback)}.`)
    .join(' ')

/** Those that bear on most first. */
const decisionsByWeight = ({ decisions }: SolutionView['solution']) =>
  decisions.toSorted((left, right) => right.requirements.length - left.requirements.length)

/** Nothing where nothing was decided. */
export function decisionTable(view: SolutionView, id: string, most = Infinity): Block[] {
  const decisions = decisionsByWeight(view.solution).slice(0, most)
  if (decisions.length === 0) return []
  return [
    table(id, decisions.some(({ status }) => status === 'proposed') ? 'Decisions proposed for your agreement' : 'Decisions', {
      columns: [
        column('chosen', 'Decision', 36),
        column('because', 'Why, and what follows', 36),
        column('instead', 'Alternatives', 28),
      ],
      rows: decisions.map((decision): Cell[] => [
        [{ ...strong(`${capitalised(bare(decision.title))}.`), cites: [decision.id] }, ...text(` ${sentence(decision.outcome)}`)],
        text(shorten(`${sentence(decision.context)} ${sentence(decision.consequences)}`, longest)),
        text(rejected(decision)),
      ]),
    }),
  ]
}
