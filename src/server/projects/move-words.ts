import type { Language } from '#shared/languages.ts'
import { dayText } from './day-text.ts'

type Span = { startWeek: number; weeks: number }
export type MoveWords = {
  added: (span: Span) => string
  removed: string
  /** `weeks`: how many weeks later it ends; `longer`: how many more weeks it takes; negative if earlier or shorter. */
  moved: (move: { weeks: number; longer: number; from: Span; to: Span }) => string
  /** For a date that the brief states. */
  dayMoved: (move: { days: number; from: string; to: string }) => string
}

const endOf = ({ startWeek, weeks }: Span) => startWeek + weeks - 1
const counted = (count: number, one: string, many: string) => `${Math.abs(count)} ${Math.abs(count) === 1 ? one : many}`
const inWeeks = (span: Span) => (span.weeks === 1 ? `week ${span.startWeek}` : `weeks ${span.startWeek} to ${endOf(span)}`)
const inWochen = (span: Span) => (span.weeks === 1 ? `Woche ${span.startWeek}` : `Wochen ${span.startWeek} bis ${endOf(span)}`)

/** How a part of the plan changed, as a sentence after its name. */
export const moveWords: Record<Language, MoveWords> = {
  en: {
    added: (span) => `Added, in ${inWeeks(span)}.`,
    removed: 'No longer in the plan.',
    moved: ({ weeks, longer, from, to }) => {
      const what = [
        weeks === 0 ? 'Ends in the same week' : `Ends ${counted(weeks, 'week', 'weeks')} ${weeks > 0 ? 'later' : 'earlier'}`,
        ...(longer === 0 ? [] : [`takes ${counted(longer, 'week', 'weeks')} ${longer > 0 ? 'more' : 'less'}`]),
      ]
      return `${what.join(' and ')}: ${inWeeks(to)} instead of ${inWeeks(from)}.`
    },
    dayMoved: ({ days, from, to }) =>
      `${counted(days, 'day', 'days')} ${days > 0 ? 'later' : 'earlier'}: ${dayText(to, 'en')} instead of ${dayText(from, 'en')}.`,
  },
  de: {
    added: (span) => `Hinzugekommen, ${inWochen(span)}.`,
    removed: 'Nicht mehr im Plan.',
    moved: ({ weeks, longer, from, to }) => {
      const what = [
        weeks === 0 ? 'Endet in derselben Woche' : `Endet ${counted(weeks, 'Woche', 'Wochen')} ${weeks > 0 ? 'später' : 'früher'}`,
        ...(longer === 0 ? [] : [`dauert ${counted(longer, 'Woche', 'Wochen')} ${longer > 0 ? 'länger' : 'kürzer'}`]),
      ]
      return `${what.join(' und ')}: ${inWochen(to)} statt ${inWochen(from)}.`
    },
    dayMoved: ({ days, from, to }) =>
      `${counted(days, 'Tag', 'Tage')} ${days > 0 ? 'später' : 'früher'}: ${dayText(to, 'de')} statt ${dayText(from, 'de')}.`,
  },
}
