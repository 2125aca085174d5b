import type { Calculated } from './calculated.ts'
import { formatDay } from '#shared/day-words.ts'
import type { Statement } from '#server/solution/statement.ts'
import type { OpenDay } from './values/read-values.ts'

export type StatedOpenDay = Pick<OpenDay, 'quote' | 'readings' | 'open'> & { statement: Statement }

/** Each numeric date whose day and month can be swapped, and each due date whose year is open, as written, with both readings. */
export function listOpenDays(open: StatedOpenDay[]): Calculated[] {
  const seen = new Map<string, Calculated>()
  for (const { quote, readings, statement, open: isOpen } of open) {
    if (statement.earlier) continue
    const known = seen.get(quote)
    if (known !== undefined) known.statements.push(statement.id)
    else
      seen.set(quote, {
        kind: 'open-day',
        text:
          isOpen === 'order'
            ? `“${quote}”: day or month first? It is ${formatDay(readings[0])} or ${formatDay(readings[1])}.`
            : `“${quote}”: the year is not stated. It is ${readings[0].slice(0, 4)} or ${readings[1].slice(0, 4)}.`,
        sum: readings.join(' or '),
        statements: [statement.id],
        warns: true,
      })
  }
  return [...seen.values()]
}
