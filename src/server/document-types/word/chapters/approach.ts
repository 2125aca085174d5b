import { partsPicture } from '../../hld/diagrams/one-picture.ts'
import { type Body, section } from '../../make-blocks.ts'
import type { SolutionView } from '../../solution-view.ts'
import { choiceTable } from '../../tables/choice-table.ts'
import { partTable } from '../../tables/part-table.ts'

export function approach(view: SolutionView): Body {
  const parts = partTable(view, 'approach-parts')
  return {
    blocks: [choiceTable(view, 'approach-choices')],
    sections: [
      section('approach-built', 'What we propose to build', {
        blocks: [...partsPicture(view, 'approach-diagram'), parts],
      }),
    ],
  }
}
