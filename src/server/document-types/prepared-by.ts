import { firm } from '#shared/firm.ts'

/** The author of what is written without a model, in records and on pages. */
export const offlineWriter = `${firm.name} offline composer`

type Fact = { label: string; value: string }

const label = 'Prepared by'

/** The line of the title page for the authors of a version: the people who edited it, the firm, and a model where one wrote. */
export function preparedBy(writer: string): Fact {
  const [author, ...editors] = writer.split(', edited by ')
  const firmOrModel = author === offlineWriter ? firm.name : `${firm.name}, with ${author}`
  return { label, value: [...editors, firmOrModel].join(', ') }
}

/** True also for the line of versions that were written before it was named so. */
export const isPreparedBy = (fact: Fact): boolean => fact.label === label || fact.label === 'Written by'
