import { counted, grouped, plural } from '../counted.ts'

export const renameDocument = 'Rename document'
export const itsVersionsKeepTheirTitle = (title: string) => `Existing versions keep the title “${title}”.`
export const rename = 'Rename'
export const renamedTo = (name: string) => `Renamed to ${name}.`
export const type = 'Type'
export const allTypes = 'All types'
export const state = 'State'
export const allStates = 'All states'
export const marks = 'Labels'
export const anyMarks = 'Any labels'
export const labelled = 'Labelled'
export const notLabelled = 'No labels'
export const anyWriter = 'Any author'
export const newestFirst = 'Newest first'
export const bestFirst = 'Best match first'
export const oldestFirst = 'Oldest first'
export const byName = 'By name'
export const byProject = 'By project'
export const fromLabel = 'From'
export const to = 'To'
export const order = 'Order'
export const words = 'Words'
export const filters = 'Filters'
export const remove = (filterName: string) => `Remove ${filterName}`
export const marked = (marks: number) => counted(marks, 'label', 'labels')
export const by = (author: string) => `By ${author}`
export const approvedBy = (name: string) => `Approved by ${name}`
export const renameName = (name: string) => `Rename ${name}`
export const compareVersionOfWithOne = (version: string, name: string) =>
  `Compare version ${version} of ${name} with the one before it`
export const version = 'Version'
export const written = 'Written'
export const actions = 'Actions'
export const nothingMatches = 'Nothing matches'
export const tryFewerWordsOrOther = 'Try fewer words or other filters.'
export const clearWordsAndFilters = 'Clear words and filters'
export const nothingIsArchived = 'Nothing is archived'
export const noDocumentsYet = 'No documents yet'
export const writeTheFirst = 'Write the first'
export const saveThisView = 'Save this view'
export const save = 'Save'
export const savedViews = 'Saved views'
export const forgetTheView = (name: string) => `Delete the view ${name}`
export const searchDocuments = 'Search documents'
export const wordsOfDocumentClientNfr = 'Words of a document, a client, NFR-3, £420,000 …'
export const undo = 'Undo'
export const dismiss = 'Dismiss'
export const serverDidNotAnswerSo = 'The server did not answer, so nothing was changed.'
export const searchEveryDocument = 'Search every document you can see.'
export const keysOnJKEnter = 'Shortcuts on: / j k Enter'
export const keysOff = 'Shortcuts off'
export const libraryCouldNotBeAsked = 'The documents could not be loaded. What is shown may be out of date.'
export const isArchived = (name: string) => `${name} is archived.`
export const isArchivedAndNoLongerShared = (name: string) => `${name} is archived and no longer shared.`
export const isInLibraryAgain = (name: string) => `${name} is restored.`
export const didYouMean = (words: string) => `Did you mean “${words}”?`
export const withoutFilter = (total: number, isMore: boolean, filter: string) =>
  `Remove “${filter}” (${counted(total, 'document', 'documents')}${isMore ? ' or more' : ''})`
export const foundDocuments = (total: number, isMore: boolean) =>
  `${grouped(total)}${isMore ? ' or more' : ''} ${plural(total, 'document', 'documents')}`
export const whatIsWrittenForYou = 'Documents appear here once your consultants share them with you.'
export const moreFilters = 'More filters'
export const presets = 'Presets'
export const thisWeek = 'This week'
export const lastMonth = 'Last month'
export const mine = 'Mine'
export const needsMe = 'Needs me'
