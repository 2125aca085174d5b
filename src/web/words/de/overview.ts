import type { ActivityVerb, Figure } from '#shared/api/overview.ts'
import type { ReactNode } from 'react'
import { counted, plural } from '../counted.ts'
import { sentence } from '../sentence.ts'

export const activity = 'Aktivität'
export const nothingHasHappenedYetWhat = 'Noch ist nichts geschehen. Hier erscheint, was verfasst, freigegeben und geteilt wird.'
export const overdue = 'Überfällig'
export const dueSoon = 'Bald fällig'
export const dateNear = 'Termin naht'
export const enquiry = 'Anfrage'
export const planTooLong = 'Plan zu lang'
export const outOfDate = 'Veraltet'
export const marked = 'Markiert'
export const quiet = 'Ruhig'
export const nothingWaitsForYouVersion = 'Nichts wartet auf Sie. Hier erscheinen Dokumente zum Lesen und Freigeben.'
export const questionsForYou = 'Fragen an Sie'
export const newSinceYouLooked = 'Neu seit Ihrem letzten Besuch'
export const youHaveSeenEverything = 'Sie haben alles gesehen.'
export const whatChangedInSince = (name: string, since: string) => `Was sich in ${name} seit ${since} geändert hat`
export const since = (since: string) => `Seit ${since}`
export const yourProjects = 'Ihre Projekte'
export const yourDocuments = 'Ihre Dokumente'
export const all = (total: string) => `Alle ${total}`
export const nothingIsShownToYou = 'Noch wird Ihnen nichts gezeigt. Hier erscheint, was für Sie geschrieben wird.'
export const yourPeople = 'Ihre Ansprechpersonen'
export const nobodyIsNamedYet = 'Noch ist niemand benannt.'
export const versionAskedBy = (version: string, askedBy: string) => `Version ${version}, erbeten von ${askedBy}`
export const dueOn = (day: string) => `, fällig am ${day}`
export const decideOn = (title: string) => `Über ${title} entscheiden`
export const decide = 'Entscheiden'
export const highestInLastMonth = (title: string, max: string, last: string) =>
  `${title}: höchstens ${max}, im letzten Monat ${last}`
export const showAsTable = 'Als Tabelle zeigen'
export const month = 'Monat'
export const answersForYou = 'Für Sie zuständig'
export const consultant = 'Beratung'
export const colleague = 'Im selben Haus'
export const whatYouTypedIsKept = (error: string) => `${error} Ihre Eingaben bleiben erhalten.`
export const questionsOf = (name: string) => `Fragen zu ${name}`
export const sendAnswers = 'Antworten senden'
export const yourAnswer = 'Ihre Antwort'
export const untilYouAnswer = (proposal: string) => `Bis Sie antworten: ${proposal}`
export const in30Days = (change: string) => `+${change} in 30 Tagen`
export const needsAttention = 'Braucht Aufmerksamkeit'
export const nothingNeedsYouNowReviews =
  'Gerade braucht Sie nichts. Hier erscheinen Prüfungen, verspätete Projekte, Anfragen, nicht zugestellte E-Mails und veraltete Dokumente.'
export const documentsByState = 'Dokumente nach Stand'
export const twelveMonths = '12 Monate'
export const documentsByStateAtEnd = 'Dokumente nach Stand, jeweils am Monatsende'
export const budgetsOfApprovedDocuments = 'Budgets freigegebener Dokumente'
export const byMonthOfApproval = 'Nach Monat der Freigabe'
export const noApprovedDocumentGivesBudget =
  'Noch nennt kein freigegebenes Dokument ein Budget. Geben Sie eines frei, dessen Briefing eine Summe nennt, und sie erscheint hier.'
export const amount = 'Betrag'
export const yourWorkWithWhatWaits = (name: string) => `Ihre Arbeit mit ${name}: zuerst, was auf Sie wartet.`
export const whatNeedsYouAndHow = 'Ihre Aufgaben und der Stand der Projekte.'
export const user = 'Benutzer'
export const overview = 'Übersicht'
export const firmsWorkAtGlanceFigures = 'Die Arbeit der Firma auf einen Blick. Kennzahlen und Aktivität sind vorerst Beispiele.'
export const yourWorkWithFirm = 'Ihre Arbeit mit der Firma.'
export const whatHappensInYourProjects =
  'Hier erscheint, was in Ihren Projekten geschieht. Was für Sie geschrieben wird, steht unter Dokumente.'
