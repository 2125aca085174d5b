import type { Inline } from '#shared/content/blocks.ts'
import { countOf } from '../../english.ts'
import { keyFigures, proposedDecisionsOf } from '../../key-figures.ts'
import { type Body, callout } from '../../make-blocks.ts'
import type { SolutionView } from '../../solution-view.ts'

/** What the client has to do next, each deed leading to its chapter. */
function asks({ solution }: SolutionView): Inline[] {
  const { questions, decisions, requirements } = solution
  const proposed = proposedDecisionsOf({ decisions }).length
  const deeds: Inline[] = [
    ...(requirements.length === 0 ? [{ text: 'say what the system must do', link: '#need' }] : []),
    ...(questions.length > 0 ? [{ text: `answer the ${countOf(questions.length, 'open question')}`, link: '#questions' }] : []),
    ...(proposed > 0 ? [{ text: `agree the ${countOf(proposed, 'proposed decision')}`, link: '#approach' }] : []),
    ...(requirements.length > 0 ? [{ text: 'sign', link: '#acceptance' }] : []),
  ]
  return [
    { text: 'We ask you to ' },
    ...deeds.flatMap((deed, index) =>
      index === 0 ? [deed] : [{ text: index === deeds.length - 1 ? ', and then to ' : ', ' }, deed],
    ),
    { text: '.' },
  ]
}

export const executiveSummary = (view: SolutionView): Body => ({
  blocks: [
    { id: 'executive-summary-figures', type: 'figures', items: keyFigures(view) },
    callout('executive-summary-asks', 'decision', { title: 'What we need from you', text: asks(view) }),
  ],
})
