import type { Block } from '#shared/content/blocks.ts'
import { capitalised, sentence } from '../english.ts'
import { column, missing, table, text } from '../make-blocks.ts'
import { risksByWeight, type SolutionView } from '../solution-view.ts'

export function riskTable(view: SolutionView, id: string): Block {
  const sorted = risksByWeight(view.solution)
  if (sorted.length === 0)
    return missing(id, 'No risk is named yet. A workshop with the people who run today’s systems would find the first.')
  return table(id, 'Risks, the heaviest first', {
    columns: [
      column('id', 'Id', 10),
      column('risk', 'Risk', 28),
      column('likelihood', 'Likelihood', 11),
      column('impact', 'Impact', 10),
      column('mitigation', 'What is done about it', 27),
      column('owner', 'Owner', 14),
    ],
    rows: sorted.map(({ id, text: risk, likelihood, impact, mitigation, owner }) => [
      [{ text: id, cites: [id] }],
      text(sentence(risk)),
      text(capitalised(likelihood)),
      text(capitalised(impact)),
      text(sentence(mitigation)),
      text(capitalised(owner)),
    ]),
  })
}
