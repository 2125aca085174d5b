import { plural } from '../counted.ts'

export const regenerate = 'Neu erstellen'
export const asksForThesePartsAgain = 'Fragt diese Teile neu an und behält die übrigen.'
export const markedParts = (count: number) => plural(count, 'Ein Teil ist markiert', `${count} Teile sind markiert`)
