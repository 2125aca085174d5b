import { language } from '#words/language.ts'

const rules = new Intl.PluralRules(language)

/** The form that goes with a number, in a language that has two. */
export const plural = (count: number, one: string, other: string) => (rules.select(count) === 'one' ? one : other)

/** `1,234` in English, `1.234` in German. */
export const grouped = (count: number) => count.toLocaleString(language)

/** `1,234 documents` */
export const counted = (count: number, one: string, other: string) => `${grouped(count)} ${plural(count, one, other)}`
