import type { ReactNode } from 'react'
import { counted, plural } from '../counted.ts'
import { sentence } from '../sentence.ts'

export const wasAskedBy = (name: string, by: string, moment: string) => `${name} wurde von ${by} gefragt, ${moment}.`
export const askClientQuestion = (id: string) => `Kunden zu ${id} fragen`
export const askTheClient = 'Kunden fragen'
export const briefCannotBeShownNow = 'Das Briefing kann gerade nicht angezeigt werden.'
export const chosen = (join: string) => `Gewählt: ${join}`
export const chooseClaimOfDocumentIts = 'Wählen Sie einen Satz des Dokuments, um seine Quelle im Briefing zu sehen.'
export const claimBefore = 'Vorige Aussage'
export const nextClaim = 'Nächste Aussage'
export const briefDoesNotSayThis = 'Das steht nicht im Briefing: Sehen Sie nach, worauf es beruht.'
export const whatThisRestsOn = 'Worauf das beruht'
export const showInBrief = 'Im Briefing zeigen'
export const ruleOnIt = 'Darüber entscheiden'
export const forYou = 'Für Sie'
export const decide = 'Entscheiden'
export const newSinceYouLookedYou = (moment: string, version: string) =>
  `Neu seit Ihrem Besuch am ${moment}: Sie sahen Version ${version}.`
export const show = 'Zeigen'
export const changedSinceVersionBefore = 'seit der vorigen Version geändert'
export const markedNotWhollyWritten = 'markiert: nicht vollständig geschrieben'
export const hasOpenQuestions = 'offene Fragen'
export const aboutThisDocument = 'Über dieses Dokument'
export const version = 'Version '
export const versionSign = 'v'
export const downloadAs = (format: string) => `Als ${format} herunterladen`
export const addressMayBeMistypedOr = 'Vielleicht ist die Adresse falsch geschrieben oder am Ende abgeschnitten.'
export const thisDocumentCannotBeShown = 'Dieses Dokument kann gerade nicht angezeigt werden'
export const skipToDocument = 'Zum Dokument springen'
export const print = 'Drucken'
export const keys = 'Tasten'
export const singleKeys = 'Einzelne Tasten'
export const heardWhereverNothingIsBeing = 'Gelten überall, wo gerade nichts eingegeben wird.'
export const goToStart = 'Zur Startseite'
export const thisLinkLeadsNowhere = 'Dieser Link funktioniert nicht'
export const openThisDocument = 'Dieses Dokument öffnen'
export const openADocument = 'Dokument öffnen'
export const whoeverSentYouLinkHas = 'Die Person, die Ihnen den Link gesendet hat, verlangt zuvor Folgendes.'
export const yourEmailAddress = 'Ihre E-Mail-Adresse'
export const whoeverSharedDocumentSeesThat = 'Die Person, die das Dokument geteilt hat, sieht Ihren Besuch.'
export const passwordOfLink = 'Passwort des Links'
export const sendTheCode = 'Code senden'
export const open = 'Öffnen'
export const codeIsOnItsWay = (sentTo: string) => `Ein Code ist unterwegs an ${sentTo}.`
export const code = 'Code'
export const sixDigitsFromLetterIt = 'Sechs Ziffern aus der E-Mail. Er gilt einmal.'
export const sendAnotherCode = 'Neuen Code senden'
export const versionWordsVersion = (words: string, version: string) => `${words}: Version ${version}`
export const goBackToVersion = (value: string) => `Zurück zu Version ${value}`
export const dismissNote = 'Schließen'
export const compareWithVersion = (since: string) => `Mit Version ${since} vergleichen`
export const editSectionBeingRead = 'Den gerade gelesenen Abschnitt bearbeiten'
export const marked = 'Markiert'
export const brief = 'Briefing'
export const questions = 'Fragen'
export const comments = 'Kommentare'
export const review = 'Prüfung'
export const slide = 'Folie '
export const slides = 'Folien'
export const sheets = 'Blätter'
export const slideHeading = (heading: string) => `${heading}, Folie `
export const goToDashboard = 'Zum Dashboard'
export const thereIsNoSuchDocument = 'Dieses Dokument gibt es hier nicht'
export const whatYouTypedIsKept = (error: string) => `${error} Ihre Eingaben bleiben erhalten.`
export const questionsCannotBeShownNow = 'Die Fragen können gerade nicht angezeigt werden.'
export const openQuestions = 'Offene Fragen'
export const nothingIsOpen = 'Nichts ist offen.'
export const assumptions = 'Annahmen'
export const nothingIsAssumed = 'Nichts ist angenommen.'
export const nothingRuledYet = 'Noch nichts entschieden'
export const makeOneVersionOf = (count: number) =>
  plural(count, 'Antwort als neue Version speichern', `${count} Antworten als neue Version speichern`)
