import type { Inline } from '#shared/content/blocks.ts'
import type { Chapter } from '../../document-type.ts'
import { agree, bare, countOf, sentence, theRole } from '../../english.ts'
import { isDesigned } from '../../fit.ts'
import { graveRisksOf } from '../../key-figures.ts'
import { list, strong, text } from '../../make-blocks.ts'
import { paragraphsOf, quoted, citedText } from '../../prose.ts'
import { gapsOf } from '../../requirement-status.ts'
import { contradictionsIn, risksByWeight, type SolutionView } from '../../solution-view.ts'
import { headline, mostPoints } from '../slide.ts'
import { leadingWalk } from './walk.ts'

function points(view: SolutionView): Inline[][] {
  const clashes = contradictionsIn(view.solution).map(({ id, text: words }) => text(sentence(words), id))
  const gaps = isDesigned(view.solution) ? gapsOf(view).slice(0, 2) : []
  // What becomes of a failure is told where the walk is told.
  const told = isDesigned(view.solution) ? leadingWalk(view.solution)?.failure.response : undefined
  const untold = risksByWeight(view.solution).filter(({ mitigation }) => !told || bare(mitigation) !== bare(told))
  const risks = untold.map(({ id, text: words, mitigation }): Inline[] => [
    strong(`${bare(words)}. `),
    ...text(sentence(mitigation), id),
  ])
  return [...clashes.slice(0, 2), ...gaps.map((gap) => text(`No answer yet: ${quoted(gap.text)}`, gap.id)), ...risks].slice(
    0,
    mostPoints,
  )
}

export const unsafe: Chapter = {
  id: 'unsafe',
  heading: 'What is unsafe',
  ask: 'For the speaker: what may go wrong, what contradicts itself, and what is done about it.',
  alsoCalled: ['risk', 'issue', 'unsafe', 'raid', 'dependencies'],
  body: (view) => {
    const shown = points(view)
    if (shown.length === 0) return undefined
    const clashes = contradictionsIn(view.solution).length
    const grave = graveRisksOf(view.solution).length
    const gaps = isDesigned(view.solution) ? gapsOf(view).length : 0
    return {
      heading: headline(
        clashes > 0 ? `${countOf(clashes, 'contradiction')} only you can settle` : undefined,
        gaps > 0
          ? `${countOf(gaps, 'need')} without an answer${grave > 0 ? ` and ${countOf(grave, 'grave risk')}` : ''}`
          : undefined,
        grave > 0 ? `${countOf(grave, 'risk')} would hurt badly` : undefined,
        `${countOf(shown.length, 'point')} ${agree(shown.length, 'is', 'are')} not safe`,
      ),
      blocks: [list('unsafe-points', shown)],
    }
  },
  words: ({ solution }) =>
    paragraphsOf(
      ...risksByWeight(solution)
        .slice(0, 2)
        .map(({ owner, text: words }) => citedText(`Owned by ${theRole(owner)}: ${words}`)),
    ),
}
