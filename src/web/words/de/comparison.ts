import { plural } from '../counted.ts'

export const changes = 'Änderungen'
export const changeOf = (current: number, count: number) => `Änderung ${current} von ${count}`
export const previousChange = 'Vorherige Änderung'
export const previousChangeP = 'Vorherige Änderung (p)'
export const nextChange = 'Nächste Änderung'
export const nextChangeN = 'Nächste Änderung (n)'
export const downloadAsWordWithTracked = 'Als Word mit Änderungsverfolgung herunterladen'
export const downloadAsPdfWithChange = 'Als PDF mit Änderungsmarken herunterladen'
export const inline = 'Im Text'
export const sideBySide = 'Nebeneinander'
export const earlierVersion = 'Frühere Version'
export const laterVersion = 'Spätere Version'
export const view = 'Ansicht'
export const andApproved = ', freigegeben'
export const whatChangedFromTo = (value: string, to: string) => `Was sich von ${value} zu ${to} geändert hat`
export const noDifference = 'Kein Unterschied'
export const versionsAndSaySameWord = (value: string, to: string) =>
  `Die Versionen ${value} und ${to} stimmen Wort für Wort überein.`
export const facts = 'Änderungen im Überblick'
export const noFactChangedOnlyWords = 'Kein Fakt hat sich geändert, nur der Wortlaut.'
export const text = 'Voller Text'
export const goToDocument = 'Zum Dokument'
export const theseVersionsCannotBeCompared = 'Diese Versionen können nicht verglichen werden'
export const changeCount = (count: number) => plural(count, '1 Änderung', `${count} Änderungen`)
export const fromAndToOf = (from: string, to: string, title: string) => `${from} und ${to} von ${title}`
export const unchangedChapters = (count: number, chapters: string) =>
  `${count === 1 ? 'Unverändert' : `${count} unveränderte Kapitel`}: ${chapters}`
