import type { Chapter } from '../../document-type.ts'
import { classNames, ruledEntities, strictest } from '../../data-classes.ts'
import { joinSome } from '../../english.ts'
import { isDesigned } from '../../fit.ts'
import { paragraphsOf, citedText } from '../../prose.ts'
import type { SolutionView } from '../../solution-view.ts'
import { entityTable } from '../../tables/entity-table.ts'

/** Data that the brief has a rule for; where it has none, the records that the design adds. */
function ruledData({ solution }: SolutionView) {
  const dataEntities = ruledEntities(solution)
  const ruled = dataEntities.filter(({ source, retention }) => source.from !== 'catalogue' || retention)
  return ruled.length > 0 ? ruled : dataEntities
}

/** What is kept, of which class, where, and for how long. */
export const data: Chapter = {
  id: 'data',
  heading: 'Data',
  ask: 'What data is kept where, how it is classed, in which place it has to stay, and for how long.',
  alsoCalled: ['data', 'information architecture', 'storage', 'privacy', 'security', 'retention'],
  body: (view) => {
    const blocks = isDesigned(view.solution) ? entityTable(view, 'data-entities', ruledData(view)) : []
    return blocks.length > 0 ? { blocks } : undefined
  },
  words: (view) => {
    const dataEntities = ruledData(view)
    const strict = strictest(dataEntities)
    const open = dataEntities.filter(({ retention }) => !retention)
    return paragraphsOf(
      strict ? citedText(`The strictest class is ${classNames[strict].toLowerCase()}`) : [],
      open.length > 0
        ? citedText(
            `Retention is still open for ${joinSome(
              open.map(({ name }) => name),
              4,
            )}`,
            open,
          )
        : [],
    )
  },
}
