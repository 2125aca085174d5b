import { plural } from '../counted.ts'

export const changes = 'Changes'
export const changeOf = (current: number, count: number) => `Change ${current} of ${count}`
export const previousChange = 'Previous change'
export const previousChangeP = 'Previous change (p)'
export const nextChange = 'Next change'
export const nextChangeN = 'Next change (n)'
export const downloadAsWordWithTracked = 'Download as Word with tracked changes'
export const downloadAsPdfWithChange = 'Download as PDF with change bars'
export const inline = 'Inline'
export const sideBySide = 'Side by side'
export const earlierVersion = 'Earlier version'
export const laterVersion = 'Later version'
export const view = 'View'
export const andApproved = ', approved'
export const whatChangedFromTo = (value: string, to: string) => `What changed from ${value} to ${to}`
export const noDifference = 'No difference'
export const versionsAndSaySameWord = (value: string, to: string) => `Versions ${value} and ${to} say the same, word for word.`
export const facts = 'Summary of changes'
export const noFactChangedOnlyWords = 'No fact changed: only words did.'
export const text = 'Full text'
export const goToDocument = 'Go to the document'
export const theseVersionsCannotBeCompared = 'These versions cannot be compared'
export const changeCount = (count: number) => plural(count, '1 change', `${count} changes`)
export const fromAndToOf = (from: string, to: string, title: string) => `${from} and ${to} of ${title}`
export const unchangedChapters = (count: number, chapters: string) =>
  `${count === 1 ? 'Unchanged' : `${count} unchanged chapters`}: ${chapters}`
