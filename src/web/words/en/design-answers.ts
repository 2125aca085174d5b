import { stateNames } from '#shared/answer-words.ts'
import { counted, plural } from '../counted.ts'

const statements = (count: number) => counted(count, 'statement', 'statements')
const answers = (count: number) => counted(count, 'answer', 'answers')

export const states = stateNames.en
export const levels = { must: 'must', should: 'should', may: 'may' } as const
export const columns = {
  reference: 'Reference',
  statement: 'Statement',
  answer: 'Answer',
  how: 'How',
  question: 'Question to the client',
  why: 'Why it matters',
  components: 'Components',
  owner: 'Owner',
  due: 'Due',
  evidence: 'Evidence',
} as const
export const filters = {
  asked: 'Asks for an answer',
  open: 'To be answered',
  ask: 'Questions',
  'without-component': 'Without component',
  'set-aside': 'Set aside',
  all: 'All statements',
} as const

export const noStatements = 'No statements'
export const noStatementsYet = 'What the client says in the brief is listed here, statement by statement, to be answered.'
export const answeredOf = (answered: number, asked: number) => `${answered} of ${asked} answered`
export const show = 'Show'
export const searchStatements = 'Search statements'
export const wordsOrReference = 'Words or reference'
export const nothingMatches = 'Nothing matches'
export const tryOtherWords = 'Try fewer words or another filter.'
export const showAll = 'Show all statements'
export const rowsNoLongerMatch = (count: number) =>
  `${counted(count, 'row', 'rows')} no longer ${plural(count, 'matches', 'match')} the filter.`
export const hideThem = 'Hide'
export const keysHint =
  'Alt+↓ and Alt+↑ go to the same field of the next or previous statement. Ctrl+Enter saves a text, Escape restores it.'

export const earlier = 'Earlier'
export const answerThis = 'Answer this'
export const howIsItMet = 'How it is met'
export const whyNot = 'The reason'
export const addComponent = 'Add component…'
export const removeComponent = (name: string, reference: string) => `Remove ${name} from ${reference}`
export const more = 'More'
export const less = 'Less'
export const select = (reference: string) => `Select ${reference}`

export const earlierAnswer = 'Answered before'
export const earlierFrom = (client: string, title: string, version: string) => `${client}, ${title}, version ${version}`
export const earlierBy = (by: string) => `answered by ${by}`
export const earlierSaid = (said: string) => `To: “${said}”`
export const takeEarlier = 'Use this answer'

export const selectAllShown = (count: number) => `Select all ${count} shown`
export const forSelected = 'For the selected statements'
export const setState = 'Set state…'
export const setOwner = 'Set owner'
export const setDue = 'Set due day'
export const nothingToChange = 'They are all like that already.'
export const stateSet = (count: number, state: string) => `${statements(count)} changed to “${state}”.`
export const ownerSet = (count: number, owner: string) => `${statements(count)} given to ${owner}.`
export const dueSet = (count: number, day: string) => `${statements(count)} due on ${day}.`
export const componentAdded = (count: number, component: string) => `${component} added to ${statements(count)}.`

export const copyAsTable = 'Copy as table'
export const rowsCopied = (count: number) => `${counted(count, 'row', 'rows')} copied. Paste them into a spreadsheet.`
export const couldNotCopy = 'The browser did not allow copying.'
export const fillSheet = 'Fill in the client’s sheet'
export const pasteHint =
  'Paste rows from a spreadsheet, with their headings. The column Reference is needed; Answer, How, Components, Owner, Due and Evidence are read in any order. An empty cell changes nothing.'
export const noReferences = 'No column is headed Reference. Copy the row of headings too.'
export const willChange = (count: number, rows: number) => `${answers(count)} of ${counted(rows, 'row', 'rows')} will change.`
export const whatChanges = 'What changes'
export const unknownReferences = 'These references fit no statement, or several. Their rows are left out:'
export const unknownStates = 'These answers are not known. Their cells are left out:'
export const unknownComponents = 'These components are not in the design. Their cells are left out:'
export const unknownDays = 'These are no days. Their cells are left out:'
export const changeAnswers = (count: number) => `Change ${answers(count)}`
export const answersChanged = (count: number) => `${answers(count)} changed.`
