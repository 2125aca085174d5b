import { blockInlines, blockTexts } from '#shared/content/plain-text.ts'
import { checkSolution } from '#server/solution/check-solution.ts'
import type { DocumentMeasure, Flaw } from '../measure.ts'
import { blocksOf } from '../texts.ts'

export const requirementsCovered: DocumentMeasure = {
  id: 'requirements',
  name: 'Requirements covered or open',
  about: 'Each requirement is met by an element or asked about, and the document has its id in a table, a list or a citation.',
  unit: 'percent',
  examine({ content }, { solution }) {
    const uncovered = new Set(
      checkSolution(solution)
        .filter(({ rule }) => rule === 'uncovered-requirement')
        .map(({ id }) => id),
    )
    const told = new Set(
      blocksOf(content).flatMap((block) => [...blockTexts(block), ...blockInlines(block).flatMap(({ cites = [] }) => cites)]),
    )
    const flaws = solution.requirements.flatMap(({ id, text }): Flaw[] => {
      if (uncovered.has(id)) return [{ place: id, text: `Neither met nor asked about: ${text}` }]
      return told.has(id) ? [] : [{ place: id, text: `Not in the document: ${text}` }]
    })
    return { of: solution.requirements.length, flaws }
  },
}
