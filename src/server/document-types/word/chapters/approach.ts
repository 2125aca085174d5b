import { partsPicture } from '../../hld/diagrams/one-picture.ts'
import { type Body, section } from '../../make-blocks.ts'
import type { SolutionView } from '../../solution-view.ts'
import { choiceTable } from '../../tables/choice-table.ts'
import { partTable } from '../../tables/part-table.ts'

export function approach(view: SolutionView): Body {
  const parts = partTable(view, 'approach-parts')
  const choices = choiceTable(view, 'approach-choices')
  if (view.solution.isAdvice)
    return { blocks: [choices], sections: [section('approach-built', 'What supports the work', { blocks: [parts] })] }
  return {
    blocks: [choices],
    sections: [
      section('approach-built', 'What we propose to build', {
        blocks: [...partsPicture(view, 'approach-diagram'), parts],
      }),
    ],
  }
}
