import type { Day, Statement } from '#server/solution/statement.ts'
import { formatDay } from '#shared/day-words.ts'
import type { Calculated } from './calculated.ts'
import { weekdayName, weekdayOf } from './values/month-names.ts'

const lasts: [RegExp, string][] = [
  [/(?<![\d.,/:-])(?:3[01])(?:st|\.)? (?:of )?(?:Feb(?:ruary|ruar)?|février|febrero)(?!\p{L})/giu, 'February has at most 29 days'],
  [
    /(?<![\d.,/:-])31(?:st|\.)? (?:of )?(?:April|Apr|June|Juni?|Sept?(?:ember)?|Nov(?:ember)?|avril|juin|septembre|novembre|abril|junio|septiembre|noviembre)(?!\p{L})/giu,
    'this month has 30 days',
  ],
]

/** “31 November”, which no calendar has, and “Monday 7 September 2027”, which is a Tuesday. */
export const listImpossibleDays = (statements: Statement[]): Calculated[] =>
  statements.flatMap((statement) => [...notInMonth(statement), ...otherWeekday(statement)])

const notInMonth = ({ id, text }: Statement): Calculated[] =>
  lasts.flatMap(([days, why]) =>
    [...text.matchAll(days)].map(([day]) => ({
      kind: 'order' as const,
      text: `“${day}” does not exist: ${why}.`,
      sum: why,
      statements: [id],
      warns: true,
    })),
  )

function otherWeekday({ id, values }: Statement): Calculated[] {
  const days = values.filter(
    (value): value is Day => value.kind === 'date' && value.from === value.to && value.yearAssumed !== true && !value.recurs,
  )
  return days.flatMap(({ quote, from }): Calculated[] => {
    const said = weekdayOf(/^\p{L}+/u.exec(quote)?.[0] ?? '')
    const real = new Date(from).getUTCDay()
    if (said === undefined || said === real) return []
    return [
      {
        kind: 'order',
        text: `“${quote.replaceAll(/\s+/g, ' ')}”: ${formatDay(from)} is a ${weekdayName(real)}.`,
        sum: `${from} = ${weekdayName(real)}`,
        statements: [id],
        warns: true,
      },
    ]
  })
}
