import { plural } from '../counted.ts'

export const regenerate = 'Regenerate'
export const asksForThesePartsAgain = 'Asks for these parts again and keeps the others.'
export const markedParts = (count: number) => plural(count, 'One part is marked', `${count} parts are marked`)
