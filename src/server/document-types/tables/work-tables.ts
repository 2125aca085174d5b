import type { Block, Cell, Column } from '#shared/content/blocks.ts'
import { formatDay } from '#shared/day-words.ts'
import { groupBy } from '#shared/group-by.ts'
import { joinList } from '../english.ts'
import { isOfDays } from '#server/solution/firm-rates.ts'
import type { Solution } from '#server/solution/solution.ts'
import { column, type ShownFact, table, text } from '../make-blocks.ts'
import { type RatedRole, ratedRoles } from '../rates.ts'
import type { SolutionView } from '../solution-view.ts'
import { costCurrencyOf } from './cost-tables.ts'
import { effortTable } from './effort-table.ts'

const calculated = { role: 'plan', low: 'plan', high: 'plan', from: 'sum', to: 'sum' } as const

/** The cost line of a role, whose price is its rate. */
function shownRate({ costs }: Solution, { role, rate }: RatedRole): ShownFact | null {
  const line = rate ?? costs.find((one) => isOfDays(one) && one.item.toLowerCase() === role.toLowerCase())
  return line ? { fact: line.id, fields: { rate: ['unitPrice'] } } : null
}

const days = (id: string, heading: string): Column => ({ id, heading, kind: 'number', width: 12, total: 'sum' })

const moneyIn =
  (currency: string | undefined) =>
  (id: string, heading: string, more: Partial<Column>): Column => ({
    id,
    heading,
    kind: 'money',
    width: 16,
    ...(currency ? { currency } : {}),
    ...more,
  })

/** Days by role, the rate of each, and the cost from the minimum to the maximum. Amounts in two currencies are in two tables. */
export function workTables(view: SolutionView, id: string, { input }: { input: boolean }): Block[] {
  const roles = ratedRoles(view.solution)
  const rated = roles.find(({ rate }) => rate)
  const first = (rated && costCurrencyOf(view, rated.rate)) ?? costCurrencyOf(view)
  const groups = groupBy(roles, ({ rate }) => (rate ? costCurrencyOf(view, rate) : first))
  // Roles without a rate are in the first table.
  const ordered = [...groups].toSorted(([left], [right]) => Number(right === first) - Number(left === first))
  return [
    ...ordered.map(([currency, own], at) => {
      const money = moneyIn(currency)
      const [suffix, words] = at === 0 ? ['', ''] : [`-${(currency ?? 'other').toLowerCase()}`, `, in ${currency}`]
      return table(`${id}${suffix}`, `Work by role${words}`, {
        columns: [
          column('role', 'Role', 28),
          days('low', 'Days, least'),
          days('high', 'Days, most'),
          money('rate', 'Day rate', input ? { input: true } : {}),
          money('from', 'From', { total: 'sum', formula: { operation: 'multiply', columns: ['low', 'rate'] } }),
          money('to', 'To', { total: 'sum', formula: { operation: 'multiply', columns: ['high', 'rate'] } }),
        ],
        rows: own.map(({ role, low, high, rate }): Cell[] => [text(role), low, high, rate?.unitPrice ?? null, null, null]),
        shows: { rows: own.map((role) => shownRate(view.solution, role)), calculated },
      })
    }),
    ...originOfRates(`${id}-rates`, roles),
  ]
}

/** Days by role, with their cost once a role has a rate. */
export const effortOrCost = (view: SolutionView, id: string): Block[] =>
  ratedRoles(view.solution).some(({ rate }) => rate) ? workTables(view, id, { input: false }) : effortTable(view, id)

/** The firm's rates from which the prices of days are. */
function originOfRates(id: string, roles: RatedRole[]): Block[] {
  const own = roles.filter(({ rate }) => rate?.ratesOf)
  const cards = [...new Set(own.map(({ rate }) => formatDay(rate!.ratesOf!)))]
  if (cards.length === 0) return []
  const whose = own.length === roles.filter(({ rate }) => rate).length ? '' : ` of ${joinList(own.map(({ role }) => role))}`
  return [{ id, type: 'paragraph', text: text(`Day rates${whose}: from our rate card of ${joinList(cards)}.`) }]
}
