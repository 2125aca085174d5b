import { type DocumentTypeId, documentTypes } from '#shared/document-types.ts'
import { healthNames, type ProjectHealth, type ProjectStatus, statusNames } from '#shared/projects.ts'
import * as german from '#shared/german-names.ts'
import type { Language } from '#shared/languages.ts'

type Standing = { status: ProjectStatus; percent: number | null; health: ProjectHealth | null }

/** The sentences of a week in one project. `named`: titles in quotation marks, with what is to be known of each. */
export type SummaryWords = {
  standing: (standing: Standing) => string
  /** `High-Level Design 1.2.0` */
  document: (type: DocumentTypeId, version: string) => string
  versions: (count: number, named: string) => string
  approvals: (count: number, named: string) => string
  answers: (count: number) => string
  changesAsked: (by: string, version: string, text: string) => string
  done: (named: string) => string
  next: (named: string) => string
  andMore: (named: string, count: number) => string
  quoted: (title: string) => string
  and: string
}

const parts = (...all: (string | false)[]) => all.filter(Boolean).join(', ')

export const summaryWords: Record<Language, SummaryWords> = {
  en: {
    standing: ({ status, percent, health }) =>
      `${parts(statusNames[status], percent !== null && `${percent} % done`, health !== null && healthNames[health].toLowerCase())}.`,
    document: (type, version) => `${documentTypes[type].label} ${version}`,
    versions: (count, named) => (count === 1 ? `${named} was written` : `${count} versions were written (${named})`),
    approvals: (count, named) => (count === 1 ? `${named} was approved` : `${count} versions were approved (${named})`),
    answers: (count) => (count === 1 ? 'one question was answered' : `${count} questions were answered`),
    changesAsked: (by, version, text) => `${by} asked for changes to version ${version}: “${text}”.`,
    done: (named) => `Done: ${named}.`,
    next: (named) => `Next week: ${named}.`,
    andMore: (named, count) => `${named} and ${count} more`,
    quoted: (title) => `“${title}”`,
    and: ' and ',
  },
  de: {
    standing: ({ status, percent, health }) =>
      `${parts(german.statusNames[status], percent !== null && `zu ${percent} % erledigt`, health !== null && german.healthNames[health])}.`,
    document: (type, version) => `${documentTypes[type].germanLabel} ${version}`,
    versions: (count, named) => (count === 1 ? `${named} wurde geschrieben` : `${count} Versionen wurden geschrieben (${named})`),
    approvals: (count, named) => (count === 1 ? `${named} wurde freigegeben` : `${count} Versionen wurden freigegeben (${named})`),
    answers: (count) => (count === 1 ? 'eine Frage wurde beantwortet' : `${count} Fragen wurden beantwortet`),
    changesAsked: (by, version, text) => `${by} bittet um Änderungen an Version ${version}: „${text}“.`,
    done: (named) => `Erledigt: ${named}.`,
    next: (named) => `Nächste Woche: ${named}.`,
    andMore: (named, count) => `${named} und ${count} weitere`,
    quoted: (title) => `„${title}“`,
    and: ' und ',
  },
}
