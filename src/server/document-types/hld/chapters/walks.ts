import type { Chapter } from '../../document-type.ts'
import { isDesigned } from '../../fit.ts'
import { idPart } from '../../make-blocks.ts'
import { walkTable } from '../../tables/walk-table.ts'

/** The important scenarios, step by step, each with its failure. */
export const walks: Chapter = {
  id: 'walks',
  heading: 'Scenarios',
  ask: 'What happens in the runs that matter, and what happens when a step fails.',
  alsoCalled: ['runtime', 'scenario', 'process view', 'use case', 'interaction', 'flows', 'walk', 'reliability', 'resilience'],
  body: (view) => {
    const { scenarios } = view.solution
    if (!isDesigned(view.solution) || scenarios.length === 0) return undefined
    return { blocks: scenarios.map((scenario) => walkTable(view, `walks-${idPart(scenario.id)}`, scenario)) }
  },
  words: () => [],
}
