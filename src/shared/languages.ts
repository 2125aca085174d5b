/** What the interface can be read in; documents are written in the language of their brief. */
export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]

/** Set by the page; the server sends the app in that language, and in English to whoever has none. */
export const languageCookie = 'arcwright_language'
