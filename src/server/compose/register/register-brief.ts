import type { Calculation, Name, Statement, Topic, Value } from '#server/solution/statement.ts'
import { type Brief, briefFields, type BriefField } from '#shared/brief.ts'
import { amendClauses } from './amend-clauses.ts'
import { cutField } from './cut-field.ts'
import type { Cut, Piece } from './piece.ts'
import { labelPiece, type Labelled } from './label-pieces.ts'
import { listLines } from './list-lines.ts'
import { isDue, namesDeadline } from './compare-dates.ts'
import { listCalculations } from './list-calculations.ts'
import type { StatedOpenDay } from './list-open-days.ts'
import { listNames } from './list-names.ts'
import { listTopics } from './checklist.ts'
import type { AsideKind } from './mail-line.ts'
import { asksByForm, describesDuty, isInterjection, keeps, namesCeiling, ranksAnother } from './asks-by-form.ts'
import { labelOfWords } from './section-labels.ts'
import { readText, valueStyleOf } from './values/read-values.ts'

/** Text of an email without content about the work: it was read and is in no statement, but it is not lost. */
export type Aside = { field: BriefField; start: number; end: number; kind: AsideKind }
export type Register = {
  statements: Statement[]
  names: Name[]
  calculations: Calculation[]
  topics: Topic[]
  aside: Aside[]
  /** Dates that can be read in two ways, with the statement that contains them. */
  openDays: StatedOpenDay[]
}

/** The statements of a brief in its exact words, sorted; no conclusions are drawn. */
export function registerBrief(brief: Brief, { today }: { today: string }): Register {
  const style = valueStyleOf(Object.values(brief.requirements), today)
  const statements: Statement[] = []
  const items = new Set<Statement>()
  const aside: Aside[] = []
  const openDays: StatedOpenDay[] = []
  for (const [field, cut] of cutFields(brief)) {
    const text = brief.requirements[field]
    aside.push(...cut.aside.map((span) => ({ field, ...span })))
    for (const piece of cut.pieces) {
      const told = readText(text.slice(piece.start, piece.end), { today, style })
      const statement = statementOf(field, text, { piece, id: `ST-${statements.length + 1}`, values: told.values })
      openDays.push(
        ...told.open
          .map((day) => ({ ...day, start: day.start + piece.start, end: day.end + piece.start }))
          .filter((day) => day.open === 'order' || isDue(statement, day))
          .map(({ quote, readings, open }) => ({ quote, readings, open, statement })),
      )
      statements.push(statement)
      if (piece.isItem) items.add(statement)
    }
  }
  dropReferences(statements)
  const instructions = amendClauses(statements, (text) => readText(text, { today, style }).values)
  rankByRemarks(statements)
  for (const statement of statements) if (!instructions.has(statement)) answerOpenly(statement, items.has(statement))
  const held = openDays.flatMap((day) => {
    const statement = instructions.has(day.statement)
      ? statements.find(({ amendedBy }) => amendedBy === day.statement.id)
      : day.statement
    return statement && !statement.earlier && (!statement.amendedBy || statement.text.includes(day.quote))
      ? [{ ...day, statement }]
      : []
  })
  const names = listNames(
    brief,
    statements.filter((one) => !instructions.has(one)),
  )
  return {
    statements,
    names,
    calculations: listCalculations(statements, today, held),
    topics: listTopics(statements, names),
    aside,
    openDays: held,
  }
}

/** “Reports under 1.1” refers to a clause of the brief: its number is not a value. */
function dropReferences(statements: Statement[]): void {
  const clauses = new Set(statements.flatMap(({ clause }) => (clause?.includes('.') ? [clause] : [])))
  const isReference = (value: Value) => value.kind === 'number' && value.unit === '' && clauses.has(value.quote)
  for (const statement of statements) statement.values = statement.values.filter((value) => !isReference(value))
}

/** Cuts again with the numbers of the other fields, if there are any. */
function cutFields({ requirements }: Brief): [BriefField, Cut][] {
  const cuts = briefFields.map((field): [BriefField, Cut] => [field, cutField(requirements[field])])
  const known = new Set(cuts.flatMap(([, { styles }]) => styles))
  return known.size === 0 ? cuts : cuts.map(([field]) => [field, cutField(requirements[field], known)])
}

