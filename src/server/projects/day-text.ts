import type { Language } from '#shared/languages.ts'

const formatIn = (locale: string) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const formats: Record<Language, Intl.DateTimeFormat> = { en: formatIn('en-GB'), de: formatIn('de-DE') }

/** `2026-02-01` as `1 February 2026` or `1. Februar 2026`. */
export const dayText = (day: string, language: Language): string => formats[language].format(new Date(day))
