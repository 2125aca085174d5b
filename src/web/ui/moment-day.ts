import { language } from '#words/language.ts'

const medium = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })

/** The day of a moment, where the reader is: `4 Jan 2027`. */
export const momentDay = (moment: string) => medium.format(new Date(moment))