function statementOf(
  field: BriefField,
  text: string,
  { piece, id, values: found }: { piece: Piece; id: string; values: Value[] },
): Statement {
  const { start, end, heading, speaker, clause, earlier } = piece
  const quote = text.slice(start, end)
  const values = found.map((value) => ({ ...value, start: value.start + start, end: value.end + start }))
  return {
    id,
    source: { from: 'brief', field, quote },
    text: wordsOf(text, piece),
    field,
    start,
    end,
    ...(heading !== undefined && { heading: heading.replaceAll(hidden, '') }),
    ...(speaker !== undefined && { speaker: speaker.replaceAll(hidden, '') }),
    ...(clause !== undefined && { clause }),
    ...byValues(labelPiece(field, piece, text), heading, values),
    earlier,
    values,
  }
}

/** Below “Time and money” the values decide which of the two a statement is about. */
function byValues(labelled: Labelled, heading: string | undefined, values: Value[]): Labelled {
  if (
    labelled.label !== 'money' ||
    !/\b(?:and|und|et|y)\b|[&/]/i.test(heading ?? '') ||
    values.some(({ kind }) => kind === 'money')
  )
    return labelled
  return values.some(({ kind }) => kind === 'date') ? { ...labelled, label: 'date' } : labelled
}

/** Cells are read one after the other; lines that were broken at the margin are joined, without the `>` of quoted mail. */
function wordsOf(text: string, { words }: Piece): string {
  const told = words.map(({ start, end }) => joinLines(text.slice(start, end)))
  // A dash marks an empty cell.
  const cells = told.length === 1 ? told : told.filter((cell) => !/^[-–—]+$/.test(cell))
  const [first = '', ...rest] = cells
  const whole = rest.length === 0 ? first : `${first}${/[.?!:;,]$/.test(first) ? ' ' : ': '}${rest.join(' · ')}`
  return /[;,]$/.test(whole) ? whole.slice(0, -1).trimEnd() : whole
}

const joinLines = (told: string) =>
  listLines(told)
    .map(({ text }) => text)
    .filter((line) => line !== '')
    .join(' ')
    .replaceAll(hidden, '')
    .replaceAll(/[ \u00A0]{2,}/g, ' ')

/** Invisible characters that can reverse the text around them. */
const hidden = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu

/**
 * Open if something is plainly asked for: by a modal word, as a clause or item of a list of requirements, a deliverable, a refusal, a
 * measure, a certificate, a place, a deadline or a ceiling of the budget. A field of the form does not prevent this; a heading such as “Background” does.
 */
function answerOpenly(statement: Statement, isItem: boolean): void {
  const { label, level, clause, denies, earlier, values, heading, text } = statement
  const isDemand = label === 'requirement' || label === 'constraint' || (label === 'context' && !isContextHeading(heading))
  const isDescribed = isContextHeading(heading) && describesDuty(text)
  const isAsked =
    (level !== undefined && !isDescribed) ||
    label === 'deliverable' ||
    namesDeadline(statement) ||
    namesCeiling(statement) ||
    (label === 'context' && keeps(text)) ||
    (isDemand &&
      ((clause !== undefined && heading?.endsWith('?') !== true) ||
        denies ||
        values.some(isMeasure) ||
        isDemandWord(heading) ||
        asksByForm(text))) ||
    (label === 'out-of-scope' && denies) ||
    (isDemand && isItem)
  if (
    isAsked &&
    !earlier &&
    !ranksAnother(text) &&
    (level !== undefined || isItem || label === 'deliverable' || !isInterjection(statement))
  )
    statement.answer = { state: 'open', components: [], source: { from: 'assumption', reason: 'Not answered yet' } }
}

/** “Nice to have.” says how much the statement before it matters. */
function rankByRemarks(statements: Statement[]): void {
  for (const [index, { text, field, level }] of statements.entries()) {
    const before = statements[index - 1]
    if (before?.field === field && level !== undefined && ranksAnother(text)) before.level ??= level
  }
}

const isContextHeading = (heading = '') => heading.split(': ').some((part) => labelOfWords(part) === 'context')
const isDemandWord = (heading = '') => ['requirement', 'constraint'].includes(labelOfWords(heading) ?? '')

/** A share, a limit or a span of time; “310 agents” is only a count. */
const isMeasure = ({ kind, ...value }: Value) =>
  kind === 'percent' ||
  (kind === 'number' && 'bound' in value && (value.bound === 'at-most' || value.bound === 'at-least' || isTime(value.unit)))
const isTime = (unit: string) =>
  /^(?:m?s|sec|min|h|second|minute|hour|day|working day|business day|week|month|year|sekunde|stunde|tag|monat|jahr|seconde|heure|jour|mois)s?$/i.test(
    unit,
  )
