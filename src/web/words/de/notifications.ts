import type { Notification } from '#shared/api/notifications.ts'

const verbs: Record<Notification['verb'], (version: string) => string> = {
  'version-added': (version) => `hat ${version} verfasst`,
  'section-edited': (version) => `hat ${version} bearbeitet`,
  'design-edited': (version) => `hat das Design von ${version} geändert`,
  'document-rolled-back': (version) => `hat auf ${version} zurückgesetzt`,
  'version-published': (version) => `hat ${version} veröffentlicht`,
  'version-approved': (version) => `hat ${version} freigegeben`,
  'approval-withdrawn': (version) => `hat die Freigabe von ${version} zurückgenommen`,
  'comment-made': (version) => `hat ${version} kommentiert`,
  'review-asked': (version) => `bittet Sie, ${version} zu prüfen`,
  'review-decided': (version) => `hat ${version} zugestimmt`,
  'changes-asked': (version) => `bittet um Änderungen an ${version}`,
  'question-asked': (version) => `hat eine Frage an Sie zu ${version}`,
  'questions-answered': (version) => `hat Fragen zu ${version} beantwortet`,
}

export const notifications = 'Benachrichtigungen'
export const markAllAsRead = 'Alle als gelesen markieren'
export const nothingYetWhatOthersDo = 'Noch nichts. Hier erscheint, was andere an Ihren Dokumenten tun.'
export const unread = (unread: number) => `${unread} ungelesen: `
export const andBefore = (value: number) => `und ${value} davor`
export const describeNotification = (verb: Notification['verb'], who: string, version: string) => `${who} ${verbs[verb](version)}`
