import { counted, plural } from '../counted.ts'

export const replace = 'Wörter ersetzen'
export const whereWordsAre =
  'In allen Texten des Designs, nicht in dem, was der Kunde sagt. Gefunden werden ganze Wörter, auch mit einem s am Ende.'
export const wanted = 'Wörter'
export const by = 'Ersetzen durch'
export const found = (count: number, names: string, more: number) =>
  count === 0
    ? 'Diese Wörter kommen im Design nicht vor.'
    : `${counted(count, 'Stelle', 'Stellen')}: ${names}${more > 0 ? `; und ${more} weitere` : ''}.`
export const replaceCount = (count: number) => plural(count, 'An 1 Stelle ersetzen', `An ${count} Stellen ersetzen`)
