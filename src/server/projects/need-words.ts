import type { Language } from '#shared/languages.ts'
import { dayText } from './day-text.ts'
import { healthWords, type NamedPart } from './health-words.ts'

/** Why a project needs attention, each as a clause that another may follow; days are ISO days. */
export type NeedWords = {
  wasToEnd: (day: string, lead: string) => string
  /** `first`: the only one, or the one due first. */
  areOverdue: (count: number, first: NamedPart, day: string) => string
  isOn: (title: string, day: string) => string
  begins: (name: string, day: string) => string
  holds: (name: string, until: string) => string
  ends: (day: string) => string
  andMoreDays: (count: number) => string
  planTakes: (weeks: number, deadline: string, week: number) => string
  planEnds: (end: string, weeks: number, limit: string) => string
  nothingSince: (day: string) => string
}

const en = (day: string) => dayText(day, 'en')
const de = (day: string) => dayText(day, 'de')
const counted = (count: number, noun: string) => `${count} ${count === 1 ? noun : `${noun}s`}`
const wochen = (count: number) => `${count} ${count === 1 ? 'Woche' : 'Wochen'}`

export const needWords: Record<Language, NeedWords> = {
  en: {
    wasToEnd: healthWords.en.hasEnded,
    areOverdue: healthWords.en.overdue,
    isOn: (title, day) => `“${title}” is on ${en(day)}`,
    begins: (name, day) => `“${name}” begins on ${en(day)}`,
    holds: (name, until) => `“${name}” applies until ${en(until)}`,
    ends: (day) => `it ends on ${en(day)}`,
    andMoreDays: (count) => `, and ${counted(count, 'more day')} within two weeks`,
    planTakes: (weeks, deadline, week) => `the plan takes ${counted(weeks, 'week')}, “${deadline}” is in week ${week}`,
    planEnds: (end, weeks, limit) => `the plan ends on ${en(end)}, ${counted(weeks, 'week')} after the ${en(limit)} deadline`,
    nothingSince: (day) => `nothing has happened since ${en(day)}`,
  },
  de: {
    wasToEnd: healthWords.de.hasEnded,
    areOverdue: healthWords.de.overdue,
    isOn: (title, day) => `„${title}“ ist am ${de(day)}`,
    begins: (name, day) => `„${name}“ beginnt am ${de(day)}`,
    holds: (name, until) => `„${name}“ gilt bis ${de(until)}`,
    ends: (day) => `es endet am ${de(day)}`,
    andMoreDays: (count) => ` und ${count} ${count === 1 ? 'weiterer Tag' : 'weitere Tage'} binnen zwei Wochen`,
    planTakes: (weeks, deadline, week) => `der Plan dauert ${wochen(weeks)}, „${deadline}“ ist in Woche ${week}`,
    planEnds: (end, weeks, limit) => `der Plan endet am ${de(end)}, ${wochen(weeks)} nach dem Termin am ${de(limit)}`,
    nothingSince: (day) => `seit dem ${de(day)} ist nichts geschehen`,
  },
}
