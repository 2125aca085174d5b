import { firm } from '#shared/firm.ts'

/** The author of what is written without a model, in records and on pages. */
export const offlineWriter = `${firm.name} offline composer`

type Fact = { label: string; value: string }

const label = 'Prepared by'

/** The line of the title page for the authors of a version: the firm, with a model where one wrote, and the people who edited. */
export const preparedBy = (writer: string): Fact => ({
  label,
  value: writer.startsWith(offlineWriter) ? writer.replace(offlineWriter, firm.name) : `${firm.name}, with ${writer}`,
})

/** True also for the line of versions that were written before it was named so. */
export const isPreparedBy = (fact: Fact): boolean => fact.label === label || fact.label === 'Written by'
