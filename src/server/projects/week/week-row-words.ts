import { documentTypes, type DocumentTypeId } from '#shared/document-types.ts'
import type { Language } from '#shared/languages.ts'
import { healthNames, type ProjectHealth } from '#shared/projects.ts'
import * as german from '#shared/german-names.ts'
import { dayText } from '../day-text.ts'

export type WeekRowWords = {
  version: (type: DocumentTypeId, version: string, by: string) => string
  approval: (type: DocumentTypeId, version: string, by: string) => string
  answer: (by: string, answer: string) => string
  update: (by: string, health: ProjectHealth | null) => string
  done: (day: string) => string
  due: (day: string) => string
  begins: (day: string) => string
  ends: (day: string) => string
  on: (day: string) => string
}

/** The text beside the title of a row in a weekly report. */
export const weekRowWords: Record<Language, WeekRowWords> = {
  en: {
    version: (type, version, by) => `${documentTypes[type].label} ${version}${by && `, by ${by}`}`,
    approval: (type, version, by) => `${documentTypes[type].label} ${version}, approved by ${by}`,
    answer: (by, answer) => `${by} answered: ${answer}`,
    update: (by, health) => (health === null ? by : `${by} (${healthNames[health]})`),
    done: (day) => `done on ${dayText(day, 'en')}`,
    due: (day) => `due on ${dayText(day, 'en')}`,
    begins: (day) => `begins on ${dayText(day, 'en')}`,
    ends: (day) => `ends on ${dayText(day, 'en')}`,
    on: (day) => `on ${dayText(day, 'en')}`,
  },
  de: {
    version: (type, version, by) => `${documentTypes[type].germanLabel} ${version}${by && `, von ${by}`}`,
    approval: (type, version, by) => `${documentTypes[type].germanLabel} ${version}, freigegeben von ${by}`,
    answer: (by, answer) => `${by} hat geantwortet: ${answer}`,
    update: (by, health) => (health === null ? by : `${by} (${german.healthNames[health]})`),
    done: (day) => `erledigt am ${dayText(day, 'de')}`,
    due: (day) => `fällig am ${dayText(day, 'de')}`,
    begins: (day) => `beginnt am ${dayText(day, 'de')}`,
    ends: (day) => `endet am ${dayText(day, 'de')}`,
    on: (day) => `am ${dayText(day, 'de')}`,
  },
}
