import type { Chapter } from '../../document-type.ts'
import { countOf } from '../../english.ts'
import { isDesigned } from '../../fit.ts'
import { paragraphsOf, citedText } from '../../prose.ts'
import { connectionTable } from '../../tables/connection-table.ts'
import { entityTable } from '../../tables/entity-table.ts'
import { partTable } from '../../tables/part-table.ts'
import { ruledEntities } from '../../data-classes.ts'
import { sizeTable } from '../../tables/size-table.ts'

/** What is built, with what it is connected, and how large it is. */
export const parts: Chapter = {
  id: 'parts',
  heading: 'Parts and sizes',
  ask: 'In one or two sentences: which part carries the greatest volume, and which sizes are still asked for.',
  alsoCalled: ['part', 'component', 'size', 'volume', 'capacity', 'bill of materials', 'interface', 'data'],
  body: (view) => {
    const sizes = sizeTable(view, 'parts-sizes')
    const blocks = isDesigned(view.solution)
      ? [
          ...partTable(view, 'parts-table'),
          ...sizes,
          ...connectionTable(view, 'parts-connections'),
          ...entityTable(view, 'parts-data', ruledEntities(view.solution)),
        ]
      : sizes
    return blocks.length > 0 ? { blocks } : undefined
  },
  words: ({ blocks, solution }) =>
    paragraphsOf(citedText(`${countOf(blocks.length, 'part')}, ${countOf(solution.sizes?.length ?? 0, 'size')} reckoned`)),
}
