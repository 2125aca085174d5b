import type { Block, Cell } from '#shared/content/blocks.ts'
import type { Chapter } from '../../document-type.ts'
import { joinSome, sentence } from '../../english.ts'
import { fitOf } from '../../fit.ts'
import { column, table, text, withoutEmptyColumns } from '../../make-blocks.ts'
import { paragraphsOf, citedText } from '../../prose.ts'
import { measureText } from '../../measure-text.ts'
import type { SolutionView } from '../../solution-view.ts'
import { unclassifiedStatementsTable } from '../../tables/unclassified-statements-table.ts'

/** The goals in the client’s words, each with the figure that it is judged by. */
function goals({ solution: { objectives } }: SolutionView): Block[] {
  if (objectives.length === 0) return []
  return [
    withoutEmptyColumns(
      table('understanding-goals', 'Your goals', {
        columns: [column('id', 'Id', 10), column('goal', 'Goal', 62), column('measure', 'Judged by', 28)],
        rows: objectives.map((goal): Cell[] => [text(goal.id, goal.id), text(sentence(goal.text)), text(measureText(goal))]),
      }),
    ),
  ]
}

/** Where the client stands, in the brief's own words. */
const situation = ({ solution, client }: SolutionView): Block[] =>
  solution.situation ? [{ id: 'understanding-situation', type: 'quote', text: text(solution.situation.quote), source: client }] : []

export const understanding: Chapter = {
  id: 'understanding',
  heading: 'What we understood',
  ask: 'Where the client stands, what it wants to reach, and by which figures success is judged.',
  alsoCalled: [
    'understanding',
    'need',
    'objective',
    'goal',
    'background',
    'context',
    'situation',
    'problem',
    'challenge',
    'purpose',
  ],
  body: (view) => {
    const blocks = [...situation(view), ...goals(view), ...unclassifiedStatementsTable(view, 'understanding-told')]
    return fitOf(view.solution) === 'note' || blocks.length === 0 ? undefined : { blocks }
  },
  words: (view) => {
    const people = view.outside.filter(({ kind }) => kind === 'person').map(({ name }) => name)
    const systems = view.outside.filter(({ kind }) => kind === 'external-system').map(({ name }) => name)
    return paragraphsOf(
      people.length > 0 ? citedText(`It is for ${joinSome(people, 5)}`) : [],
      systems.length > 0 ? citedText(`It works beside ${joinSome(systems, 6)}`) : [],
    )
  },
}
