import type { Chapter } from '../../document-type.ts'
import { bare, capitalised, sentence } from '../../english.ts'
import { isDesigned } from '../../fit.ts'
import { callout, list, strong, text } from '../../make-blocks.ts'
import type { Scenario, SolutionView } from '../../solution-view.ts'
import { headline, mostRows } from '../slide.ts'

/** The walk that shows most and still fits a slide. */
function leadingWalk({ scenarios }: SolutionView['solution']): Scenario | undefined {
  const fitting = scenarios.filter(({ steps }) => steps.length <= mostRows)
  return (fitting.length > 0 ? fitting : scenarios).toSorted(
    (left, right) => right.requirements.length - left.requirements.length || right.steps.length - left.steps.length,
  )[0]
}

export const walk: Chapter = {
  id: 'walk',
  heading: 'One scenario',
  ask: 'For the speaker: one run told as a story, with what happens when a step fails.',
  alsoCalled: ['walk', 'scenario', 'use case', 'how it works', 'process', 'runtime'],
  body: (view) => {
    const chosen = leadingWalk(view.solution)
    if (!isDesigned(view.solution) || !chosen) return undefined
    const when = capitalised(bare(chosen.failure.when.replace(/^(when|if) /i, '')))
    return {
      heading: headline(`${capitalised(bare(chosen.name))}: ${bare(chosen.trigger)}`, bare(chosen.name), 'One scenario'),
      blocks: [
        list(
          'walk-steps',
          chosen.steps.slice(0, mostRows).map(({ from, action }) => [strong(`${view.name(from)}: `), ...text(sentence(action))]),
          true,
        ),
        callout('walk-failure', 'risk', { title: when, text: text(sentence(chosen.failure.response), chosen.id) }),
      ],
    }
  },
  words: () => [],
}
