import type { Chapter } from '../../document-type.ts'
import { bare, joinSome } from '../../english.ts'
import { fitOf, isDesigned } from '../../fit.ts'
import { isRateless, unpricedOf } from '../../key-figures.ts'
import { paragraphsOf, citedText } from '../../prose.ts'
import { ratesToAgree } from '../../rates.ts'
import { costTables } from '../../tables/cost-tables.ts'
import { effortTable } from '../../tables/effort-table.ts'
import { sizeTable } from '../../tables/size-table.ts'

/** What the volumes come to, and what that costs. */
export const sizes: Chapter = {
  id: 'sizes',
  heading: 'Sizes and cost',
  ask: 'What the volumes of the brief come to, what drives the cost, and which prices are missing.',
  alsoCalled: ['cost', 'budget', 'price', 'size', 'capacity', 'volume', 'performance', 'scalability', 'commercial'],
  body: (view) => {
    if (fitOf(view.solution) === 'note') return undefined
    const effort = isDesigned(view.solution) ? effortTable(view, 'sizes-effort') : []
    const blocks = [...sizeTable(view, 'sizes-table'), ...effort, ...costTables(view, 'sizes')]
    return blocks.length > 0 ? { blocks } : undefined
  },
  words: ({ solution }) => {
    const open = unpricedOf(solution).filter((line) => !isRateless(line))
    return paragraphsOf(
      citedText(ratesToAgree(solution), solution.costs.filter(isRateless)),
      open.length > 0
        ? citedText(
            `To be priced: ${joinSome(
              open.map(({ item }) => bare(item)),
              4,
            )}`,
          )
        : [],
    )
  },
}
