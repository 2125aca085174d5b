import type { Chapter } from '../../document-type.ts'
import { isDesigned } from '../../fit.ts'
import { entityTable } from '../../tables/entity-table.ts'

/** The stored data, its classification, location and retention. */
export const data: Chapter = {
  id: 'data',
  heading: 'Data',
  ask: 'Which data is stored where, how it is classified, where it has to stay, and for how long.',
  alsoCalled: ['data', 'information architecture', 'storage', 'privacy', 'retention'],
  body: (view) => {
    const blocks = isDesigned(view.solution) ? entityTable(view, 'data-entities') : []
    return blocks.length > 0 ? { blocks } : undefined
  },
  words: () => [],
}
