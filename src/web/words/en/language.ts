import type { Language } from '#shared/languages.ts'

/** Of this page, for as long as it is open. */
export const pageLanguage: Language = 'en'
/** For `Intl`. */
export const language = 'en-GB'
