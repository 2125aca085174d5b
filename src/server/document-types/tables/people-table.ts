import type { Block, Cell } from '#shared/content/blocks.ts'
import { sentence } from '../english.ts'
import { elementLinks } from '../fact-links.ts'
import { column, table, text } from '../make-blocks.ts'
import { shorten } from '../shorten.ts'
import type { SolutionView } from '../solution-view.ts'

/** Characters of what somebody does. */
const longest = 140

/** Who works with it, and through which part; nothing where nobody does. */
export function peopleTable(view: SolutionView, id: string): Block[] {
  const people = view.outside.filter(({ kind }) => kind === 'person')
  if (people.length === 0) return []
  return [
    table(id, 'People', {
      columns: [column('name', 'Who', 26), column('does', 'Does', 44), column('meets', 'Through', 30)],
      rows: people.map((person): Cell[] => {
        const own = view.solution.relations.filter(({ from, to }) => from === person.id || to === person.id)
        return [
          text(person.name, person.id),
          text(sentence(shorten(person.responsibility, longest))),
          elementLinks(
            view,
            own.map(({ from, to }) => view.blockOf(from === person.id ? to : from)),
          ),
        ]
      }),
    }),
  ]
}
