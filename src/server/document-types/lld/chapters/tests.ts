import type { Cell } from '#shared/content/blocks.ts'
import type { Chapter } from '../../document-type.ts'
import { countOf, joinList, sentence } from '../../english.ts'
import { factLinks } from '../../fact-links.ts'
import { isDesigned } from '../../fit.ts'
import { groupBy } from '../../group-by.ts'
import { column, table, text } from '../../make-blocks.ts'
import { paragraphsOf, citedText } from '../../prose.ts'
import { planTests } from '../plan-tests.ts'

/** What is done, and what must be seen. */
export const tests: Chapter = {
  id: 'tests',
  heading: 'Tests',
  ask: 'Which tests prove what, and what none of them proves.',
  alsoCalled: ['test', 'verification', 'acceptance', 'quality assurance'],
  body: (view) => {
    const all = planTests(view)
    if (!isDesigned(view.solution) || all.length === 0) return undefined
    return {
      blocks: [
        table('tests-cases', 'What is done and must be seen', {
          columns: [column('id', 'Id', 10), column('kind', 'Kind', 12), column('text', 'Test', 56), column('proves', 'Proves', 22)],
          rows: all.map(({ id, kind, text: words, proves }): Cell[] => [
            text(id),
            text(kind),
            text(sentence(words)),
            factLinks(view, proves),
          ]),
        }),
      ],
    }
  },
  words: (view) => {
    const kinds = [...groupBy(planTests(view), ({ kind }) => kind)]
    return paragraphsOf(
      citedText(`Planned are ${joinList(kinds.map(([kind, all]) => countOf(all.length, `${kind.toLowerCase()} test`)))}`),
    )
  },
}
