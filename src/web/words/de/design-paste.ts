import { counted, plural } from '../counted.ts'

const rows = (count: number) => counted(count, 'Zeile', 'Zeilen')

export const pasteHint = (columns: string) =>
  `Fügen Sie Zeilen aus einer Tabellenkalkulation ein, mit Überschriften in beliebiger Reihenfolge oder ohne in dieser: ${columns}.`
export const table = 'Tabelle'
export const nothingPasted = 'Noch ist nichts eingefügt.'
export const willAdd = (count: number, all: number) => `${count} von ${rows(all)} ${plural(count, 'wird', 'werden')} hinzugefügt.`
export const willChange = (count: number, all: number) =>
  `${count} von ${rows(all)} ${plural(count, 'ändert', 'ändern')}, was schon so heißt.`
export const isThere = (count: number, all: number) =>
  `${count} von ${rows(all)} ${plural(count, 'sagt', 'sagen')}, was schon da ist.`
export const withHeadings = 'Die erste Zeile wird als Überschriften gelesen.'
export const withoutHeadings =
  'Die erste Zeile hat keine bekannte Überschrift, deshalb werden die Spalten in der Reihenfolge von oben gelesen.'
export const rowsLeftOut = 'Diese Zeilen werden ausgelassen:'
export const cellsLeftOut = 'Diese Zellen werden ausgelassen, der Rest ihrer Zeile wird übernommen:'
export const otherColumns = 'Diese Spalten werden nicht gelesen:'
export const whatIsAdded = 'Was hinzukommt'
export const whatIsChanged = 'Was sich ändert'
export const addRows = (count: number) => `${rows(count)} hinzufügen`
export const changeRows = (count: number) => `${rows(count)} ändern`
export const addAndChange = (added: number, changed: number) => `${rows(added)} hinzufügen, ${changed} ändern`

export const row = (number: number) => `Zeile ${number}`
export const isMissing = (label: string) => `${label} fehlt.`
export const notRead = (label: string, cell: string, why: string) => `${label} „${cell}“: ${why}`
export const leftOutItself = 'Diese Zeile wird ausgelassen.'
export const firstLeftOut = 'Die Zeile, zu der sie gehört, wird ausgelassen.'
export const needed = {
  day: 'Hier steht ein Datum, zum Beispiel 12.01.2027.',
  'yes-no': 'Hier steht Ja oder Nein.',
  name: 'Unter diesem Namen gibt es nichts.',
  currency: 'Preis und Spalte nennen verschiedene Währungen.',
} as const
export const oneOf = (options: string) => `Hier steht eines davon: ${options}.`
