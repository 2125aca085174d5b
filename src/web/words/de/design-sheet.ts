import { counted, plural } from '../counted.ts'

const cells = (count: number) => counted(count, 'Zelle', 'Zellen')
const rows = (count: number) => counted(count, 'Zeile', 'Zeilen')

export const sheetHint =
  'Wählen Sie die .xlsx-Datei, in der der Kunde um Antworten bittet. Sie können Antworten daraus übernehmen oder sie mit den Antworten dieses Designs herunterladen. Alles andere in der Datei bleibt, wie es ist.'
export const close = 'Schließen'
export const clientsSheet = 'Tabelle des Kunden'
export const fileHint = 'Eine .xlsx-Datei mit höchstens 10 MB. Sie wird nicht gespeichert.'
export const reading = 'Die Datei wird gelesen …'
export const sheet = 'Tabellenblatt'
export const headRow = 'Zeile der Überschriften'
export const roles = {
  reference: 'Referenz',
  statement: 'Anforderung',
  answer: 'Antwort',
  how: 'Umsetzung',
  owner: 'Verantwortlich',
  due: 'Fällig am',
  evidence: 'Nachweis',
} as const
export const notInSheet = 'Nicht in diesem Blatt'
export const rowNumber = (row: number) => `Zeile ${row}`
export const noRequirements =
  'Es wurde keine Spalte mit Anforderungen gefunden. Wählen Sie das Blatt, die Zeile der Überschriften und die Spalte.'
export const matching = (matched: number, all: number) =>
  `${matched} von ${counted(all, 'Zeile', 'Zeilen')} ${plural(all, 'passt', 'passen')} zu Aussagen dieses Designs.`
export const notMatching = 'Diese Zeilen passen zu keiner Aussage und werden ausgelassen:'
export const describeRow = (row: number, reference: string, text: string) => `Zeile ${row}${reference && `, ${reference}`}: ${text}`
export const andMore = (count: number) => `und ${count} weitere`
export const allowed = (heading: string, values: string) => `„${heading}“ nimmt eines von: ${values}`
export const overwrite = 'Zellen überschreiben, die einen Wert haben'
export const overwriteHint = 'Formeln werden nie überschrieben.'
export const unsavedAreMissing = (version: string) =>
  `Die Datei erhält die Antworten der Version ${version}. Speichern Sie zuerst, damit Ihre Änderungen darin sind.`
export const takeAnswers = (count: number) => `${counted(count, 'Antwort', 'Antworten')} daraus übernehmen`
export const download = 'Ausgefüllt herunterladen'
export const filled = (cellCount: number, rowCount: number) => `${cells(cellCount)} in ${rows(rowCount)} ausgefüllt.`
export const fileName = (name: string) => `${name} (ausgefüllt).xlsx`
export const leftBecause = {
  'has-value': 'Diese Zellen haben schon einen Wert:',
  formula: 'Diese Zellen haben eine Formel:',
  merged: 'Diese Zellen sind Teil einer größeren:',
  'not-in-list': 'Die Liste dieser Zellen hat kein Wort für die Antwort oder mehrere:',
  'list-not-read': 'Die Liste dieser Zellen wird durch eine Formel bestimmt:',
  'too-long': 'Der Text ist für diese Zellen zu lang:',
  'answers-differ': 'Diese Zeilen passen zu mehreren Aussagen mit verschiedenen Antworten:',
} as const