export const besideTheDocument = 'Neben dem Dokument'
export const panels = 'Bereiche'
export const closePanels = 'Bereiche schließen'
export const asksYouToReviewThis = (name: string, askedBy: string) => `${name}, ${askedBy} bittet Sie, dies zu prüfen`
export const byDay = (day: string) => `Bis ${day}`
export const thankYou = (value: string) => `${value}. Vielen Dank.`
export const wasWrittenAgain = (heading: string) => `‚${heading}‘ wurde neu geschrieben`
export const sectionWasNotWrittenAgain = 'Der Abschnitt wurde nicht neu geschrieben'
export const rewriteSection = (heading: string) => `${heading} neu schreiben`
export const rewrite = 'Neu schreiben'
export const writeAgain = (heading: string) => `‚${heading}‘ neu schreiben?`
export const whatWasWrittenInIt =
  'Auch von Hand Geschriebenes wird dabei neu formuliert; die vorige Version behält es. Tabellen und Bilder bleiben.'
export const everyOtherChapterAndWhat = 'Alle anderen Kapitel und der Inhalt von Tabellen und Bildern bleiben, wie sie sind.'
export const howItShouldBeSuch = 'Wie er sein soll, etwa „kürzer, für den Vorstand“ (kann leer bleiben)'
export const writeAgainYes = 'Neu schreiben'
export const whatWasWrittenInItBy =
  'Von Hand Geschriebenes wird dabei ersetzt; die vorige Version behält es. Eine Anweisung braucht ein Modell, und hier hat keines einen Schlüssel.'
export const answer = 'Antwort'
export const untilItIsAnswered = (proposal: string) => `Bis zur Antwort: ${proposal}`
export const leaveOpen = 'Offen lassen'
export const itIsSo = 'Trifft zu'
export const itIsNotSo = 'Trifft nicht zu'
export const theClientsOwn = 'Sache des Kunden.'
export const insteadOf = (id: string) => `Anstelle von ${id}`
export const whatHoldsInsteadIfYou = 'Was stattdessen gilt, falls bekannt'
export const isSaved = (heading: string) => `‚${heading}‘ ist gespeichert`
export const editTables = 'Tabellen dieses Abschnitts bearbeiten'
export const editSection = (heading: string) => `${heading} bearbeiten`
export const signIn = 'melden Sie sich an'
export const linkAlwaysShowsNewestApproved = 'Der Link zeigt immer die neueste freigegebene Version.'
export const linkShowsVersionWhatIs = (version: string) => `Der Link zeigt Version ${version}; später Verfasstes zeigt er nicht.`
export const versionsCannotBeShownNow = 'Die Versionen können gerade nicht angezeigt werden.'
export const withOneShown = 'Mit der angezeigten'
export const openVersion = (version: string) => `Version ${version} öffnen`
export const shortVersion = (version: string) => `v${version}`
export const shown = 'Angezeigt'
export const current = 'Aktuell'
export const andFromVersion = (madeFrom: string) => `, aus Version ${madeFrom}`
export const written = 'Verfasst'
export const rolledBackCopy = 'Zurückgesetzt, eine Kopie'
export const designChangedInWords = 'Design auf Wunsch geändert'
export const designEdited = 'Design bearbeitet'
export const editDesign = 'Design bearbeiten'
export const editBrief = 'Briefing bearbeiten'
export const changeDesign = 'Design ändern'
export const whatShouldChange = 'Was soll am Design anders sein?'
export const suchAsAnotherQueue = 'eine Azure-Queue statt Kafka, und ohne Piet: Er ist eine Person'
export const changesAreShown =
  'Ein Modell ändert die Fakten. Die Änderungen werden geprüft, als neue Version gespeichert und neben dieser angezeigt.'
