import type { Block, Cell, Column } from '#shared/content/blocks.ts'
import { planLength } from '../calendar.ts'
import { bare } from '../english.ts'
import { column, table, text, withoutEmptyColumns } from '../make-blocks.ts'
import { joinAsFits } from '../shorten.ts'
import type { SolutionView } from '../solution-view.ts'

/** Maximum characters of the deliverables of a piece of work. */
const longest = 400

const weeks = (id: string, heading: string): Column => ({ id, heading, kind: 'number', width: 9 })

/** The plan as a picture with its weeks; if `isBrief`, only the weeks. Empty if there is no plan. */
export function planTable({ solution }: SolutionView, id: string, { isBrief = false } = {}): Block[] {
  const { workstreams } = solution
  if (workstreams.length === 0) return []
  const rows = workstreams.map((stream): Cell[] => [
    text(stream.id, stream.id),
    text(stream.name),
    stream.startWeek - 1,
    stream.weeks,
    null,
    text(stream.dependsOn.join(', ')),
    text(isBrief ? '' : joinAsFits(stream.deliverables.map(bare), longest)),
  ])
  const told = workstreams.map(({ name, startWeek, weeks: length }) => `${name}: week ${startWeek} to ${startWeek + length - 1}.`)
  const chart: Block = {
    id: `${id}-chart`,
    type: 'chart',
    caption: `The plan: ${planLength(solution)}`,
    alt: told.join(' '),
    kind: 'stacked-bar',
    table: id,
    categories: 'name',
    series: ['before', 'weeks'],
    offset: 'before',
  }
  return [
    ...(isBrief ? [] : [chart]),
    withoutEmptyColumns(
      table(id, 'Work packages, in weeks from the start', {
        columns: [
          column('id', 'Id', 8),
          column('name', 'Work', 24),
          weeks('before', 'After week'),
          weeks('weeks', 'Weeks'),
          { ...weeks('end', 'To week'), formula: { operation: 'add', columns: ['before', 'weeks'] } },
          column('after', 'Depends on', 14),
          column('delivers', 'Delivers', 27),
        ],
        rows,
      }),
    ),
  ]
}
