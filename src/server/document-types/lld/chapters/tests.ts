import type { Cell } from '#shared/content/blocks.ts'
import type { Chapter } from '../../document-type.ts'
import { sentence } from '../../english.ts'
import { elementLinks } from '../../fact-links.ts'
import { column, table, text } from '../../make-blocks.ts'
import type { SolutionView } from '../../solution-view.ts'

/** The tests that the designer requires, in the order of the components. */
const testsOf = ({ blocks, components }: SolutionView) =>
  [...blocks, ...components].flatMap(({ id, tests = [] }) => tests.map((words) => ({ component: id, words })))

export const tests: Chapter = {
  id: 'tests',
  heading: 'Tests',
  ask: 'Which tests each component passes before it goes live.',
  alsoCalled: ['test', 'verification', 'acceptance', 'quality assurance'],
  body: (view) => {
    const all = testsOf(view)
    if (all.length === 0) return undefined
    const rows = all.map(({ component, words }, index): Cell[] => [
      text(`T-${index + 1}`),
      elementLinks(view, [component]),
      text(sentence(words)),
    ])
    return {
      blocks: [
        table('tests-cases', 'Tests before going live', {
          columns: [column('id', 'Id', 10), column('component', 'Component', 28), column('test', 'Test', 62)],
          rows,
        }),
      ],
    }
  },
  words: () => [],
}
