/** Languages of the interface; documents are written in the language of their brief. */
export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]

/** Set by the page; the server sends the app in this language, and in English if the cookie is not set. */
export const languageCookie = 'arcwright_language'
