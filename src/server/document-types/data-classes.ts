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
