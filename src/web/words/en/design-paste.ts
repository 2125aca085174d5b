import { counted } from '../counted.ts'

const rows = (count: number) => counted(count, 'row', 'rows')

export const pasteHint = (columns: string) =>
  `Paste rows from a spreadsheet, with their headings in any order, or without headings in this order: ${columns}.`
export const table = 'Table'
export const nothingPasted = 'Nothing is pasted yet.'
export const willAdd = (count: number, all: number) => `${count} of ${rows(all)} will be added.`
export const willChange = (count: number, all: number) => `${count} of ${rows(all)} will change what has this name already.`
export const isThere = (count: number, all: number) =>
  `${count} of ${rows(all)} ${count === 1 ? 'says' : 'say'} what is there already.`
export const withHeadings = 'The first row is read as headings.'
export const withoutHeadings = 'The first row has no heading that is known, so the columns are read in the order above.'
export const rowsLeftOut = 'These rows are left out:'
export const cellsLeftOut = 'These cells are left out, and the rest of their row is taken:'
export const otherColumns = 'These columns are not read:'
export const whatIsAdded = 'What is added'
export const whatIsChanged = 'What is changed'
export const addRows = (count: number) => `Add ${rows(count)}`
export const changeRows = (count: number) => `Change ${rows(count)}`
export const addAndChange = (added: number, changed: number) => `Add ${rows(added)} and change ${changed}`

export const row = (number: number) => `Row ${number}`
export const isMissing = (label: string) => `${label} is missing.`
export const notRead = (label: string, cell: string, why: string) => `${label} “${cell}”: ${why}`
export const leftOutItself = 'Its row is left out.'
export const firstLeftOut = 'The row that it belongs to is left out.'
export const needed = {
  day: 'A date is needed, such as 2027-01-12.',
  'yes-no': 'Yes or No is needed.',
  name: 'There is nothing of this name.',
  currency: 'The price and the column say different currencies.',
} as const
export const oneOf = (options: string) => `One of these is needed: ${options}.`
