import type { Inline } from '#shared/content/blocks.ts'
import { isAnswer } from '#server/solution/is-answer.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Chapter } from '../../document-type.ts'
import { agree, bare, capitalised, countOf, joinSome, sentence } from '../../english.ts'
import { proposedDecisionsOf } from '../../key-figures.ts'
import { list, strong, text } from '../../make-blocks.ts'
import { headline, mostPoints } from '../slide.ts'

/** The decisions that the heading does not count, by name only. */
const restOf = (unsaid: Solution['decisions'], label: string): Inline[][] =>
  unsaid.length > 0
    ? [
        [
          strong(`${label}: `),
          ...text(
            sentence(
              joinSome(
                unsaid.map(({ title }) => bare(title)),
                3,
              ),
            ),
            ...unsaid.map(({ id }) => id),
          ),
        ],
      ]
    : []

export const decisions: Chapter = {
  id: 'decisions',
  heading: 'Decisions',
  ask: 'For the speaker: what was chosen over what, at which price, and what the room has to agree.',
  alsoCalled: ['decision', 'option', 'alternatives', 'trade-off', 'choice'],
  body: ({ solution }) => {
    const all = solution.decisions.filter((decision) => !isAnswer(decision))
    if (all.length === 0) return undefined
    const proposed = proposedDecisionsOf(solution)
    const open = proposed.length
    const told = open > 0 ? proposed : all
    const unsaid = [...told.slice(mostPoints), ...(open > 0 ? all.filter((one) => !proposed.includes(one)) : [])]
    return {
      heading: headline(
        open > 0
          ? `${countOf(open, 'decision')} ${agree(open, 'needs', 'need')} your agreement`
          : `${countOf(all.length, 'decision')} taken`,
      ),
      blocks: [
        list('decisions-list', [
          ...told
            .slice(0, mostPoints)
            .map(({ id, title, outcome }) => [strong(`${capitalised(bare(title))}: `), ...text(sentence(outcome), id)]),
          ...restOf(unsaid, open > mostPoints ? 'Also in the design' : 'Already agreed'),
        ]),
      ],
    }
  },
  words: () => [],
}
