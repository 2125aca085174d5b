import type { Block, Cell } from '#shared/content/blocks.ts'
import type { Chapter } from '../../document-type.ts'
import { capitalised, countOf, joinList, sentence } from '../../english.ts'
import { elementLinks } from '../../fact-links.ts'
import { isDesigned } from '../../fit.ts'
import { column, table, text } from '../../make-blocks.ts'
import { paragraphsOf, citedText } from '../../prose.ts'
import { bounded, measureText } from '../../measure-text.ts'
import { answersTo, type SolutionView } from '../../solution-view.ts'
import { sizeTable } from '../../tables/size-table.ts'
import { isReading } from '../operation-path.ts'
import { physicalTable } from '../physical-model.ts'

const boundsOf = ({ solution }: SolutionView) => solution.requirements.map(bounded).filter(({ measures }) => measures.length > 0)

function bounds(view: SolutionView): Block[] {
  const rows = boundsOf(view).map((requirement): Cell[] => [
    text(requirement.clause ?? requirement.id, requirement.id),
    text(capitalised(measureText(requirement))),
    text(sentence(requirement.text)),
    elementLinks(
      view,
      answersTo(view, requirement).elements.map(({ id }) => id),
    ),
  ])
  if (rows.length === 0) return []
  return [
    table('limits-bounds', 'Figures that no setting may break', {
      columns: [
        column('clause', 'Clause', 11),
        column('bound', 'Bound', 23),
        column('text', 'Asked', 42),
        column('parts', 'Holds for', 24),
      ],
      rows,
    }),
  ]
}

/** By which key a call that comes twice is known. */
function repeats(view: SolutionView): Block[] {
  const rows = view.solution.interfaces.flatMap((face): Cell[][] => {
    const writing = face.operations.filter((operation) => !isReading(operation)).map(({ name }) => name)
    const kept = view.solution.dataEntities.find(({ store }) => store === face.provider && view.element(store))
    if (writing.length === 0) return []
    return [
      [
        text(face.name, face.id),
        text(joinList(writing)),
        text(kept ? physicalTable(view, kept).key.join(', ') : 'Key sent by the caller'),
      ],
    ]
  })
  if (rows.length === 0) return []
  return [
    table('limits-repeats', 'Calls that may come twice', {
      columns: [column('face', 'Contract', 30), column('operations', 'Operations', 40), column('key', 'Known by', 30)],
      rows,
    }),
  ]
}

/** Bounds, volumes, and what may be repeated without harm. */
export const limits: Chapter = {
  id: 'limits',
  heading: 'Limits',
  ask: 'Which figures bind which parts, and which calls may come twice without harm.',
  alsoCalled: ['limit', 'performance', 'capacity', 'quality', 'non-functional', 'sizing', 'idempotency'],
  body: (view) => {
    const blocks = [...bounds(view), ...sizeTable(view, 'limits-sizes'), ...repeats(view)]
    return isDesigned(view.solution) && blocks.length > 0 ? { blocks } : undefined
  },
  words: (view) => {
    const count = boundsOf(view).length
    return count > 0 ? paragraphsOf(citedText(`You set ${countOf(count, 'bound')}`)) : []
  },
}
