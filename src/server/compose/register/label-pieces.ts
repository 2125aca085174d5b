import type { StatementLabel } from '#server/solution/statement.ts'
import type { BriefField } from '#shared/brief.ts'
import type { Piece } from './piece.ts'
import { deniesIn } from '#server/solution/denies-in.ts'
import { levelOf, type Level } from './modal-words.ts'
import { labelOfField, labelOfWords } from './section-labels.ts'

export type Labelled = { label?: StatementLabel; level?: Level; denies: boolean }

/** “Excluded: …”, “OUT - …”. */
const ownHead = /^([^:.!?;]{2,60})(?::(?:\s|$)|(?<=^(?:in|out|not in) ?)[-–—]\s)/i
/** A heading that gives its level to everything below it: “Must”, “Must not”, “Should have”. */
const levelHeading = /^(?:must|shall|should|could|may|muss|soll|sollte|kann|doit|devrait|debe|debería)(?:[ -]?haves?)?(?: not)?$/i
/** Words that the grammar of the list's items continues: “The Consultant shall”, “Must not”. */
const openLead =
  /\b(?:shall|must|should|may|will|has to|have to|needs? to|muss|müssen|soll|sollen|doit|doivent|debe|deben|deberá)(?: (?:not|be|also))*$/i
const levelHead = /^prio\b|priorit|moscow|^m\s?\/|\bmust\b|\blevel\b|obligat|verbindlich|mandatory|^m\/d/i

/** Label, level and denial of a piece, from its own words and its headings. */
export function labelPiece(field: BriefField, piece: Piece, text: string): Labelled {
  const words = piece.words.map(({ start, end }) => text.slice(start, end))
  const whole = words.join(' ')
  const lead = (piece.lead ?? '').replace(/^.*: /, '')
  const isOpen = piece.goesOn === true && openLead.test(lead)
  const above = (piece.heading ?? '').replace(/^.*: /, '').trim()
  const heading = levelHeading.test(above) ? above : isOpen ? lead : undefined
  const level = cellLevel(piece, words) ?? levelOf(whole) ?? (heading === undefined ? undefined : levelOf(heading))
  const denies = deniesIn(whole) || (heading !== undefined && deniesIn(heading))
  const under = labelOf(field, piece, { cells: words, denies })
  // “Tenderers shall state a price for support” is asked for, also below “Exclusions”.
  const label = under === 'out-of-scope' && obliges.test(whole) && !denies ? 'requirement' : under
  return { ...(label !== undefined && { label }), ...(level !== undefined && { level }), denies }
}

const obliges =
  /\b(?:tenderers?|bidders?|contractors?|suppliers?|vendors?|consultants?|offerors?|providers?) (?:shall|must|will|has to|have to) \p{L}/iu

/** In a list of requirements these are as likely about data, conditions and speed. */
const isWeak = (head: string) =>
  /^(?:in|out|not|time|when|dates?|within|without|inside|outside|included?|today|existing|zeit|wann)$/i.test(head.trim())

function labelOf(field: BriefField, piece: Piece, { cells, denies }: { cells: string[]; denies: boolean }) {
  const under = labelOfHeading(piece.lead) ?? labelOfHeading(piece.heading)
  const isDemand = under === 'requirement' || (under === undefined && field === 'technicalRequirements')
  // “When: in use for the summer.” heads a paragraph of its own.
  const isListed = piece.isItem === true || piece.heads !== undefined || under !== undefined || piece.clause !== undefined
  const explicit = headsOf(cells)
    .filter((head) => !(isDemand && isWeak(head) && (isListed || !/^(?:when|dates?|not|today)$/i.test(head.trim()))))
    .map(labelOfWords)
    .find((label) => label !== undefined)
  if (explicit !== undefined) return explicit
  if (/^(?:w|won['’]?t(?: have)?)$/i.test(levelCell(piece, cells) ?? '')) return 'out-of-scope' as const
  const nearest = labelOfWords((piece.heading ?? '').split(': ').at(-1) ?? '')
  const refused = nearest ?? under
  // “Not wanted: changes. There is one consultant.”: only the first sentence belongs to the list, and later ones that also deny.
  if (refused === 'out-of-scope' && piece.isLater === true && !goesOnDenying(cells.join(' '), denies)) return undefined
  if (nearest !== undefined) return nearest
  const column = piece.heads?.map(labelOfWords).find((label) => label === 'requirement' || label === 'deliverable')
  if (column !== undefined) return column
  if (under !== undefined) return under
  // “Visits no.” in the scope field: neither in nor out until a person decides.
  if (field === 'scope' && denies) return undefined
  // A whole mail is about more than the field that it was pasted into.
  return piece.speaker !== undefined && fieldsWithMails.has(field) ? 'context' : labelOfField(field)
}

const fieldsWithMails: ReadonlySet<BriefField> = new Set(['businessObjective', 'technicalRequirements', 'scope'])

/** A fragment of a few words continues the list, unless it allows something. */
const fewWords = 4
const allows =
  /(?<!\p{L})(?:yes|ok|okay|only|stays?|or|ja|nur|bleibt|oder|oui|seulement|reste|ou|sí|solo|queda|alleen|blijft|of|tak|tylko|zostaje|albo|sì|resta)(?!\p{L})/iu
const goesOnDenying = (text: string, denies: boolean) =>
  denies || (text.split(/\s+/).length <= fewWords && !allows.test(text) && !/\d/.test(text))

/** The words before a colon, the nearest first; the first cell of a row heads the others. */
function headsOf([first = '', ...rest]: string[]): string[] {
  if (/^(?:q|question|frage|pregunta)\s?\d{0,3}\s?[:.]\s/i.test(first)) return ['question']
  const own = [...rest, first].flatMap((cell) => ownHead.exec(cell.slice(0, 70))?.[1] ?? [])
  return rest.length > 0 && !levelHeading.test(first) ? [...own, first] : own
}

/** The whole heading, else its nearest part: “Scope: Not included”. */
function labelOfHeading(heading: string | undefined) {
  if (heading === undefined) return undefined
  return [heading, ...heading.split(': ').toReversed()].map(labelOfWords).find((label) => label !== undefined)
}

/** “M”, “Should”, “Desirable” in a column for how binding a row is. */
function levelCell({ heads }: Piece, words: string[]): string | undefined {
  const at = heads?.findIndex((head) => levelHead.test(head)) ?? -1
  return at < 0 ? undefined : words[at]?.toLowerCase()
}

function cellLevel(piece: Piece, words: string[]): Level | undefined {
  const cell = levelCell(piece, words)
  if (cell === undefined) return undefined
  if (/^(?:m|must|mandatory|required|shall|muss|obligatoire|obligatorio)$/.test(cell)) return 'must'
  if (/^(?:d|s|should|desirable|soll|souhaitable|deseable)$/.test(cell)) return 'should'
  return /^(?:c|o|could|may|optional|nice to have|kann|optionnel|opcional)$/.test(cell) ? 'may' : undefined
}
