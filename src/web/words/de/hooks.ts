import { plural } from '../counted.ts'

export const messagesCannotBeShownNow = 'Die Nachrichten können gerade nicht angezeigt werden.'
export const noMessageWasSentYet = 'Noch wurde keine Nachricht gesendet.'
export const messages = 'Nachrichten'
export const messageIsOnItsWay = 'Die Nachricht ist wieder unterwegs'
export const sendMessageAgain = (event: string) => `Nachricht ${event} erneut senden`
export const newHook = 'Neuer Webhook'
export const address = 'Adresse'
export const ofWhoseDocuments = 'Für wessen Dokumente'
export const whatItIsTold = 'Worüber er benachrichtigt wird'
export const makeTheHook = 'Webhook erstellen'
export const madeBy = (createdBy: string) => `Erstellt von ${createdBy}`
export const disabled = (reason: string) => `Abgeschaltet: ${reason}`
export const enable = 'Einschalten'
export const hookIsEnabled = 'Der Webhook ist eingeschaltet'
export const test = 'Testen'
export const messageThatTellsOfNothing = 'Eine Testnachricht ohne Inhalt ist unterwegs'
export const messagesTo = (url: string) => `Nachrichten an ${url}`
export const hookHasEnded = 'Der Webhook ist beendet'
export const actOnHook = (label: string, url: string) => `${label}: Webhook an ${url}`
export const webhooks = 'Webhooks'
export const otherSystemsAreToldOf =
  'Andere Systeme erfahren, was mit Dokumenten geschieht: Kennungen und Adressen, signiert nach Standard Webhooks.'
export const secretThatMessagesAreSigned = 'Das Geheimnis, mit dem die Nachrichten signiert werden'
export const hooksCannotBeShownNow = 'Die Webhooks können gerade nicht angezeigt werden.'
export const nobodyIsToldYet = 'Noch wird niemand benachrichtigt.'
export const hooks = 'Webhooks'
export const versionWasWritten = 'Eine Version wurde verfasst'
export const versionWasPublished = 'Eine Version wurde veröffentlicht'
export const versionWasApproved = 'Eine Version wurde freigegeben'
export const approvalWasTakenBack = 'Eine Freigabe wurde zurückgenommen'
export const documentWasRolledBack = 'Ein Dokument wurde zurückgesetzt'
export const documentWasShared = 'Ein Dokument wurde geteilt'
export const sectionWasEdited = 'Ein Abschnitt wurde bearbeitet'
export const reviewWasAskedFor = 'Eine Prüfung wurde erbeten'
export const somebodyDecidedInReview = 'Jemand hat in einer Prüfung entschieden'
export const reviewWasWithdrawn = 'Eine Prüfung wurde zurückgezogen'
export const waiting = 'Wartet'
export const delivered = 'Zugestellt'
export const tries = (count: number) => plural(count, 'ein Versuch', `${count} Versuche`)
export const beginsWithHttps = 'Sie beginnt mit https:// und ist über das öffentliche Internet erreichbar.'
