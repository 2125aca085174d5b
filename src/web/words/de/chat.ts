import type { ReactNode } from 'react'
import { plural } from '../counted.ts'
import { sentence } from '../sentence.ts'

export const quotedNotWritten = 'Zitiert, nicht verfasst'
export const fromTheRecord = 'Aus den Aufzeichnungen'
export const noAnswer = 'Keine Antwort'
export const nothingInTheseDocumentsAnswers = 'Nichts in diesen Dokumenten beantwortet das.'
export const nearestToIt = ' Am nächsten kommt:'
export const documentsNameNone = 'Die Dokumente nennen keine.'
export const lookAt = (title: string) => `${title} ansehen`
export const look = 'Ansehen'
export const readingTheDocuments = 'Dokumente werden gelesen …'
export const stoppedBeforeThereWasAnswer = 'Angehalten, bevor es eine Antwort gab.'
export const thisCouldNotBeAnswered = 'Das konnte nicht beantwortet werden.'
export const answeredBy = 'Antwort von'
export const quotationsOnly = 'Nur Zitate'
export const clientWasAsked = 'Der Kunde wurde gefragt. '
export const lookAtThread = 'Kommentar ansehen'
export const askTheClient = 'Kunden fragen'
export const question = 'Frage'
export const onTheDocument = 'Zum Dokument'
export const everybodyThereWhoIsShown = 'Alle beim Kunden, denen es gezeigt wird, sehen die Frage daneben und können antworten.'
export const asking = 'Wird gefragt …'
export const ask = 'Fragen'
export const versionOfThisDocumentIs = (version: string) =>
  `Version ${version} dieses Dokuments wird dem Kunden noch nicht gezeigt.`
export const publishItFirstSoThat = 'Veröffentlichen Sie sie zuerst, damit der Kunde lesen kann, wonach er gefragt wird.'
export const youAsked = 'Ihre Frage:'
export const wordingsOfThisQuestion = 'Formulierungen dieser Frage'
export const earlierWording = 'Frühere Formulierung'
export const laterWording = 'Spätere Formulierung'
export const editQuestion = (question: string) => `„${question}“ bearbeiten`
export const askOtherwise = 'Anders fragen'
export const yourQuestionInOtherWords = 'Ihre Frage in anderen Worten'
export const whatWasAskedAndAnswered = 'Bisherige Fragen und Antworten bleiben daneben stehen.'
export const newConversation = 'Neue Unterhaltung'
export const whatWouldYouLikeTo = 'Worüber möchten Sie etwas wissen?'
export const youAskedErrorVariables = (error: string, variables: string) => `${error} Ihre Frage: „${variables}“`
export const projectsCouldNotBeLoaded = 'Die Projekte konnten nicht geladen werden.'
export const ofVersion = (version: string) => `Version ${version}`
export const analyzeDataTrends = 'Datentrends auswerten'
export const analyzeDataTrendsWhichFigures =
  'Datentrends auswerten: Welche Zahlen haben sich im letzten Quartal am stärksten bewegt, und was erklärt sie?'
export const generateReport = 'Bericht erstellen'
export const generateReportOnePageSummary = 'Bericht erstellen: eine Seite Zusammenfassung dieses Monats für unseren Lenkungskreis.'
export const codeReview = 'Code prüfen'
export const codeReviewLookForErrors = 'Code prüfen: Suchen Sie im Folgenden nach Fehlern, unklaren Namen und fehlenden Tests.'
export const strategicAdvice = 'Strategische Beratung'
export const strategicAdviceWhichOfOur = 'Strategische Beratung: Welche unserer KI-Vorhaben sollten zuerst kommen, und warum?'
export const findTrendsAndOutliersIn = 'Trends und Ausreißer in Zahlen finden'
export const draftReportsAndSummaries = 'Berichte und Zusammenfassungen entwerfen'
export const reviewCodeAndDesigns = 'Code und Entwürfe prüfen'
export const weighOptionsAndPlanNext = 'Optionen abwägen und nächste Schritte planen'
export const thisIsSampleAnswerNo = (model: string) =>
  `Das ist eine Beispielantwort: Kein Modell wurde gefragt, und Ihre Nachricht hat diese Seite nicht verlassen. Sobald eine Verbindung eingerichtet ist, steht hier die Antwort von ${model}.`
export const anotherSampleAnswerInPlace = (model: string) =>
  `Eine weitere Beispielantwort anstelle der ersten. Auch diesmal wurde kein Modell gefragt; ${model} antwortet hier, sobald es verbunden ist.`
export const thirdSampleAnswerWasNot = (model: string) =>
  `Eine dritte Beispielantwort: ${model} wurde nicht gefragt. Sie können weiter Modelle wählen, senden und kopieren, um zu sehen, wie eine Unterhaltung abläuft.`
export const aboutTheDocument = 'Zum Dokument'
export const aboutTheProject = 'Zum Projekt'
export const about = 'Zu'
export const renameTheConversation = 'Unterhaltung umbenennen'
export const rename = 'Umbenennen'
export const allQuestionsAndAnswersIn = 'Alle Fragen und Antworten darin gehen endgültig verloren.'
export const deleteThisConversation = 'Diese Unterhaltung löschen?'
export const deleteLabel = 'Löschen'
export const startDocumentFromThis = 'Daraus ein Dokument beginnen'
export const markdown = 'Markdown'
export const conversations = 'Unterhaltungen'
export const searchConversations = 'Unterhaltungen suchen'
export const search = 'Suchen'
export const noConversationHasTheseWords = 'Keine Unterhaltung enthält diese Wörter.'
export const nothingIsArchived = 'Nichts ist archiviert.'
export const whatYouAskIsKept = 'Was Sie fragen, bleibt hier aufbewahrt, nur für Sie.'
export const backToCurrentOnes = 'Zurück zu den aktuellen'
export const nothingAskedYet = 'Noch nichts gefragt'
export const conversation = 'Unterhaltung'
export const nothingSaidYet = 'Noch nichts gesagt'
export const beginWithPromptBelowOr =
  'Beginnen Sie mit einem Vorschlag unten oder schreiben Sie selbst. Alle Antworten sind vorerst Beispiele.'
