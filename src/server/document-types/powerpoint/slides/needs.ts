import type { Cell } from '#shared/content/blocks.ts'
import type { Requirement } from '#server/solution/solution.ts'
import { agree, capitalised, countOf, joinList, numberWord, sentence } from '../../english.ts'
import { factLink } from '../../fact-links.ts'
import { metRequirements } from '../../key-figures.ts'
import { column, missing, table, text } from '../../make-blocks.ts'
import { qualityGoals } from '../../quality-goals.ts'
import type { SolutionView } from '../../solution-view.ts'
import { kindTable } from '../../tables/kind-table.ts'
import { measureCell } from '../../tables/measure-cell.ts'
import { headline, mostRows, type Slide } from '../slide.ts'

/** What the bound is a bound of; the whole sentence where a measure alone would not say. */
function subjectOf({ measures, text: words }: Requirement): string {
  const subjects = [...new Set(measures.map(({ subject }) => subject))]
  const vague = subjects.length === 0 || subjects.some((subject) => /^(duration|share)$/.test(subject))
  return vague ? sentence(words) : capitalised(joinList(subjects))
}

export function qualities(view: SolutionView): Slide {
  const goals = qualityGoals(view).slice(0, mostRows)
  if (goals.length === 0)
    return {
      heading: 'No quality is stated yet, so none can be promised',
      blocks: [
        missing(
          'qualities-goals',
          'Response time, availability, recovery and security have to be agreed with figures before the design is detailed.',
        ),
      ],
    }
  const row = (goal: (typeof goals)[number]): Cell[] => [
    [factLink(view, goal.id)],
    text(goal.characteristic ?? 'Quality'),
    text(subjectOf(goal)),
    measureCell(view, goal),
  ]
  return {
    heading:
      goals.length === 1
        ? 'One quality has to hold for the work to be accepted'
        : headline(`${countOf(goals.length, 'quality')} have to hold for the work to be accepted`),
    blocks: [
      table('qualities-goals', 'The most binding qualities', {
        columns: [
          column('id', 'Id', 10),
          column('quality', 'Quality', 24),
          column('subject', 'What must hold', 34),
          column('measure', 'Bound', 32),
        ],
        rows: goals.map(row),
      }),
    ],
  }
}

export function coverage(view: SolutionView): Slide {
  const all = view.solution.requirements.length
  const open = all - metRequirements(view).length
  const heading =
    all === 0
      ? 'The brief states no requirement yet, so the design stays open'
      : open === 0
        ? `${agree(all, 'The one requirement has', `All ${countOf(all, 'requirement')} have`)} a part that answers ${agree(all, 'it', 'them')}`
        : `${numberWord(all - open)} of ${countOf(all, 'requirement')} ${agree(all - open, 'is', 'are')} met; ${numberWord(open)} ${agree(open, 'waits', 'wait')} for an answer`
  return { heading: headline(heading.replace(/^no of/, 'none of')), blocks: [kindTable(view, 'coverage-kinds')] }
}
