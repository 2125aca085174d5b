import type { Block, Cell } from '#shared/content/blocks.ts'
import type { Chapter } from '../document-type.ts'
import { bare, capitalised, joinSome, sentence } from '../english.ts'
import { fitOf } from '../fit.ts'
import { column, idPart, table, text } from '../make-blocks.ts'
import { paragraphsOf, citedText } from '../prose.ts'

/** Ways to go on where the brief carries no design. */
export const options: Chapter = {
  id: 'options',
  heading: 'Options',
  ask: 'Between which ways the client can choose, and what speaks for and against each.',
  alsoCalled: ['option', 'alternatives', 'ways to go on'],
  body: ({ solution }) => {
    if (fitOf(solution) !== 'note' || solution.decisions.length === 0) return undefined
    return {
      blocks: solution.decisions.map((decision): Block =>
        table(`options-${idPart(decision.id)}`, capitalised(bare(decision.title)), {
          columns: [column('option', 'Option', 24), column('merit', 'For it', 38), column('drawback', 'Against it', 38)],
          rows: decision.options.map(({ name, merit, drawback }, index): Cell[] => [
            text(capitalised(bare(name)), ...(index === 0 ? [decision.id] : [])),
            text(sentence(merit)),
            text(sentence(drawback)),
          ]),
        }),
      ),
    }
  },
  words: ({ solution: { decisions } }) =>
    decisions.length > 0
      ? paragraphsOf(
          citedText(
            `To choose: ${joinSome(
              decisions.map(({ title }) => bare(title)),
              4,
            )}`,
          ),
        )
      : [],
}
