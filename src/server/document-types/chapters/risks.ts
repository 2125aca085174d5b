import type { Chapter } from '../document-type.ts'
import { countOf, numberWord } from '../english.ts'
import { fitOf } from '../fit.ts'
import { graveRisksOf } from '../key-figures.ts'
import { paragraphsOf, citedText } from '../prose.ts'
import { riskTable } from '../tables/risk-table.ts'

/** What may go wrong in this design, and what is done about it. */
export const risks: Chapter = {
  id: 'risks',
  heading: 'Risks',
  ask: 'What may go wrong, what is done about it, and who owns it.',
  alsoCalled: ['risk', 'issue', 'raid', 'dependencies'],
  body: (view) => {
    const blocks = fitOf(view.solution) === 'note' ? [] : riskTable(view, 'risks-register')
    return blocks.length > 0 ? { blocks } : undefined
  },
  words: ({ solution }) => {
    const all = solution.risks.length
    if (all === 0) return []
    const grave = graveRisksOf(solution)
    return paragraphsOf(citedText(`${countOf(all, 'risk')}, ${numberWord(grave.length).replace('no', 'none')} of high impact`))
  },
}
