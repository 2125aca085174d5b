import { counted, plural } from '../counted.ts'

const cells = (count: number) => counted(count, 'cell', 'cells')
const rows = (count: number) => counted(count, 'row', 'rows')

export const sheetHint =
  'Choose the .xlsx file in which the client asks for answers. You can take answers from it, or download it with the answers of this design. Everything else in the file stays as it is.'
export const close = 'Close'
export const clientsSheet = 'The client’s sheet'
export const fileHint = 'One .xlsx file of at most 10 MB. It is not stored.'
export const reading = 'Reading the file…'
export const sheet = 'Sheet'
export const headRow = 'Row of headings'
export const roles = {
  reference: 'Reference',
  statement: 'Requirement',
  answer: 'Answer',
  how: 'How',
  owner: 'Owner',
  due: 'Due day',
  evidence: 'Evidence',
} as const
export const notInSheet = 'Not in this sheet'
export const rowNumber = (row: number) => `Row ${row}`
export const noRequirements = 'No column with requirements was found. Choose the sheet, the row of headings and the column.'
export const matching = (matched: number, all: number) =>
  `${matched} of ${rows(all)} ${plural(all, 'matches', 'match')} statements of this design.`
export const notMatching = 'These rows match no statement and are left out:'
export const describeRow = (row: number, reference: string, text: string) => `Row ${row}${reference && `, ${reference}`}: ${text}`
export const andMore = (count: number) => `and ${count} more`
export const allowed = (heading: string, values: string) => `“${heading}” takes one of: ${values}`
export const overwrite = 'Overwrite cells that have a value'
export const overwriteHint = 'Formulas are never overwritten.'
export const unsavedAreMissing = (version: string) =>
  `The file gets the answers of version ${version}. Save your changes first to have them in it.`
export const takeAnswers = (count: number) => `Take ${counted(count, 'answer', 'answers')} from it`
export const download = 'Download it filled in'
export const filled = (cellCount: number, rowCount: number) => `${cells(cellCount)} in ${rows(rowCount)} filled in.`
export const fileName = (name: string) => `${name} (filled in).xlsx`
export const leftBecause = {
  'has-value': 'These cells have a value already:',
  formula: 'These cells have a formula:',
  merged: 'These cells are part of a larger one:',
  'not-in-list': 'The list of these cells has no word for the answer, or several:',
  'list-not-read': 'The list of these cells is worked out by a formula:',
  'too-long': 'The text is too long for these cells:',
  'answers-differ': 'These rows match several statements with different answers:',
} as const
