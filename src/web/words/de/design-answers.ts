import { stateNames } from '#shared/answer-words.ts'
import { counted, plural } from '../counted.ts'

const statements = (count: number) => counted(count, 'Aussage', 'Aussagen')
const answers = (count: number) => counted(count, 'Antwort', 'Antworten')

export const states = stateNames.de
export const levels = { must: 'muss', should: 'soll', may: 'kann' } as const
export const columns = {
  reference: 'Referenz',
  statement: 'Aussage',
  answer: 'Antwort',
  how: 'Umsetzung',
  question: 'Frage an den Kunden',
  why: 'Warum es wichtig ist',
  components: 'Komponenten',
  owner: 'Verantwortlich',
  due: 'Fällig',
  evidence: 'Nachweis',
} as const
export const filters = {
  asked: 'Verlangt Antwort',
  open: 'Zu beantworten',
  ask: 'Fragen',
  'without-component': 'Ohne Komponente',
  'set-aside': 'Zurückgestellt',
  all: 'Alle Aussagen',
} as const

export const noStatements = 'Keine Aussagen'
export const noStatementsYet = 'Hier steht Aussage für Aussage, was der Kunde im Briefing sagt, und wird beantwortet.'
export const answeredOf = (answered: number, asked: number) => `${answered} von ${asked} beantwortet`
export const show = 'Anzeigen'
export const searchStatements = 'Aussagen durchsuchen'
export const wordsOrReference = 'Wörter oder Referenz'
export const nothingMatches = 'Nichts gefunden'
export const tryOtherWords = 'Versuchen Sie es mit weniger Wörtern oder einem anderen Filter.'
export const showAll = 'Alle Aussagen anzeigen'
export const rowsNoLongerMatch = (count: number) => `${counted(count, 'Zeile passt', 'Zeilen passen')} nicht mehr zum Filter.`
export const hideThem = 'Ausblenden'
export const keysHint =
  'Alt+↓ und Alt+↑ führen zum selben Feld der nächsten oder vorigen Aussage. Strg+Eingabe speichert einen Text, Escape stellt ihn wieder her.'

export const earlier = 'Früher'
export const answerThis = 'Beantworten'
export const howIsItMet = 'Wie es umgesetzt wird'
export const whyNot = 'Die Begründung'
export const addComponent = 'Komponente hinzufügen…'
export const removeComponent = (name: string, reference: string) => `${name} aus ${reference} entfernen`
export const more = 'Mehr'
export const less = 'Weniger'
export const select = (reference: string) => `${reference} auswählen`

export const earlierAnswer = 'Schon einmal beantwortet'
export const earlierFrom = (client: string, title: string, version: string) => `${client}, ${title}, Version ${version}`
export const earlierBy = (by: string) => `beantwortet von ${by}`
export const earlierSaid = (said: string) => `Zu: „${said}“`
export const takeEarlier = 'Diese Antwort verwenden'

export const selectAllShown = (count: number) => `Alle ${count} angezeigten auswählen`
export const forSelected = 'Für die ausgewählten Aussagen'
export const setState = 'Antwort setzen…'
export const setOwner = 'Zuweisen'
export const setDue = 'Frist setzen'
export const nothingToChange = 'Das ist bei allen schon so.'
export const stateSet = (count: number, state: string) => `${statements(count)} auf „${state}“ gesetzt.`
export const ownerSet = (count: number, owner: string) => `${statements(count)} an ${owner} gegeben.`
export const dueSet = (count: number, day: string) => `${statements(count)} fällig am ${day}.`
export const componentAdded = (count: number, component: string) => `${component} zu ${statements(count)} hinzugefügt.`

export const copyAsTable = 'Als Tabelle kopieren'
export const rowsCopied = (count: number) =>
  `${counted(count, 'Zeile', 'Zeilen')} kopiert. Fügen Sie sie in eine Tabellenkalkulation ein.`
export const couldNotCopy = 'Der Browser hat das Kopieren nicht erlaubt.'
export const fillSheet = 'Tabelle des Kunden ausfüllen'
export const pasteHint =
  'Fügen Sie Zeilen aus einer Tabellenkalkulation mit ihren Überschriften ein. Die Spalte Referenz ist nötig; Antwort, Umsetzung, Komponenten, Verantwortlich, Fällig und Nachweis werden in beliebiger Reihenfolge gelesen. Eine leere Zelle ändert nichts.'
export const noReferences = 'Keine Spalte heißt Referenz. Kopieren Sie auch die Zeile mit den Überschriften.'
export const willChange = (count: number, rows: number) =>
  `${answers(count)} aus ${counted(rows, 'Zeile', 'Zeilen')} ${plural(count, 'wird', 'werden')} geändert.`
export const whatChanges = 'Was sich ändert'
export const unknownReferences = 'Diese Referenzen passen zu keiner Aussage oder zu mehreren. Ihre Zeilen werden ausgelassen:'
export const unknownStates = 'Diese Antworten sind nicht bekannt. Ihre Zellen werden ausgelassen:'
export const unknownComponents = 'Diese Komponenten gibt es im Design nicht. Ihre Zellen werden ausgelassen:'
export const unknownDays = 'Das sind keine Tage. Ihre Zellen werden ausgelassen:'
export const changeAnswers = (count: number) => `${answers(count)} ändern`
export const answersChanged = (count: number) => `${answers(count)} geändert.`
