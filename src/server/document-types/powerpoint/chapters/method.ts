import type { Chapter } from '../../document-type.ts'
import { bare, capitalised, countOf } from '../../english.ts'
import { fitOf } from '../../fit.ts'
import { list, strong, text } from '../../make-blocks.ts'
import { productsOf } from '../../makers.ts'
import { paragraphsOf, citedText } from '../../prose.ts'
import { headline, mostRows } from '../slide.ts'

export const method: Chapter = {
  id: 'method',
  heading: 'Method',
  ask: 'For the speaker: in which steps the advice is come to, and what each gives.',
  alsoCalled: ['method', 'approach', 'steps'],
  body: ({ solution }) => {
    const steps = solution.workstreams
    if (fitOf(solution) !== 'advice' || steps.length === 0) return undefined
    return {
      heading: headline(
        `${countOf(steps.length, 'step')} to ${bare(solution.deliverables[0]?.text ?? 'an answer')}`,
        countOf(steps.length, 'step'),
      ),
      blocks: [
        list(
          'method-steps',
          steps.slice(0, mostRows).map((step) => {
            const gives = productsOf(solution, step)
            return [strong(capitalised(bare(step.name))), ...text(gives ? `: ${gives}` : '', ...(gives ? [step.id] : []))]
          }),
          true,
        ),
      ],
    }
  },
  words: ({ solution }) =>
    paragraphsOf(
      citedText(`From ${bare(solution.workstreams[0]?.name ?? '')} to ${bare(solution.workstreams.at(-1)?.name ?? '')}`),
    ),
}
