import { sentence } from '../../english.ts'
import { factLink, factLinks } from '../../fact-links.ts'
import { type Body, column, section, table, text } from '../../make-blocks.ts'
import { answersTo, isMet, type SolutionView } from '../../solution-view.ts'
import { briefTable, statementsOf } from '../../tables/brief-table.ts'
import { toldTable } from '../../tables/told-table.ts'
import { traceabilityTable } from '../../tables/traceability-table.ts'

export function traceability(view: SolutionView): Body {
  const matrix = traceabilityTable(view, 'traceability-matrix')
  const unmet = view.solution.requirements.filter((requirement) => !isMet(view, requirement))
  const gaps = table('traceability-gaps', 'Requirements that nothing meets yet', {
    columns: [column('id', 'Id', 12), column('text', 'Requirement', 60), column('question', 'Asked in', 28)],
    rows: unmet.map((requirement) => [
      [factLink(view, requirement.id)],
      text(sentence(requirement.text)),
      factLinks(
        view,
        answersTo(view, requirement).questions.map(({ id }) => id),
      ),
    ]),
  })
  const quoted = briefTable(view, 'traceability-brief', statementsOf(view.solution))
  const told = toldTable(view, 'traceability-also')
  return {
    blocks: [matrix],
    sections: [
      ...(unmet.length > 0 ? [section('traceability-open', 'Not yet met', { blocks: [gaps] })] : []),
      ...(quoted ? [section('traceability-source', 'Where it stands in the brief', { blocks: [quoted] })] : []),
      ...(told.length > 0 ? [section('traceability-told', 'Also told in the brief', { blocks: told })] : []),
    ],
  }
}
