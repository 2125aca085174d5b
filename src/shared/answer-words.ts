import type { AnswerState } from './design-facts.ts'

export const tableColumns = [
  'reference',
  'statement',
  'answer',
  'how',
  'question',
  'why',
  'components',
  'owner',
  'due',
  'evidence',
] as const
export type TableColumn = (typeof tableColumns)[number]
type Language = 'en' | 'de'

/** Column headings in people's tables and in clients' sheets. */
const columnWords: Record<TableColumn, Record<Language, string[]>> = {
  reference: {
    en: ['reference', 'ref', 'ref.', 'clause', 'number', 'no.', 'id', 'req id', 'requirement id', 'requirement reference', '#'],
    de: ['referenz', 'ziffer', 'nummer', 'nr.', 'nr', 'klausel', 'anforderungs-id', 'kennung'],
  },
  statement: {
    en: ['statement', 'requirement', 'text', 'the client says', 'description', 'requirement description', 'requirement text'],
    de: ['aussage', 'anforderung', 'wortlaut', 'beschreibung', 'anforderungstext'],
  },
  answer: {
    en: ['answer', 'state', 'status', 'response', 'compliance', 'compliant', 'compliance status', 'compliance statement', 'met'],
    de: ['antwort', 'stand', 'zustand', 'erfüllung', 'erfüllungsgrad', 'erfüllt', 'konformität'],
  },
  how: {
    en: ['how', 'how it is met', 'how met', 'comment', 'comments', 'explanation', 'remarks', 'details', 'supporting comments'],
    de: ['wie', 'umsetzung', 'kommentar', 'kommentare', 'erläuterung', 'bemerkung', 'bemerkungen', 'anmerkung'],
  },
  // In a client's sheet, “Question” alone heads the client's own words.
  question: { en: ['question to the client'], de: ['frage an den kunden'] },
  why: { en: ['why it matters'], de: ['warum es wichtig ist'] },
  components: { en: ['components', 'component'], de: ['komponenten', 'komponente'] },
  owner: {
    en: ['owner', 'responsible', 'response owner'],
    de: ['verantwortlich', 'verantwortliche', 'verantwortlicher', 'zuständig'],
  },
  due: {
    en: ['due', 'due day', 'due date', 'target date', 'delivery date'],
    de: ['fällig', 'fällig am', 'frist', 'termin', 'liefertermin'],
  },
  evidence: { en: ['evidence', 'proof', 'supporting evidence'], de: ['nachweis', 'nachweise', 'beleg', 'belege'] },
}

export const stateNames: Record<Language, Record<AnswerState, string>> = {
  en: {
    open: 'Open',
    proposed: 'Proposed',
    yes: 'Yes',
    'in-part': 'In part',
    no: 'No',
    ask: 'Question to the client',
    'set-aside': 'Set aside',
  },
  de: {
    open: 'Offen',
    proposed: 'Vorgeschlagen',
    yes: 'Ja',
    'in-part': 'Teilweise',
    no: 'Nein',
    ask: 'Frage an den Kunden',
    'set-aside': 'Zurückgestellt',
  },
}

/** Our own words, and those of compliance matrices. */
const stateWords: Record<AnswerState, string> = {
  open: 'open, to be answered, offen, zu beantworten',
  proposed: 'proposed, proposal, vorgeschlagen, vorschlag',
  yes: `yes, y, c, fc, full, fully, compliant, fully compliant, complies, full compliance, met, fully met,
    ja, j, erfüllt, voll erfüllt, vollständig, vollständig erfüllt, konform`,
  'in-part': `in part, in-part, partly, partial, partially, p, pc, partially compliant, partly compliant, partial compliance,
    partially met, partly met, teilweise, zum teil, in teilen, teilweise erfüllt, teilweise konform`,
  no: `no, n, nc, none, non-compliant, non compliant, noncompliant, not compliant, non-compliance, not met, does not comply,
    nein, nicht erfüllt, nicht konform, keine`,
  ask: 'question to the client, question, ask, clarification, frage an den kunden, frage, rückfrage, klärung',
  'set-aside': 'set aside, set-aside, n/a, not applicable, zurückgestellt, nicht zutreffend, entfällt',
}

/** Normalises a text for comparison. */
export const plainly = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/ ?[:*]$/, '')
    .toLowerCase()

const columns = new Map(
  Object.entries(columnWords).flatMap(([column, { en, de }]) =>
    [...en.map((word) => [word, 'en'] as const), ...de.map((word) => [word, 'de'] as const)].map(
      ([word, language]) => [word, { column: column as TableColumn, language }] as const,
    ),
  ),
)
const states = new Map(
  Object.entries(stateWords).flatMap(([state, words]) =>
    words.split(',').map((word) => [plainly(word), state as AnswerState] as const),
  ),
)

export const columnOf = (heading: string) => columns.get(plainly(heading))?.column
export const stateOf = (word: string) => states.get(plainly(word))

/** Recognises the column of a heading in other words, such as “Supplier comments (max. 500 characters)”, by its last words. */
export function columnLike(heading: string): { column: TableColumn; language: Language } | undefined {
  const words = plainly(heading.replaceAll(/\([^)]*\)/g, ' ').replaceAll(/[?!:*]/g, ' ')).split(' ')
  if (words.length > 6) return undefined
  return words.map((_, from) => columns.get(words.slice(from).join(' '))).find((found) => found !== undefined)
}

/** Returns the allowed word for a state: the exact word, or else the only one that contains it. */
export function wordFor(state: AnswerState, allowed: readonly string[]): string | undefined {
  const exact = allowed.find((word) => stateOf(word) === state)
  if (exact !== undefined) return exact
  const like = allowed.filter((word) => word.split(/\s[-–—]\s|[:()]/).some((part) => stateOf(part) === state))
  return like.length === 1 ? like[0] : undefined
}
