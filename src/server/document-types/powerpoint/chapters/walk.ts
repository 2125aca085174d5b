import type { Chapter } from '../../document-type.ts'
import { bare, capitalised, sentence } from '../../english.ts'
import { isDesigned } from '../../fit.ts'
import { callout, list, strong, text } from '../../make-blocks.ts'
import { headline, mostRows } from '../slide.ts'

export const walk: Chapter = {
  id: 'walk',
  heading: 'One scenario',
  ask: 'For the speaker: one run told as a story, with what happens when a step fails.',
  alsoCalled: ['walk', 'scenario', 'use case', 'how it works', 'process', 'runtime'],
  body: (view) => {
    // The first scenario is the one that the designer considers most important.
    const [chosen] = view.solution.scenarios
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
