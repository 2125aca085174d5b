import type { Inline } from '#shared/content/blocks.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Chapter } from '../../document-type.ts'
import { agree, bare, capitalised, countOf, joinSome, sentence } from '../../english.ts'
import { fitOf } from '../../fit.ts'
import { proposedDecisionsOf } from '../../key-figures.ts'
import { list, strong, text } from '../../make-blocks.ts'
import { paragraphsOf, citedText } from '../../prose.ts'
import { headline, mostPoints } from '../slide.ts'

/** What the heading does not count, by name alone. */
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
    const all = solution.decisions
    if (all.length === 0) return undefined
    const proposed = proposedDecisionsOf(solution)
    const open = proposed.length
    const told = open > 0 ? proposed : all
    const unsaid = [...told.slice(mostPoints), ...(open > 0 ? all.filter((one) => !proposed.includes(one)) : [])]
    const isNote = fitOf(solution) === 'note'
    return {
      heading: headline(
        isNote ? 'Ways to go on' : undefined,
        open > 0
          ? `${countOf(open, 'decision')} ${agree(open, 'waits', 'wait')} for you`
          : `${countOf(all.length, 'decision')} taken`,
      ),
      blocks: [
        list('decisions-list', [
          ...told
            .slice(0, mostPoints)
            .map(({ id, title, outcome, options }) => [
              strong(`${capitalised(bare(title))}: `),
              ...text(isNote ? sentence(options.map(({ name }) => bare(name)).join(' · ')) : sentence(outcome), id),
            ]),
          ...restOf(unsaid, open > mostPoints ? 'Also in the design' : 'Settled by the brief'),
        ]),
      ],
    }
  },
  words: ({ solution }) => {
    const prices = [...new Set(solution.decisions.map(({ consequences }) => consequences))]
    return paragraphsOf(...prices.slice(0, 3).map((price) => citedText(price)))
  },
}
