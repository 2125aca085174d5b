import type { Block, Cell, Column, Inline } from '#shared/content/blocks.ts'
import type { Chapter } from '../../document-type.ts'
import { bare, joinSome } from '../../english.ts'
import { fitOf } from '../../fit.ts'
import { groupBy } from '../../group-by.ts'
import { isRateless, unpricedOf } from '../../key-figures.ts'
import { column, list, strong, table, text } from '../../make-blocks.ts'
import { paragraphsOf, citedText } from '../../prose.ts'
import { type RatedRole, ratedRoles } from '../../rates.ts'
import type { SolutionView } from '../../solution-view.ts'
import { costTables } from '../../tables/cost-tables.ts'

/** Days times stated rates, from the least to the most; a table for each currency. */
function range(roles: RatedRole[]): Block[] {
  const rated = roles.filter(({ rate }) => rate)
  return [...groupBy(rated, ({ rate }) => rate!.currency ?? 'GBP')].map(([currency, own]) => {
    const days = (id: string, heading: string): Column => ({ id, heading, kind: 'number', width: 14 })
    const money = (id: string, heading: string, more: Partial<Column> = {}): Column => ({
      id,
      heading,
      kind: 'money',
      currency,
      width: 15,
      ...more,
    })
    return table(`price-range-${currency.toLowerCase()}`, `Work at stated rates, in ${currency}`, {
      columns: [
        column('role', 'Role', 27),
        days('low', 'Days, least'),
        days('high', 'Days, most'),
        money('rate', 'Day rate'),
        money('from', 'From', { formula: { operation: 'multiply', columns: ['low', 'rate'] }, total: 'sum' }),
        money('to', 'To', { formula: { operation: 'multiply', columns: ['high', 'rate'] }, total: 'sum' }),
      ],
      rows: own.map(({ role, low, high, rate }): Cell[] => [text(role, rate!.id), low, high, rate!.unitPrice ?? null, null, null]),
    })
  })
}

/** What has to be known before there is a price. */
function missingFor(view: SolutionView): Inline[][] {
  const { solution } = view
  const unrated = ratedRoles(solution).filter(({ rate }) => !rate)
  const open = unpricedOf(solution).filter((line) => !isRateless(line))
  return [
    ...(unrated.length > 0
      ? [
          [
            strong('Day rates: '),
            ...text(
              joinSome(
                unrated.map(({ role }) => role),
                8,
              ),
            ),
          ],
        ]
      : []),
    ...(open.length > 0
      ? [
          [
            strong('Unit prices: '),
            ...text(
              joinSome(
                open.map(({ item }) => bare(item)),
                8,
              ),
            ),
          ],
        ]
      : []),
    ...(solution.budget ? [] : [[strong('Budget: '), ...text('from the sponsor')]]),
  ]
}

/** A price with its basis where the rates are known, else what is missing for one. */
export const price: Chapter = {
  id: 'price',
  heading: 'Price',
  ask: 'What the work costs and on which basis, or what is missing for a price.',
  alsoCalled: ['price', 'cost', 'pricing', 'budget', 'commercial', 'fees', 'investment'],
  body: (view) => {
    if (fitOf(view.solution) === 'note') return undefined
    const lacking = missingFor(view)
    const blocks = [
      ...range(ratedRoles(view.solution)),
      ...costTables(view, 'price'),
      ...(lacking.length > 0 ? [list('price-missing', lacking)] : []),
    ]
    return blocks.length > 0 ? { blocks } : undefined
  },
  words: (view) =>
    missingFor(view).length > 0 ? paragraphsOf(citedText('There is no price yet: what is missing stands below')) : [],
}
