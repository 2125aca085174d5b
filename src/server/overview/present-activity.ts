import type { ActivityRow, ActivityVerb } from '#shared/api/overview.ts'
import type { Language } from '#shared/languages.ts'
import type { PresentedActivity } from './store.ts'

/** `done`: the text before the document's name; an action on the whole document has no version. */
type Words = { byLink: string; done: Record<ActivityVerb, (version: string | null) => string> }

const ofVersion = (verb: string) => (version: string | null) => (version === null ? verb : `${verb} ${version} of`)
const von = (version: string | null) => (version === null ? '' : ` von ${version}`)
/** In the accusative case. */
const was = (version: string | null) => version ?? 'das Dokument'

const wordsIn: Record<Language, Words> = {
  en: {
    byLink: 'Somebody by a link',
    done: {
      'version-added': ofVersion('wrote'),
      'section-edited': ofVersion('edited'),
      'design-edited': ofVersion('changed the design of'),
      'document-rolled-back': ofVersion('rolled back'),
      'version-published': ofVersion('published'),
      'version-approved': ofVersion('approved'),
      'approval-withdrawn': ofVersion('took back the approval of'),
      'review-asked': ofVersion('asked for a review of'),
      'review-decided': ofVersion('agreed to'),
      'changes-asked': (version) => (version === null ? 'asked for changes to' : `asked for changes to version ${version} of`),
      'question-asked': ofVersion('asked the client about'),
      'questions-answered': ofVersion('answered questions about'),
      'document-shared': ofVersion('shared'),
    },
  },
  de: {
    byLink: 'Jemand mit einem Link',
    done: {
      'version-added': (version) => `hat ${was(version)} verfasst`,
      'section-edited': (version) => `hat ${was(version)} bearbeitet`,
      'design-edited': (version) => `hat das Design${von(version)} geändert`,
      'document-rolled-back': (version) => `hat ${was(version)} zurückgesetzt`,
      'version-published': (version) => `hat ${was(version)} veröffentlicht`,
      'version-approved': (version) => `hat ${was(version)} freigegeben`,
      'approval-withdrawn': (version) => `hat die Freigabe${von(version)} zurückgenommen`,
      'review-asked': (version) => `hat um eine Prüfung${von(version)} gebeten`,
      'review-decided': (version) => `hat ${was(version)} zugestimmt`,
      'changes-asked': (version) => `bittet um Änderungen${version === null ? '' : ` an Version ${version}`}`,
      'question-asked': (version) => `hat den Kunden${version === null ? '' : ` zu ${version}`} gefragt`,
      'questions-answered': (version) => `hat Fragen${version === null ? '' : ` zu ${version}`} beantwortet`,
      'document-shared': (version) => `hat ${was(version)} geteilt`,
    },
  },
}

export function presentActivity(row: PresentedActivity, language: Language): ActivityRow {
  const { at, who, verb, number, document, type, documentId } = row
  const { byLink, done } = wordsIn[language]
  return {
    at: at.toISOString(),
    who: who ?? byLink,
    verb,
    what: done[verb](number),
    document,
    type,
    link: `/documents/${documentId}`,
  }
}
