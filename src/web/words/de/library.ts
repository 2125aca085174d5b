import { counted, grouped, plural } from '../counted.ts'

export const renameDocument = 'Dokument umbenennen'
export const itsVersionsKeepTheirTitle = (title: string) => `Seine Versionen behalten ihren Titel, ${title}.`
export const rename = 'Umbenennen'
export const renamedTo = (name: string) => `In ${name} umbenannt.`
export const type = 'Typ'
export const allTypes = 'Alle Typen'
export const state = 'Stand'
export const allStates = 'Alle Status'
export const marks = 'Markierungen'
export const labelled = 'Mit Markierungen'
export const notLabelled = 'Ohne Markierungen'
export const anyMarks = 'Alle Markierungen'
export const anyWriter = 'Alle Autoren'
export const newestFirst = 'Neueste zuerst'
export const bestFirst = 'Beste Treffer zuerst'
export const oldestFirst = 'Älteste zuerst'
export const byName = 'Nach Namen'
export const byProject = 'Nach Projekten'
export const fromLabel = 'Von'
export const to = 'Bis'
export const order = 'Reihenfolge'
export const words = 'Wörter'
export const filters = 'Filter'
export const remove = (filterName: string) => `${filterName} entfernen`
export const marked = (marks: number) => counted(marks, 'Markierung', 'Markierungen')
export const by = (author: string) => `Von ${author}`
export const approvedBy = (name: string) => `Freigegeben von ${name}`
export const renameName = (name: string) => `${name} umbenennen`
export const compareVersionOfWithOne = (version: string, name: string) =>
  `Version ${version} von ${name} mit der vorigen vergleichen`
export const version = 'Version'
export const written = 'Verfasst'
export const actions = 'Aktionen'
export const nothingMatches = 'Nichts gefunden'
export const tryFewerWordsOrOther = 'Versuchen Sie es mit weniger Wörtern oder anderen Filtern.'
export const clearWordsAndFilters = 'Wörter und Filter zurücksetzen'
export const nothingIsArchived = 'Nichts ist archiviert'
export const noDocumentsYet = 'Noch keine Dokumente'
export const writeTheFirst = 'Das erste erstellen'
export const saveThisView = 'Diese Ansicht speichern'
export const save = 'Speichern'
export const savedViews = 'Gespeicherte Ansichten'
export const forgetTheView = (name: string) => `Ansicht ${name} löschen`
export const searchDocuments = 'Dokumente suchen'
export const wordsOfDocumentClientNfr = 'Wörter eines Dokuments, ein Kunde, NFR-3, £420,000 …'
export const undo = 'Rückgängig'
export const dismiss = 'Ausblenden'
export const serverDidNotAnswerSo = 'Der Server hat nicht geantwortet, deshalb wurde nichts geändert.'
export const searchEveryDocument = 'Durchsucht jedes Dokument, das Sie sehen dürfen.'
export const keysOnJKEnter = 'Tastenkürzel an: / j k Enter'
export const keysOff = 'Tasten aus'
export const libraryCouldNotBeAsked = 'Die Dokumente wurden nicht geladen. Was angezeigt wird, ist vielleicht nicht mehr aktuell.'
export const isArchived = (name: string) => `${name} ist archiviert.`
export const isArchivedAndNoLongerShared = (name: string) => `${name} ist archiviert und nicht mehr freigegeben.`
export const isInLibraryAgain = (name: string) => `${name} ist wieder in der Liste.`
export const didYouMean = (words: string) => `Meinten Sie „${words}“?`
export const withoutFilter = (total: number, isMore: boolean, filter: string) =>
  `„${filter}“ entfernen (${counted(total, 'Dokument', 'Dokumente')}${isMore ? ' oder mehr' : ''})`
export const foundDocuments = (total: number, isMore: boolean) =>
  `${grouped(total)}${isMore ? ' oder mehr' : ''} ${plural(total, 'Dokument', 'Dokumente')}`
export const whatIsWrittenForYou =
  'Was für Sie geschrieben wird, steht hier, sobald es Ihnen gezeigt wird: Entwürfe zum Lesen, Kommentieren und Freigeben.'
export const moreFilters = 'Weitere Filter'
export const presets = 'Voreinstellungen'
export const thisWeek = 'Diese Woche'
export const lastMonth = 'Letzter Monat'
export const mine = 'Meine'
export const needsMe = 'Von mir zu erledigen'
