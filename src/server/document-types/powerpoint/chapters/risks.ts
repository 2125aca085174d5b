import type { Cell } from '#shared/content/blocks.ts'
import { risksByWeight } from '#server/solution/risks-by-weight.ts'
import type { Chapter } from '../../document-type.ts'
import { bare, capitalised, countOf, numberWord, sentence } from '../../english.ts'
import { graveRisksOf } from '../../key-figures.ts'
import { column, showing, table, text } from '../../make-blocks.ts'
import { headline } from '../slide.ts'

const mostRisks = 4

export const risks: Chapter = {
  id: 'risks',
  heading: 'Risks',
  ask: 'For the speaker: what may go wrong and what is done about it.',
  alsoCalled: ['risk', 'issue', 'raid', 'dependencies'],
  body: ({ solution }) => {
    const shown = risksByWeight(solution.risks).slice(0, mostRisks)
    if (shown.length === 0) return undefined
    const high = graveRisksOf({ ...solution, risks: shown }).length
    const all = graveRisksOf(solution).length
    return {
      heading: headline(
        all > shown.length
          ? `The ${numberWord(shown.length)} most serious risks, each with an owner`
          : high > 0
            ? high < shown.length
              ? `${capitalised(numberWord(high))} of these ${numberWord(shown.length)} risks would do serious harm`
              : `${countOf(high, 'risk')} would do serious harm, and each has an owner`
            : undefined,
        'What could go wrong',
      ),
      blocks: [
        table('risks-table', '', {
          columns: [column('risk', 'Risk', 40), column('mitigation', 'Mitigation', 44), column('owner', 'Owner', 16)],
          rows: shown.map(({ id, text: words, mitigation, owner }): Cell[] => [
            text(bare(words), id),
            text(sentence(mitigation)),
            text(capitalised(owner)),
          ]),
          shows: showing(shown, { risk: ['text'], mitigation: ['mitigation'], owner: ['owner'] }),
        }),
      ],
    }
  },
  words: () => [],
}
