import { grouped, plural } from '../counted.ts'

export const stopping = 'Wird angehalten …'
export const isBeingWritten = 'wird geschrieben'
export const chapters = 'Kapitel'
export const marked = 'markiert'
export const beingWritten = 'Wird geschrieben'
export const generating = 'Wird erstellt'
export const stop = 'Anhalten'
export const stopWhatIsFinishedIs = 'Anhalten: Fertiges bleibt erhalten; den Rest schreibt der Offline-Verfasser.'
export const progress = 'Fortschritt'
export const connectionWasLostIfWork =
  'Die Verbindung ist abgebrochen. Falls der Auftrag angenommen wurde, läuft er weiter und wird von hier aus verfolgt.'
export const writtenBy = (writer: string) => `Verfasst von ${writer}`
export const readingTheBrief = 'Briefing lesen'
export const designing = 'Entwerfen'
export const writingTheChapters = 'Kapitel schreiben'
export const whatAgentDoes = 'Was der Agent tut'
export const repeated = (times: number) => `, ${times}-mal`
export const atWork = 'in Arbeit'
export const elapsed = 'Vergangene Zeit'
export const choosingTheOutline = 'Gliederung wählen'
export const writtenOf = (written: number, count: number) => `${written} von ${count}`
export const savingTheVersion = 'Version speichern'
export const makingTheFile = 'Datei erzeugen'
export const tryingAgainInS = (reason: string, seconds: number) => `${reason} Neuer Versuch in ${seconds} s`
export const doneOf = (latest: string, written: number, count: number) => `${latest}: fertig, ${written} von ${count}`
export const tryingAgainInSLeft = (left: number) => `Neuer Versuch in ${left} s`
export const tryingAgainNow = 'Neuer Versuch läuft'
export const isWaiting = 'wartet'
export const isDone = 'fertig'
export const wordCount = (count: number) => `${count} ${plural(count, 'Wort', 'Wörter')}`
export const chapterCount = (count: number) => `${count} Kapitel`
export const requirementsAndQuestions = (requirements: number, questions: number) =>
  `${requirements} ${plural(requirements, 'Anforderung', 'Anforderungen')}, ${questions} ${plural(questions, 'offene Frage', 'offene Fragen')}`
export const sizeInKilobytes = (format: string, kilobytes: number) => `${format}, ${grouped(kilobytes)} kB`
