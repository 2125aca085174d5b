import type { Language } from './languages.ts'

const formatIn = (locale: string) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const formats: Record<Language, Intl.DateTimeFormat> = { en: formatIn('en-GB'), de: formatIn('de-DE') }

/** `1 June 2027` or `1. Juni 2027`, for an ISO day or a moment. */
export const formatDay = (day: string | Date, language: Language = 'en') => formats[language].format(new Date(day))
