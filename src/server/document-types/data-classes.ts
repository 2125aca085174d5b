import type { Solution } from '#server/solution/solution.ts'

type DataEntity = Solution['dataEntities'][number]

export const classNames = {
  public: 'Public',
  internal: 'Internal',
  confidential: 'Confidential',
  personal: 'Personal',
  'special-category': 'Special category',
} as const
const classOrder = Object.keys(classNames)

/** The strictest class among entities and their fields. */
export function strictest(entities: DataEntity[]): keyof typeof classNames | undefined {
  const classes = entities.flatMap((entity) => [entity.classification, ...entity.fields.map((field) => field.classification)])
  return classes.toSorted((left, right) => classOrder.indexOf(right) - classOrder.indexOf(left))[0]
}

const quoteOf = ({ source }: { source: Solution['dataEntities'][number]['source'] }) =>
  source.from === 'brief' ? source.quote : undefined

/** Data that is kept; what a sentence only refuses is no data set, even where it was read as one. */
export function ruledEntities({ dataEntities, prohibitions = [] }: Pick<Solution, 'dataEntities' | 'prohibitions'>) {
  const refused = new Set(prohibitions.map(quoteOf))
  return dataEntities.filter((entity) => entity.fields.length > 0 || quoteOf(entity) === undefined || !refused.has(quoteOf(entity)))
}
