import type { ReactNode } from 'react'
import { sentence } from '../sentence.ts'

export const by = 'Bis'
export const yourDecision = 'Ihre Entscheidung'
export const decisionComment = 'In Ihren Worten'
export const neededToAskForChanges = 'Nötig, um Änderungen zu verlangen. Bleibt mit Ihrem Namen festgehalten.'
export const sayWhatHasToChange = 'Sagen Sie, was sich ändern muss.'
export const askForChanges = 'Änderungen verlangen'
export const underReview = 'In Prüfung'
export const approvedByAll = 'Freigegeben'
export const changesAskedFor = 'Änderungen verlangt'
export const overtaken = 'Überholt'
export const withdrawn = 'Zurückgezogen'
export const askedForChanges = 'Hat Änderungen verlangt'
export const letterText = (subject: string, text: string, link: string) => `Betreff: ${subject}\n\n${text}\n\n${link}\n`
export const letterForCopied = (name: string) => `E-Mail an ${name} kopiert`
export const browserDidNotLetIt =
  'Der Browser hat das Kopieren nicht zugelassen. Zeigen Sie die E-Mail an und kopieren Sie sie dort.'
export const copyLetterFor = (name: string) => `E-Mail an ${name} kopieren`
export const copyTheEmail = 'E-Mail kopieren'
export const showTheEmail = 'E-Mail anzeigen'
export const letterToIsOnIts = (name: string) => `Die E-Mail an ${name} ist wieder unterwegs`
export const sendLetterToAgain = (name: string) => `E-Mail an ${name} erneut senden`
export const reviewsCannotBeShownNow = 'Die Prüfungen können gerade nicht angezeigt werden.'
export const asksYouToDecide = (askedBy: string) => `${askedBy} bittet Sie um eine Entscheidung`
export const reviews = 'Prüfungen'
export const whoApprovedWhat = 'Wer was freigegeben hat'
export const noVersionWasApprovedYet = 'Noch ist keine Version freigegeben.'
export const shortVersion = (version: string) => `v${version}`
export const approvalTakenBackBy = 'Freigabe zurückgenommen von'
export const approvedBy = 'Freigegeben von'
export const onRecord = 'Nachweise'
export const certificateAsPdf = 'Freigabenachweis als PDF'
export const certificateAsWord = 'Freigabenachweis als Word'
export const trailAsCsv = 'Protokoll als CSV'
export const trailAsJson = 'Protokoll als JSON'
export const reviewOfVersion = (version: string) => `Prüfung der Version ${version}`
export const peopleAsked = 'Gefragte Personen'
export const andYou = ' (Sie)'
export const byPersonalLink = 'über persönlichen Link'
export const signedIn = 'angemeldet'
export const hasOpenedItNotDecided = 'Hat sie geöffnet, noch nicht entschieden'
export const notDecidedYet = 'Noch nicht entschieden'
export const withdrawReviewOfVersion = (version: string) => `Prüfung der Version ${version} zurückziehen?`
export const whatWasDecidedStaysOn = 'Was entschieden wurde, bleibt festgehalten; Links enden.'
export const withdraw = 'Zurückziehen'
export const reviewWithdrawn = 'Prüfung zurückgezogen'
export const decisionIsRecorded = 'Ihre Entscheidung wird für genau diese Version festgehalten.'
export const versionIs = (version: string, state: ReactNode) => sentence`Version ${version}: ${state}`
export const askedBy = (by: string, moment: ReactNode) => sentence`Erbeten von ${by}, ${moment}`
export const dueBy = (day: string) => `bis ${day}`
export const overdueSince = (day: string) => `war fällig am ${day}`
