import { list, strong } from '../../make-blocks.ts'
import type { Chapter } from '../../document-type.ts'
import { fitOf } from '../../fit.ts'
import { quoted } from '../../prose.ts'
import type { SolutionView } from '../../solution-view.ts'
import { statementsOf } from '../../statements.ts'
import { designLines, purposeOf } from '../../summary-lines.ts'
import { headline, mostPoints } from '../slide.ts'

/** The first goal in the client's words, where it fits a headline. */
const goalOf = ({ solution }: SolutionView) => {
  const goal = statementsOf(solution).find(({ label }) => label === 'objective')
  return goal && quoted(goal.text)
}

/** What is asked, or what is proposed. */
export const opening: Chapter = {
  id: 'opening',
  heading: 'What is proposed',
  ask: 'For the speaker: what is proposed, when it comes, and what the room has to decide, in four sentences.',
  alsoCalled: ['summary', 'overview', 'agenda', 'introduction', 'goal', 'objective', 'purpose'],
  body: (view) => {
    if (fitOf(view.solution) === 'reading') {
      const purpose = purposeOf(view)
      if (purpose.length === 0) return undefined
      return {
        heading: headline(goalOf(view), 'What you ask for'),
        blocks: [{ id: 'opening-purpose', type: 'paragraph', text: purpose }],
      }
    }
    const lines = designLines(view).slice(0, mostPoints)
    if (lines.length === 0) return undefined
    return {
      heading: headline(goalOf(view), `${view.solution.project}: what we propose`),
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
