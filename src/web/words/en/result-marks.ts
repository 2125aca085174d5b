import { plural } from '../counted.ts'

export const regenerate = 'Regenerate'
export const asksForThesePartsAgain = 'Writes these parts again and leaves the others.'
export const markedParts = (count: number) => plural(count, 'One part is marked', `${count} parts are marked`)
