import type { Language } from '#shared/languages.ts'

export const pageLanguage: Language = 'de'
export const language = 'de-DE'
