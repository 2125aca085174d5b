import type { Block, Cell } from '#shared/content/blocks.ts'
import type { Requirement } from '#server/solution/solution.ts'
import { bare, capitalised, sentence } from '../english.ts'
import { factLink, factLinks } from '../fact-links.ts'
import { column, missing, table, text } from '../make-blocks.ts'
import { metByLinks } from '../met-by.ts'
import { answersTo, isMet, isOfKind, type Scenario, type SolutionView } from '../solution-view.ts'
import { testOf } from './test-of.ts'

/** Runs by their ids where the document tells them, else by their names. */
function runLinks(view: SolutionView, scenarios: Scenario[]): Cell {
  const told = scenarios.every(({ id }) => view.homeOf(id) !== undefined)
  if (told)
    return factLinks(
      view,
      scenarios.map(({ id }) => id),
    )
  return text(scenarios.map(({ name }) => capitalised(bare(name))).join('; '), ...scenarios.map(({ id }) => id))
}

function row(view: SolutionView, requirement: Requirement): Cell[] {
  const { scenarios, decisions, questions } = answersTo(view, requirement)
  const ids = (facts: { id: string }[]) => facts.map(({ id }) => id)
  return [
    [factLink(view, requirement.id)],
    isMet(view, requirement) ? metByLinks(view, requirement) : text('Not met yet'),
    runLinks(view, scenarios),
    factLinks(view, [...ids(decisions), ...ids(questions)]),
    !isMet(view, requirement) && requirement.kind === 'functional'
      ? text('Open until something meets it.')
      : text(sentence(capitalised(testOf(view, requirement).verification))),
  ]
}

/** Every requirement with the parts and the work that meet it and how that is shown. */
export function traceabilityTable(view: SolutionView, id: string): Block {
  const { requirements } = view.solution
  if (requirements.length === 0)
    return missing(
      id,
      'The brief states no requirement, so nothing can be traced. Each one that is added appears here with the part that meets it.',
    )
  return table(id, 'From requirement to proof', {
    columns: [
      column('requirement', 'Requirement', 12),
      column('parts', 'Met by', 28),
      column('scenarios', 'Shown in', 12),
      column('decisions', 'Decisions, questions', 16),
      column('verification', 'Verified by', 32),
    ],
    rows: (['functional', 'quality', 'constraint'] as const).flatMap((kind) =>
      requirements.filter(isOfKind(kind)).map((requirement) => row(view, requirement)),
    ),
  })
}
