import type { Chapter } from '../document-type.ts'
import { joinList, numberWord } from '../english.ts'
import { fitOf } from '../fit.ts'
import { paragraphsOf, citedText } from '../prose.ts'
import { countStatuses } from '../requirement-status.ts'
import { complianceTable } from '../tables/compliance-table.ts'

/** Every clause of the client, and what answers it. */
export const compliance: Chapter = {
  id: 'compliance',
  heading: 'Compliance by clause',
  ask: 'How many of the client’s clauses are met by a mechanism, which are asked about, and which are open.',
  alsoCalled: ['compliance', 'traceability', 'requirement', 'verification', 'scope', 'constraint', 'non-functional', 'quality'],
  body: (view) => {
    if (fitOf(view.solution) === 'note') return undefined
    const blocks = complianceTable(view, 'compliance-matrix')
    return blocks.length > 0 ? { blocks } : undefined
  },
  words: (view) => {
    const counts = countStatuses(view).filter(({ count }) => count > 0)
    return counts.length > 0
      ? paragraphsOf(citedText(joinList(counts.map(({ status, count }) => `${numberWord(count)} ${status.toLowerCase()}`))))
      : []
  },
}