export const questionsAndAnswers = 'Fragen und Antworten'
export const nothingAskedYetAnswersRest = 'Noch nichts gefragt. Antworten stützen sich allein auf Ihre Dokumente.'
export const message = 'Nachricht'
export const quickPrompts = 'Vorschläge'
export const writeAMessage = 'Nachricht schreiben'
export const send = 'Senden'
export const enterSendsShiftEnterBegins = 'Enter sendet, Umschalt+Enter beginnt eine neue Zeile.'
export const you = 'Sie:'
export const writing = 'Schreibt …'
export const regenerating = 'Wird neu erstellt …'
export const regenerate = 'Neu erstellen'
export const notCopied = 'Nicht kopiert'
export const answerIsOnClipboard = 'Die Antwort liegt in der Zwischenablage.'
export const placeOf = (value: number, count: number) => `${value} von ${count}`
export const whatAreOpenQuestions = 'Welche Fragen sind offen?'
export const whatAreRisks = 'Welche Risiken gibt es?'
export const whatWasDecided = 'Was wurde entschieden?'
export const whoApprovedIt = 'Wer hat es freigegeben?'
export const whatChanged = 'Was hat sich geändert?'
export const suggestedQuestions = 'Vorgeschlagene Fragen'
export const yourQuestion = 'Ihre Frage'
export const askAboutTheseDocuments = 'Zu diesen Dokumenten fragen'
export const stop = 'Anhalten'
export const questionAndPassagesThatAre = (vendor: string) => `Die Frage und die dazu gefundenen Stellen gehen an ${vendor}.`
export const answersAreQuotedFromYour = 'Antworten werden Wort für Wort aus Ihren Dokumenten zitiert.'
export const enterAsksShiftEnterBegins = ' Enter fragt, Umschalt+Enter beginnt eine neue Zeile.'
export const thereAreNoDocumentsHere = 'Hier gibt es noch keine Dokumente.'
export const readOfDocumentsThatAre = (looked: number, of: number) =>
  `Gelesen: die ${looked} von ${of} Dokumenten, die der Frage am nächsten kommen.`
export const askAgain = 'Noch einmal fragen'
export const answersToThisQuestion = 'Antworten auf diese Frage'
export const earlierAnswer = 'Frühere Antwort'
export const laterAnswer = 'Spätere Antwort'
export const takeItBack = 'Zurücknehmen'
export const ofTokens = (used: string, limit: string) => `${used} von ${limit} Tokens`
export const usage = 'Verbrauch'
export const apiConnected = 'API verbunden'
export const tokensUsed = 'Verbrauchte Tokens'
export const capabilities = 'Fähigkeiten'
export const stopped = 'Angehalten.'
export const stoppedWhatWasWholeBy = 'Angehalten. Was bis dahin vollständig war, bleibt erhalten.'
export const writtenByFromYourDocuments = (writer: string) => `Verfasst von ${writer} aus Ihren Dokumenten`
export const readsThePassages = (writer: string) => `${writer} liest die Stellen …`
export const passagesThatAreCited = 'Zitierte Stellen'
export const noPassage = ' (ohne Beleg)'
export const aiAssistants = 'KI-Assistenten'
export const chooseModelAndBeginAnswers =
  'Wählen Sie ein Modell und beginnen Sie. Antworten sind Beispiele, bis eines verbunden ist.'
export const chat = 'Chat'
export const model = 'Modell'
export const askAboutYourDocumentsAnswers = (label: string) =>
  `Fragen Sie zu Ihren Dokumenten. ${label} antwortet aus Stellen daraus, und jeder Satz nennt seine eigenen.`
export const askAboutYourDocumentsAnswersAre =
  'Fragen Sie zu Ihren Dokumenten. Antworten werden Wort für Wort daraus zitiert; kein Modell schreibt sie.'
export const moreNotShown = (count: number) => `${count} weitere ${plural(count, 'wird', 'werden')} nicht angezeigt.`
export const noLongerShownToYou = (count: number) =>
  `${count} der zitierten Stellen ${plural(count, 'wird', 'werden')} Ihnen nicht mehr gezeigt.`
export const sentencesLeftOut = (count: number) =>
  plural(
    count,
    `${count} Satz ist ausgelassen: Eine Zahl, ein Name oder ein Zitat darin steht in keiner der angeführten Stellen.`,
    `${count} Sätze sind ausgelassen: Eine Zahl, ein Name oder ein Zitat darin steht in keiner der angeführten Stellen.`,
  )
export const restOnNoPassage = (count: number, all: number) =>
  `${count} von ${all} ${plural(count, 'stützt', 'stützen')} sich auf keine Stelle.`
export const passageIn = (number: number, title: string, version: string) => `Stelle ${number}: ${title}, Version ${version}`
export const fromBriefOf = (document: ReactNode) => sentence`Aus dem Briefing zu ${document}`
