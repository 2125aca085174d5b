import type { WeekPart } from './week-words.ts'

export const weekPartNames: Record<WeekPart, string> = {
  versions: 'Neue Versionen',
  approvals: 'Freigegeben',
  answers: 'Beantwortete Fragen',
  done: 'Erledigte Aufgaben',
  late: 'Überfällig',
  next: 'Fällig in der nächsten Woche',
  updates: 'Neuigkeiten',
}

const day = new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `16.–22. November 2026` */
export const weekText = ({ from, to }: { from: string; to: string }) => day.formatRange(new Date(from), new Date(to))
