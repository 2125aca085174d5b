import { list, strong } from '../../make-blocks.ts'
import type { Chapter } from '../../document-type.ts'
import { notDesigned } from '../../chapters/summary.ts'
import { fitOf } from '../../fit.ts'
import { quoted } from '../../prose.ts'
import type { SolutionView } from '../../solution-view.ts'
import { designLines } from '../../design-lines.ts'
import { goalOf } from '../../client-goals.ts'
import { firstOfEach, purposeOf } from '../../summary-lines.ts'
import { headline, mostPoints } from '../slide.ts'

/** The first goal in the client's words, if it fits in a headline. */
const goalText = ({ solution }: SolutionView) => {
  const goal = goalOf(solution)
  return goal && quoted(goal.text)
}

/** The client's request, or our proposal. */
export const opening: Chapter = {
  id: 'opening',
  heading: 'What is proposed',
  ask: 'For the speaker: what is proposed, when it comes, and what the room has to decide, in four sentences.',
  alsoCalled: ['summary', 'overview', 'agenda', 'introduction', 'goal', 'objective', 'purpose'],
  body: (view) => {
    if (fitOf(view.solution) === 'reading') {
      const purpose = purposeOf(view)
      return {
        heading: headline(
          goalText(view),
          purpose.length > 0 ? 'What you ask for' : `${view.solution.project}: your brief as we read it`,
        ),
        blocks: [
          ...(purpose.length > 0 ? [{ id: 'opening-purpose', type: 'paragraph' as const, text: purpose }] : []),
          notDesigned(view, 'opening-next'),
        ],
      }
    }
    const lines = firstOfEach(designLines(view), mostPoints)
    if (lines.length === 0)
      return { heading: headline(`${view.solution.project}: what is next`), blocks: [notDesigned(view, 'opening-next')] }
    return {
      heading: headline(goalText(view), `${view.solution.project}: what we propose`),
      blocks: [
        list(
          'opening-lines',
          lines.map(({ topic, runs }) => [strong(`${topic}: `), ...runs]),
        ),
      ],
    }
  },
  words: () => [],
}
