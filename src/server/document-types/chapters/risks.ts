import type { Chapter } from '../document-type.ts'
import type { Block, Cell } from '#shared/content/blocks.ts'
import { risksByWeight } from '#server/solution/risks-by-weight.ts'
import { capitalised, sentence } from '../english.ts'
import { column, showing, table, text } from '../make-blocks.ts'
import type { SolutionView } from '../solution-view.ts'

/** Risks and their mitigation. */
export const risks: Chapter = {
  id: 'risks',
  heading: 'Risks',
  ask: 'What may go wrong, what is done about it, and who owns it.',
  alsoCalled: ['risk', 'issue', 'raid', 'dependencies'],
  body: (view) => {
    const blocks = riskTable(view, 'risks-register')
    return blocks.length > 0 ? { blocks } : undefined
  },
  words: () => [],
}

/** Empty if no risk is known. */
function riskTable(view: SolutionView, id: string): Block[] {
  const sorted = risksByWeight(view.solution.risks)
  if (sorted.length === 0) return []
  return [
    table(id, 'Risks, the most serious first', {
      columns: [
        column('id', 'Id', 9),
        column('risk', 'Risk', 32),
        column('weight', 'Likelihood, impact', 13),
        column('mitigation', 'Mitigation', 31),
        column('owner', 'Owner', 15),
      ],
      rows: sorted.map((risk): Cell[] => [
        text(risk.id, risk.id),
        text(sentence(risk.text)),
        text(`${capitalised(risk.likelihood)}, ${risk.impact}`),
        text(sentence(risk.mitigation)),
        text(capitalised(risk.owner)),
      ]),
      shows: showing(
        sorted,
        { risk: ['text'], weight: ['likelihood', 'impact'], mitigation: ['mitigation'], owner: ['owner'] },
        { id: 'id' },
      ),
    }),
  ]
}
