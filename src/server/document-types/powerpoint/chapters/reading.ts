import type { Block } from '#shared/content/blocks.ts'
import { calculationList, calendarTable } from '../../chapters/dates.ts'
import type { Chapter } from '../../document-type.ts'
import { countOf } from '../../english.ts'
import { fitOf } from '../../fit.ts'
import { list, strong } from '../../make-blocks.ts'
import type { SolutionView } from '../../solution-view.ts'
import { type SummaryLine } from '../../quote-lines.ts'
import { firstOfEach, readingLines } from '../../summary-lines.ts'
import { headline, mostPoints, mostRows } from '../slide.ts'

const isReading = ({ solution }: SolutionView) => fitOf(solution) === 'reading'
const listOf = (id: string, lines: SummaryLine[]) =>
  list(
    id,
    firstOfEach(lines, mostPoints).map(({ topic, runs }) => [strong(`${topic}: `), ...runs]),
  )
const isMoneyOrDate = ({ topic }: SummaryLine) => topic === 'Money' || topic === 'Dates'

/** Rows of one line each. */
const mostDates = mostRows + 2

/** As many rows as fit on a slide; the caption gives the total. */
function firstRows(block: Block): Block {
  if (block.type !== 'table' || block.rows.length <= mostDates) return block
  return {
    ...block,
    caption: `${block.caption}: the first ${mostDates} of ${block.rows.length}`,
    rows: block.rows.slice(0, mostDates),
  }
}

/** Dates and money of a brief without a design. */
export const datesAndMoney: Chapter = {
  id: 'dates-and-money',
  heading: 'Dates and money',
  ask: 'For the speaker: which dates are fixed and what may be spent.',
  alsoCalled: ['date', 'budget', 'calendar'],
  body: (view) => {
    const lines = isReading(view) ? readingLines(view).filter(isMoneyOrDate) : []
    if (lines.length === 0) return undefined
    const calendar = calendarTable(view, 'dates-and-money-calendar', { isAhead: true }).map((block) => firstRows(block))
    const money = lines.filter(({ topic }) => topic === 'Money')
    return { blocks: [...(money.length > 0 ? [listOf('dates-and-money-list', money)] : []), ...calendar] }
  },
  words: () => [],
}

/** Limits, exclusions and results of calculations. */
export const limits: Chapter = {
  id: 'limits',
  heading: 'Limits and open points',
  ask: 'For the speaker: which figures and exclusions bind the work, and what is not said.',
  alsoCalled: ['limit', 'constraint', 'scope'],
  body: (view) => {
    const lines = isReading(view) ? readingLines(view).filter((line) => !isMoneyOrDate(line)) : []
    if (lines.length === 0) return undefined
    const warnings = (view.solution.calculations ?? []).filter(({ warns }) => warns)
    const found =
      warnings.length > 0
        ? calculationList({ ...view, solution: { ...view.solution, calculations: warnings } }, 'limits-calculations')
        : []
    return {
      heading: headline(
        warnings.length > 0 ? `Limits, and ${countOf(warnings.length, 'point')} to check` : undefined,
        'Limits and open points',
      ),
      blocks: [listOf('limits-list', lines), ...found],
    }
  },
  words: () => [],
}
