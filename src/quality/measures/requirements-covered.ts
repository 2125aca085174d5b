import { blockInlines, blockTexts } from '#shared/content/plain-text.ts'
import { checkSolution } from '#server/solution/check-solution.ts'
import { satisfiedIds } from '#server/solution/satisfied-ids.ts'
import type { DocumentMeasure, Flaw, ProjectMeasure } from '../measure.ts'
import { blocksOf } from '../texts.ts'

export const requirementsCovered: DocumentMeasure = {
  id: 'requirements',
  name: 'Requirements covered or open',
  about:
    'Each requirement is met by an element or a workstream, or asked about, and the document has its id in a table, a list or a citation.',
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

export const requirementsMet: ProjectMeasure = {
  id: 'met',
  name: 'Requirements met',
  about:
    'An element or a workstream satisfies the requirement; one that is only asked about is open, and honest, and not yet an answer.',
  unit: 'percent',
  examineProject({ solution }) {
    const met = satisfiedIds(solution)
    const asked = solution.requirements.filter(({ priority }) => priority !== 'wont')
    const flaws = asked.filter(({ id }) => !met.has(id)).map(({ id, text }) => ({ place: id, text: `Only asked about: ${text}` }))
    return { of: asked.length, flaws }
  },
}
