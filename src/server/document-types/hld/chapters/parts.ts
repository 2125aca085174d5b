import type { Chapter } from '../../document-type.ts'
import { joinSome, numberWord } from '../../english.ts'
import { isDesigned } from '../../fit.ts'
import { paragraphsOf, citedText } from '../../prose.ts'
import { connectionTable } from '../../tables/connection-table.ts'
import { environmentTable } from '../../tables/environment-table.ts'
import { partTable } from '../../tables/part-table.ts'
import { peopleTable } from '../../tables/people-table.ts'

/** What is built, with what it is connected, and where it runs. */
export const parts: Chapter = {
  id: 'parts',
  heading: 'Parts and connections',
  ask: 'Which parts there are, what each does, and by what they are connected with people and other systems.',
  alsoCalled: [
    'building block',
    'component',
    'container',
    'logical architecture',
    'technology stack',
    'application architecture',
    'architecture',
    'context',
    'stakeholder',
    'external interfaces',
    'integration',
    'deployment',
    'infrastructure',
    'hosting',
    'solution overview',
  ],
  body: (view) => {
    const parts = partTable(view, 'parts-table')
    if (!isDesigned(view.solution) || parts.length === 0) return undefined
    return {
      blocks: [
        ...parts,
        ...connectionTable(view, 'parts-connections'),
        ...peopleTable(view, 'parts-people'),
        ...environmentTable(view, 'parts-environments'),
      ],
    }
  },
  words: ({ blocks }) => {
    const given = [
      ...new Set(blocks.flatMap(({ technology, technologyStated }) => (technology && technologyStated ? [technology] : []))),
    ]
    const proposed = blocks.filter(({ technology, technologyStated }) => technology && !technologyStated).length
    return paragraphsOf(
      given.length > 0 ? citedText(`Named by you: ${joinSome(given, 6)}`) : [],
      proposed > 0 ? citedText(`Proposed by us, and marked so: ${numberWord(proposed)} of ${numberWord(blocks.length)}`) : [],
    )
  },
}
