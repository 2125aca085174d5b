import type { Language } from '#shared/languages.ts'
import * as english from '#shared/week-words.ts'
import * as german from '#shared/week-words-german.ts'

type Words = Pick<typeof english, 'weekPartNames' | 'weekText'> & {
  title: string
  /** How many projects a long list leaves out. */
  more: (count: number) => string
  hello: (name: string) => string
  /** The line above the figures. */
  whatHappened: (span: string) => string
  choice: string
}

/** The text of a weekly report as plain text, in each language that a person may choose. */
export const weekTextWords: Record<Language, Words> = {
  en: {
    ...english,
    title: 'Weekly report',
    more: (count) => (count === 1 ? '1 more project' : `${count} more projects`),
    hello: (name) => `Hello ${name},`,
    whatHappened: (span) => `this is what happened in your projects in the week of ${span}.`,
    choice: 'You can turn this email off in Settings, under Notifications. The whole report:',
  },
  de: {
    ...german,
    title: 'Wochenbericht',
    more: (count) => (count === 1 ? '1 weiteres Projekt' : `${count} weitere Projekte`),
    hello: (name) => `Guten Tag ${name},`,
    whatHappened: (span) => `das ist in der Woche vom ${span} in Ihren Projekten geschehen.`,
    choice: 'Sie können diese E-Mail in den Einstellungen unter Benachrichtigungen abbestellen. Der ganze Bericht:',
  },
}
