import { languageCookie, type Language } from '#shared/languages.ts'
import { pageLanguage } from '#words/language.ts'

const year = 365 * 24 * 60 * 60

/** Reloads the page in a language; returns false if it does not: if the browser does not store the cookie, or has it already. */
export function showInLanguage(language: Language): boolean {
  const wish = `${languageCookie}=${language}`
  const isKept = () => document.cookie.split('; ').includes(wish)
  if (language === pageLanguage || isKept()) return false
  document.cookie = `${wish}; path=/; max-age=${year}; samesite=lax`
  if (!isKept()) return false
  location.reload()
  return true
}
