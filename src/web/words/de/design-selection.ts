import { counted } from '../counted.ts'

export const select = 'Auswählen'
export const selectOne = (name: string) => `Auswählen: ${name}`
export const selectAll = (count: number) => `Alle ${count} auswählen`
export const selectAllOf = (count: number, list: string) => `Alle ${count} auswählen: ${list}`
export const selected = (count: number) => `${count} ausgewählt`
export const selectedOf = (list: string) => `Ausgewählt: ${list}`
export const clearSelection = 'Auswahl aufheben'
export const counts = {
  row: (count: number) => counted(count, 'Zeile', 'Zeilen'),
  scenario: (count: number) => counted(count, 'Szenario', 'Szenarien'),
  interface: (count: number) => counted(count, 'Schnittstelle', 'Schnittstellen'),
  decision: (count: number) => counted(count, 'Entscheidung', 'Entscheidungen'),
}
export const wereRemoved = (counted: string) => `${counted} entfernt. „Rückgängig“ macht das ungeschehen.`
export const someRemain = (least: number) => `Mindestens ${counted(least, 'Zeile muss', 'Zeilen müssen')} bleiben.`
