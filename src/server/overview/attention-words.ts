import { changedFactsWords as inGerman } from '#shared/changed-facts-words-german.ts'
import { changedFactsWords as inEnglish } from '#shared/changed-facts-words.ts'
import type { Language } from '#shared/languages.ts'
import type { ChangedFactsWords } from '#shared/describe-changed-facts.ts'
import type { Need } from '#server/projects/find-needs.ts'
import { dayText } from '#server/projects/day-text.ts'

export type AttentionWords = {
  /** Labels of the button in a row. */
  openProject: string
  allProjects: string
  openReview: string
  openEnquiries: string
  openLetters: string
  openDocument: string
  lookAtMarks: string
  review: (version: string, day: string, isOverdue: boolean) => string
  askedYou: (by: string, version: string, day: string | null) => string
  waitsFor: (version: string, people: string, day: string | null) => string
  askedForChanges: (people: string, version: string, reason: string) => string
  answered: (by: string, version: string) => string
  notApproved: (version: string) => string
  enquiries: (count: number, name: string, organisation: string) => string
  letterFailed: (to: string) => string
  copyFailed: string
  marked: (chapters: number) => string
  moreProjects: (kind: Need['kind'], count: number) => string
  areInTheList: string
  /** Reasons why a document is out of date. */
  changedFacts: ChangedFactsWords
}

const moreInEnglish: Record<Need['kind'], string> = {
  late: 'late',
  'date-near': 'with a fixed day near',
  'too-long': 'with a plan that does not fit',
  quiet: 'in which nothing happens',
}
const moreInGerman: Record<Need['kind'], string> = {
  late: 'mit Verspätung',
  'date-near': 'mit nahem festem Termin',
  'too-long': 'mit einem Plan, der nicht passt',
  quiet: 'ohne Bewegung',
}

/** The texts in an overview's rows, apart from names that people entered. */
export const attentionWords: Record<Language, AttentionWords> = {
  en: {
    openProject: 'Open project',
    allProjects: 'All projects',
    openReview: 'Open review',
    openEnquiries: 'Open enquiries',
    openLetters: 'Open emails',
    openDocument: 'Open document',
    lookAtMarks: 'Look at marks',
    review: (version, day, isOverdue) => `review of ${version} ${isOverdue ? 'was due on' : 'is due on'} ${dayText(day, 'en')}`,
    askedYou: (by, version, day) => `${by} asked you to review version ${version}${day ? ` by ${dayText(day, 'en')}` : ''}`,
    waitsFor: (version, people, day) =>
      `version ${version} waits for ${people || 'its reviewers'}${day ? `, due on ${dayText(day, 'en')}` : ''}`,
    askedForChanges: (people, version, reason) => `${people} asked for changes to version ${version}${reason ? `: ${reason}` : ''}`,
    answered: (by, version) => `${by} answered questions of version ${version}`,
    notApproved: (version) => `version ${version} is not approved`,
    enquiries: (count, name, organisation) => {
      const from = organisation === '' ? name : `${name} of ${organisation}`
      return count === 1 ? `An enquiry from ${from}` : `${count} enquiries, the newest from ${from}`
    },
    letterFailed: (to) => `The email to ${to} was not delivered`,
    copyFailed: 'The copy in Google Drive was not made',
    marked: (chapters) => (chapters === 1 ? 'a chapter is marked' : `${chapters} chapters are marked`),
    moreProjects: (kind, count) =>
      count === 1 ? `One more project ${moreInEnglish[kind]}` : `${count} more projects ${moreInEnglish[kind]}`,
    areInTheList: 'They are in the list of projects.',
    changedFacts: inEnglish,
  },
  de: {
    openProject: 'Projekt öffnen',
    allProjects: 'Alle Projekte',
    openReview: 'Prüfung öffnen',
    openEnquiries: 'Anfragen öffnen',
    openLetters: 'E-Mails öffnen',
    openDocument: 'Dokument öffnen',
    lookAtMarks: 'Markierungen ansehen',
    review: (version, day, isOverdue) => `Prüfung von ${version} ${isOverdue ? 'war' : 'ist'} am ${dayText(day, 'de')} fällig`,
    askedYou: (by, version, day) =>
      `${by} bittet Sie${day ? ` bis ${dayText(day, 'de')}` : ''} um die Prüfung von Version ${version}`,
    waitsFor: (version, people, day) =>
      `Version ${version} liegt zur Prüfung bei ${people || 'den Prüfenden'}${day ? `, fällig am ${dayText(day, 'de')}` : ''}`,
    askedForChanges: (people, version, reason) =>
      `${people} bittet um Änderungen an Version ${version}${reason ? `: ${reason}` : ''}`,
    answered: (by, version) => `${by} hat Fragen zu Version ${version} beantwortet`,
    notApproved: (version) => `Version ${version} ist nicht freigegeben`,
    enquiries: (count, name, organisation) => {
      const from = organisation === '' ? name : `${name}, ${organisation}`
      return count === 1 ? `Eine Anfrage von ${from}` : `${count} Anfragen, die neueste von ${from}`
    },
    letterFailed: (to) => `Die E-Mail an ${to} wurde nicht zugestellt`,
    copyFailed: 'Die Kopie in Google Drive wurde nicht erstellt',
    marked: (chapters) => (chapters === 1 ? 'ein Kapitel ist markiert' : `${chapters} Kapitel sind markiert`),
    moreProjects: (kind, count) =>
      count === 1 ? `Ein weiteres Projekt ${moreInGerman[kind]}` : `${count} weitere Projekte ${moreInGerman[kind]}`,
    areInTheList: 'Sie stehen in der Liste der Projekte.',
    changedFacts: inGerman,
  },
}