export const revenueOverview = 'Umsatzübersicht'
export const last6Months = 'Letzte 6 Monate'
export const revenueChartWillBeDisplayed = 'Hier wird das Umsatzdiagramm angezeigt'
export const integrationComingSoon = 'Anbindung folgt in Kürze'
export const recentActivity = 'Letzte Aktivität'
export const generateDocument = 'Dokument erstellen'
export const aiAssistant = 'KI-Assistent'
export const viewClients = 'Kunden ansehen'
export const manageProjects = 'Projekte verwalten'
export const quickActions = 'Schnellzugriff'
export const didTo = (who: string, what: string, document: ReactNode) => sentence`${who} ${what}: ${document}`
export const answersAreSent = (count: number, name: string) =>
  `Vielen Dank. Ihre Berater haben ${plural(count, 'Ihre Antwort', 'Ihre Antworten')} zu ${name}.`
export const youWereAsked = (by: string, day: string) => `Sie wurden von ${by} am ${day} gefragt`
export const wasAsked = (name: string, by: string, day: string) => `${name} wurde von ${by} am ${day} gefragt`
export const budgetsByMonth = 'Budgets freigegebener Dokumente nach Monat'
export const budgetsInByMonth = (currency: string) => `Budgets freigegebener Dokumente in ${currency} nach Monat`
export const welcomeBack = (name: string) => `Willkommen zurück, ${name}`
export const counts: Record<Figure['of'], string> = {
  clients: 'Kunden',
  projects: 'Projekte',
  documents: 'Dokumente',
  approved: 'Freigegeben',
}
export const today = 'Heute'
export const yesterday = 'Gestern'
export const review = 'Prüfung'
export const changesAsked = 'Änderungen erbeten'
export const answer = 'Antwort'
export const inReview = 'In Prüfung'
export const approval = 'Freigabe'
export const lateProject = 'Verspätetes Projekt'
export const nothingWaitsForYou = 'Nichts wartet auf Sie.'
export const show = 'Anzeigen'
export const mine = 'Meine'
export const allOfIt = 'Alle'
export const showAll = 'Alle anzeigen'
export const currency = 'Währung'
export const noCurrency = 'Ohne Währung'
export const lateProjectsOf = (client: string, count: number) =>
  `${client}: ${counted(count, 'verspätetes Projekt', 'verspätete Projekte')}`
export const documentsOfTitle = (title: string, count: number) => `${title}: ${counted(count, 'Dokument', 'Dokumente')}`
export const reviewsOfTitle = (title: string, count: number) => `${title}: ${counted(count, 'Prüfung', 'Prüfungen')}`
export const draftsToApproveOf = (client: string, count: number) =>
  `${client}: ${counted(count, 'Entwurf', 'Entwürfe')} zur Freigabe`
const documentsOf = (verb: string) => (who: string, count: number) =>
  `${who} hat ${counted(count, 'Dokument', 'Dokumente')} ${verb}`
export const didToDocuments: Record<ActivityVerb, (who: string, count: number) => string> = {
  'version-added': documentsOf('verfasst'),
  'section-edited': (who, count) => `${who} hat ${counted(count, 'Abschnitt', 'Abschnitte')} bearbeitet`,
  'design-edited': (who, count) => `${who} hat Entwürfe ${count}-mal geändert`,
  'document-rolled-back': documentsOf('zurückgesetzt'),
  'version-published': documentsOf('veröffentlicht'),
  'version-approved': documentsOf('freigegeben'),
  'approval-withdrawn': (who, count) => `${who} hat ${counted(count, 'Freigabe', 'Freigaben')} zurückgenommen`,
  'review-asked': (who, count) => `${who} hat um ${counted(count, 'Prüfung', 'Prüfungen')} gebeten`,
  'review-decided': (who, count) => `${who} hat in ${counted(count, 'Prüfung', 'Prüfungen')} zugestimmt`,
  'changes-asked': (who, count) => `${who} hat ${count}-mal um Änderungen gebeten`,
  'question-asked': (who, count) => `${who} hat Kunden ${counted(count, 'Frage', 'Fragen')} gestellt`,
  'questions-answered': (who, count) => `${who} hat ${counted(count, 'Mal', 'Mal')} Fragen beantwortet`,
  'document-shared': (who, count) => `${who} hat Dokumente ${count}-mal geteilt`,
}
export const waitingForYou = 'Wartet auf Sie'
export const noProjectIsUnderWay = 'Kein Projekt läuft.'
