import { languageCookie, type Language } from '#shared/languages.ts'
import { pageLanguage } from '#words/language.ts'

const year = 365 * 24 * 60 * 60

/** Loads the page again in a language. Where the browser keeps no cookie, or had asked for it before, the page stays as it is. */
export function showInLanguage(language: Language) {
  const wish = `${languageCookie}=${language}`
  const isKept = () => document.cookie.split('; ').includes(wish)
  if (language === pageLanguage || isKept()) return
  document.cookie = `${wish}; path=/; max-age=${year}; samesite=lax`
  if (isKept()) location.reload()
}
