import { counted, plural } from '../counted.ts'

export const replace = 'Replace words'
export const whereWordsAre =
  'In every text of the design, but not in what the client says. Whole words are found, also with a plural s.'
export const wanted = 'Words'
export const by = 'Replace with'
export const found = (count: number, names: string, more: number) =>
  count === 0
    ? 'The design does not have these words.'
    : `${counted(count, 'place', 'places')}: ${names}${more > 0 ? `; and ${more} more` : ''}.`
export const replaceCount = (count: number) => plural(count, 'Replace in 1 place', `Replace in ${count} places`)