export const designIsBeingChanged = 'Das Design wird geändert. Sie können diese Seite verlassen.'
export const designWasChanged = 'Das Design wurde geändert'
export const rulingsOnWhatWasOpen = 'Entscheidungen über Offenes'
export const editedByHand = 'Von Hand bearbeitet'
export const chapterWrittenAgain = 'Ein Kapitel neu geschrieben'
export const published = 'Veröffentlicht'
export const rollbackToVersion = (version: string) => `Auf Version ${version} zurücksetzen`
export const asksYouToDecide = (askedBy: string) => `${askedBy} bittet Sie, über diese Version zu entscheiden.`
export const asksYouToDecideBy = (askedBy: string, day: string) =>
  `${askedBy} bittet Sie, bis ${day} über diese Version zu entscheiden.`
export const newComments = (count: number) =>
  plural(count, 'Ein Kommentar ist neu seit Ihrem Besuch.', `${count} Kommentare sind neu seit Ihrem Besuch.`)
export const writtenBy = (writer: string, moment: ReactNode) => sentence`Verfasst von ${writer}, ${moment}`
export const approvedBy = (name: string, moment: ReactNode) => sentence`Freigegeben von ${name}, ${moment}`
export const nextSlide = 'Nächste Folie'
export const nextSheet = 'Nächstes Blatt'
export const slideBefore = 'Vorige Folie'
export const sheetBefore = 'Voriges Blatt'
export const questionsAnswered = (count: number) => `${count} ${plural(count, 'Frage', 'Fragen')} beantwortet`
export const assumptionsJudged = (count: number) => `${count} ${plural(count, 'Annahme', 'Annahmen')} beurteilt`
export const sharedToRead = 'Dieses Dokument wurde zum Lesen mit Ihnen geteilt.'
export const sharedToReadAndComment = 'Dieses Dokument wurde zum Lesen und Kommentieren mit Ihnen geteilt.'
export const sharedToEdit = (signIn: ReactNode) =>
  sentence`Dieses Dokument wurde zum Lesen und Bearbeiten mit Ihnen geteilt. Um es zu bearbeiten, ${signIn} – mit der Adresse, mit der es geteilt wurde.`
export const versionApprovedBy = (name: string) => `Freigegeben von ${name}`
export const contents = 'Inhalt'
export const exportAs = 'Exportieren'
export const more = 'Mehr'
export const openCurrentVersion = 'Aktuelle Version öffnen'
export const sendToClient = 'An Kunden senden'
export const sendForReview = 'Zur Prüfung senden'
export const askForChanges = 'Änderungen verlangen'
export const whoHasAccess = 'Wer Zugriff hat'
export const sendToClientMore = 'An Kunden senden …'
export const approveThisVersion = (version: string) => `Version ${version} freigeben?`
export const approvalStaysOnRecord = (askedBy: string) => `${askedBy} sieht Ihre Freigabe; sie bleibt mit Ihrem Namen verzeichnet.`
export const youAskedForChanges = (version: string) => `Sie haben um Änderungen an Version ${version} gebeten.`
export const youApproved = (version: string) => `Sie haben Version ${version} freigegeben.`
export const clientCanSeeIt = (state: string) => `${state}, für den Kunden sichtbar`
export const whatChangedSince = (version: string) => `Änderungen seit ${version}`
export const answeredOn = (by: string, moment: string, answer: string) => `${by} hat am ${moment} geantwortet: ${answer}`
export const youAnsweredOn = (moment: string, answer: string) => `Sie haben am ${moment} geantwortet: ${answer}`
export const sendYourAnswers = 'Antworten senden'
export const sendAnswers = (count: number) => `${counted(count, 'Antwort', 'Antworten')} senden`
export const answersAreSent = (count: number) => `Vielen Dank. Ihre Berater haben Ihre ${plural(count, 'Antwort', 'Antworten')}.`
export const answerQuestions = (count: number) => `${counted(count, 'Frage', 'Fragen')} beantworten`
export const editedBy = 'bearbeitet von'
/** By the code of a mark; others have a sentence of their own. */
export const markSentences: Record<string, string> = {
  'rests-on-older-facts': 'Nach der Bearbeitung dieses Kapitels haben sich Angaben geändert. Bitte prüfen.',
}
