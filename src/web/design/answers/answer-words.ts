import type { AnswerState } from '#shared/design-facts.ts'

export const tableColumns = ['reference', 'statement', 'answer', 'how', 'components', 'owner', 'due', 'evidence'] as const
export type TableColumn = (typeof tableColumns)[number]

/** What stands over the columns of people's tables, in English and German. */
const columnWords: Record<TableColumn, string[]> = {
  reference: ['reference', 'ref', 'ref.', 'clause', 'number', 'no.', 'id', 'referenz', 'ziffer', 'nummer', 'nr.', 'nr', 'klausel'],
  statement: ['statement', 'requirement', 'text', 'the client says', 'aussage', 'anforderung', 'wortlaut'],
  answer: ['answer', 'state', 'status', 'response', 'antwort', 'stand', 'zustand'],
  how: ['how', 'how it is met', 'wie', 'umsetzung'],
  components: ['components', 'component', 'komponenten', 'komponente'],
  owner: ['owner', 'verantwortlich', 'verantwortliche', 'verantwortlicher', 'zuständig'],
  due: ['due', 'due day', 'due date', 'fällig', 'fällig am', 'frist', 'termin'],
  evidence: ['evidence', 'nachweis', 'nachweise', 'beleg'],
}

const stateWords: Record<AnswerState, string[]> = {
  open: ['open', 'to be answered', 'offen', 'zu beantworten'],
  proposed: ['proposed', 'proposal', 'vorgeschlagen', 'vorschlag'],
  yes: ['yes', 'y', 'ja', 'j'],
  'in-part': ['in part', 'in-part', 'partly', 'partial', 'partially', 'teilweise', 'zum teil', 'in teilen'],
  no: ['no', 'n', 'nein'],
  ask: ['question to the client', 'question', 'ask', 'frage an den kunden', 'frage', 'rückfrage'],
  'set-aside': ['set aside', 'set-aside', 'zurückgestellt'],
}

/** As two texts are compared. */
export const plainly = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/ ?[:*]$/, '')
    .toLowerCase()

const byWord = <Key extends string>(words: Record<Key, string[]>) =>
  new Map(Object.entries<string[]>(words).flatMap(([key, all]) => all.map((word) => [word, key as Key])))

const columns = byWord(columnWords)
const states = byWord(stateWords)

export const columnOf = (heading: string) => columns.get(plainly(heading))
export const stateOf = (word: string) => states.get(plainly(word))
