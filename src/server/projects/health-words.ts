import type { Language } from '#shared/languages.ts'
import { dayText } from './day-text.ts'

/** A part of the plan, and the person responsible for it, if one is known. */
export type NamedPart = { title: string; who: string }

/** Reasons for a project's health, each a clause that can follow a colon; days are ISO days. */
export type HealthWords = {
  hasEnded: (day: string, lead: string) => string
  deadlineMissed: (title: string, day: string) => string
  overdue: (count: number, first: NamedPart, day: string) => string
  endsAfterDeadline: (end: string, weeks: number, deadline: string) => string
  endsAfterLastDate: (end: string, title: string, day: string) => string
  littleSlack: (days: number, deadline: string) => string
  waits: (stage: string, before: string, day: string) => string
  outOfOrder: (stage: string, before: string) => string
}

const en = (day: string) => dayText(day, 'en')
const de = (day: string) => dayText(day, 'de')
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const healthWords: Record<Language, HealthWords> = {
  en: {
    hasEnded: (day, lead) => `its end date, ${en(day)}, has passed${lead && ` (lead: ${lead})`}`,
    deadlineMissed: (title, day) => `the deadline “${title}” on ${en(day)} was missed`,
    overdue: (count, first, day) =>
      count === 1
        ? `“${first.title}”${first.who && ` (${first.who})`} has been overdue since ${en(day)}`
        : `${count} tasks are overdue, the first since ${en(day)} (“${first.title}”${first.who && `, ${first.who}`})`,
    endsAfterDeadline: (end, weeks, deadline) =>
      `the plan ends on ${en(end)}, ${counted(weeks, 'week', 'weeks')} after the deadline on ${en(deadline)}`,
    endsAfterLastDate: (end, title, day) =>
      `the plan ends on ${en(end)}, after the last date of the brief, ${en(day)} (“${title}”)`,
    littleSlack: (days, deadline) =>
      `${counted(days, 'day', 'days')} between the end of the plan and the deadline on ${en(deadline)}`,
    waits: (stage, before, day) => `“${stage}” is waiting for “${before}”, which was due on ${en(day)}`,
    outOfOrder: (stage, before) => `“${stage}” is done, but “${before}”, which comes before it, is open`,
  },
  de: {
    hasEnded: (day, lead) => `das Enddatum, ${de(day)}, ist überschritten${lead && ` (Leitung: ${lead})`}`,
    deadlineMissed: (title, day) => `der Termin „${title}“ am ${de(day)} wurde verpasst`,
    overdue: (count, first, day) =>
      count === 1
        ? `„${first.title}“${first.who && ` (${first.who})`} ist seit dem ${de(day)} überfällig`
        : `${count} Aufgaben sind überfällig, die erste seit dem ${de(day)} („${first.title}“${first.who && `, ${first.who}`})`,
    endsAfterDeadline: (end, weeks, deadline) =>
      `der Plan endet am ${de(end)}, ${counted(weeks, 'Woche', 'Wochen')} nach dem Termin am ${de(deadline)}`,
    endsAfterLastDate: (end, title, day) =>
      `der Plan endet am ${de(end)}, nach dem letzten Datum des Briefings, ${de(day)} („${title}“)`,
    littleSlack: (days, deadline) =>
      `${counted(days, 'Tag', 'Tage')} zwischen dem Ende des Plans und dem Termin am ${de(deadline)}`,
    waits: (stage, before, day) => `„${stage}“ wartet auf „${before}“, fällig am ${de(day)}`,
    outOfOrder: (stage, before) => `„${stage}“ ist erledigt, „${before}“ davor ist noch offen`,
  },
}
