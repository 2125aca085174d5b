import { counted } from '../counted.ts'

export const design = 'Design'
export const components = (count: number) => counted(count, 'Komponente', 'Komponenten')
export const around = (count: number) => counted(count, 'Person oder System im Umfeld', 'Personen und Systeme im Umfeld')
export const connections = (count: number) => counted(count, 'Verbindung', 'Verbindungen')
export const decisions = (count: number) => counted(count, 'Entscheidung', 'Entscheidungen')
export const risks = (count: number) => counted(count, 'Risiko', 'Risiken')
export const questions = (count: number) => counted(count, 'Frage', 'Fragen')
export const picture = (counts: string) => `Bild des bisherigen Designs: ${counts}`
export const statementsAnswered = 'Aussagen beantwortet'
export const answeredOf = (answered: number, asked: number) => `${answered} von ${asked}`
export const mended = 'Nach der Prüfung korrigiert'
export const answers = { yes: 'Ja', 'in-part': 'Teilweise', no: 'Nein', ask: 'Frage', 'set-aside': 'Zurückgestellt' } as const
export const planned = (count: number, weeks: number) =>
  `Bisheriger Plan: ${counted(count, 'Arbeitspaket', 'Arbeitspakete')} in ${counted(weeks, 'Woche', 'Wochen')}`
