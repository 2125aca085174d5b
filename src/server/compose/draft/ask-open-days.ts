import type { Solution } from '#server/solution/solution.ts'
import { referenceOf } from '#server/solution/statement.ts'
import type { Register } from '../register/register-brief.ts'

/** One question about all numeric dates that can be read in two ways; empty if there are none. */
export function askOpenDays({ openDays }: Pick<Register, 'openDays'>): Solution['questions'] {
  const byOrder = openDays.filter(({ open }) => open === 'order')
  const asked = [...new Map(byOrder.map((one) => [one.quote, one])).values()]
  const [first] = asked
  if (first === undefined) return []
  const named = asked.map(({ quote, statement }) => `“${quote}” (${referenceOf(statement)})`)
  return [
    {
      id: 'OQ-1',
      source: { from: 'assumption', reason: 'Day and month could be either way round, and nothing proves which is first.' },
      text: `Which day is meant by ${named.length === 1 ? named[0] : `${named.slice(0, -1).join(', ')} and by ${named.at(-1)}`}?`,
      why: 'No date is planned for before the order of day and month is known.',
      about: byOrder.map(({ statement }) => statement.id).slice(0, 1),
      owner: 'Client',
    },
  ]
}
