import type { Block, Cell } from '#shared/content/blocks.ts'
import { compliance as shared } from '../../chapters/compliance.ts'
import type { Chapter } from '../../document-type.ts'
import { sentence } from '../../english.ts'
import { factLinks } from '../../fact-links.ts'
import { furtherBans } from '../../further-bans.ts'
import { column, table, text, withoutEmptyColumns } from '../../make-blocks.ts'
import { answerTo, statusOf } from '../../requirement-status.ts'
import { measureText } from '../../measure-text.ts'
import { answersTo, type SolutionView } from '../../solution-view.ts'
import { sourceText } from '../../tables/source-text.ts'

const kindNames = { functional: 'Function', quality: 'Quality', constraint: 'Constraint' } as const
const priorities = { must: 'Must', should: 'Should', could: 'Could', wont: 'Not now' } as const

function rows(view: SolutionView): Cell[][] {
  const { requirements, scope } = view.solution
  const asked = (requirement: (typeof requirements)[number]) => answersTo(view, requirement).questions.map(({ id }) => id)
  return [
    ...requirements.map((requirement): Cell[] => [
      text(requirement.id, requirement.id),
      text(requirement.clause ?? ''),
      text(sentence(requirement.text)),
      text(kindNames[requirement.kind]),
      text(`${priorities[requirement.priority]}${requirement.priorityStated ? '' : ' (assumed)'}`),
      text(measureText(requirement)),
      text(statusOf(view, requirement)),
      answerTo(view, requirement),
      factLinks(view, asked(requirement)),
      text(sourceText(requirement)),
    ]),
    ...furtherBans(view.solution).map(({ id, text: words, name }): Cell[] => [
      text(id, id),
      null,
      text(sentence(words)),
      text('Ban'),
      null,
      null,
      text('Kept'),
      text(`Without ${name}.`),
      null,
      null,
    ]),
    ...scope.map(({ id, text: words, within }): Cell[] => [
      text(id, id),
      null,
      text(sentence(words)),
      text('Scope'),
      null,
      null,
      text(within ? 'In' : 'Out'),
      null,
      null,
      null,
    ]),
  ]
}

function matrix(view: SolutionView): Block[] {
  const all = rows(view)
  if (all.length === 0) return []
  const whole = table('compliance-matrix', 'Each clause and its answer', {
    columns: [
      column('id', 'Id', 6),
      column('clause', 'Clause', 6),
      column('text', 'Asked', 28),
      column('kind', 'Kind', 8),
      column('priority', 'Priority', 8),
      column('measure', 'Measure', 10),
      column('status', 'Answer', 7),
      column('by', 'By', 18),
      column('asked', 'Question', 6),
      column('source', 'Stated in', 8),
    ],
    rows: all,
  })
  return [withoutEmptyColumns(whole)]
}

export const compliance: Chapter = {
  ...shared,
  heading: 'Compliance',
  body: (view) => {
    const blocks = matrix(view)
    return blocks.length > 0 ? { blocks } : undefined
  },
}
