import type { Chapter } from '../../document-type.ts'
import { checkBlocks } from '../../tables/check-blocks.ts'
import { headline, mostRows } from '../slide.ts'

/** The client's words beside the design's; in a talk before the plan, because it may change the design. */
export const checks: Chapter = {
  id: 'checks',
  heading: 'To check against the design',
  ask: 'For the speaker: where the brief and the proposed design may differ, and who says which of them gives way.',
  alsoCalled: ['deviation', 'compliance', 'exception'],
  body: (view) => {
    const blocks = checkBlocks(view, 'checks-table', mostRows)
    return blocks.length > 0 ? { heading: headline('Where your brief and this design may differ'), blocks } : undefined
  },
  words: () => [],
}
