import type { Block } from '#shared/content/blocks.ts'
import type { Chapter } from '../../document-type.ts'
import { bare, joinSome, sentence } from '../../english.ts'
import { isDesigned } from '../../fit.ts'
import { list, strong, text } from '../../make-blocks.ts'
import { paragraphsOf, citedText } from '../../prose.ts'
import { partInShort } from '../../part-in-short.ts'
import { type SolutionView, technologyText } from '../../solution-view.ts'
import { decisionTable } from '../../tables/decision-table.ts'

/** More than this is told in the design. */
const mostDecisions = 5

/** Characters of what a part does. */
const longest = 150

const partList = ({ blocks }: SolutionView): Block[] =>
  blocks.length > 0
    ? [
        list(
          'approach-parts',
          blocks.map((part, index) => {
            const told = sentence(partInShort(part.responsibility, longest))
            const isTold = blocks.slice(0, index).some((other) => sentence(partInShort(other.responsibility, longest)) === told)
            return [strong(`${part.name}. `), ...text(isTold ? technologyText(part) : told, part.id)]
          }),
        ),
      ]
    : []

/** What is built, and which choices shape it. */
export const approach: Chapter = {
  id: 'approach',
  heading: 'Approach',
  ask: 'What we propose to build, which choices shape it, and why these and not others.',
  alsoCalled: ['approach', 'solution', 'proposal', 'method', 'methodology', 'architecture', 'design'],
  body: (view) => {
    const blocks = [...partList(view), ...decisionTable(view, 'decisions-table', mostDecisions)]
    return isDesigned(view.solution) && blocks.length > 0 ? { blocks } : undefined
  },
  words: ({ solution: { decisions } }) =>
    decisions.length > 0
      ? paragraphsOf(
          citedText(
            `What shapes it: ${joinSome(
              decisions.map(({ title }) => bare(title)),
              4,
            )}`,
          ),
        )
      : [],
}
