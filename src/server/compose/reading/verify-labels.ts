import { isUser, withException } from './label-evidence.ts'
import { kindOfLabel } from './label-kinds.ts'
import { mayBeAsked, opposedFinder, takesPlace } from './label-relations.ts'
import { bringsNumber, datesOf, measuresOf, type Read, isQuotedFrom, systemsOf } from './label-values.ts'
import type { Label } from './label.ts'
import type { Contradiction, Doubt, Segment, Statement } from './reading.ts'
import { type ReportDoubt, restoreLost } from './restore-lost.ts'

export type VerifiedLabels = { statements: Statement[]; contradictions: Contradiction[]; doubts: Doubt[] }

type Checked = { label: Label; segment: Segment; code: Statement; read: Read }

/**
 * Holds a model's labels against the words of the brief and against what code read in them. What does not stand there is
 * dropped, a denial stands, and what code found and no label carries comes back; each with a doubt that says so.
 */
export function verifyLabels(reading: Read, labels: Label[]): VerifiedLabels {
  const segments = new Map(reading.segments.map((segment) => [segment.id, segment]))
  const codes = new Map(reading.statements.map((statement) => [statement.segment.id, statement]))
  const doubts: Doubt[] = []
  const doubt = (statement: string, kind: Doubt['kind'], sentence: string) => doubts.push({ statement, kind, sentence })
  const bySegment = new Map<string, Checked[]>()
  for (const label of labels) {
    const segment = segments.get(label.segment)
    const code = codes.get(label.segment)
    if (segment === undefined || code === undefined)
      doubt(label.segment, 'label', `There is no segment ${label.segment}; what was said of it is dropped.`)
    else bySegment.set(segment.id, [...(bySegment.get(segment.id) ?? []), { label, segment, code, read: reading }])
  }
  const statements = reading.statements.flatMap((code): Statement[] => {
    const checked = bySegment.get(code.segment.id)
    if (checked === undefined) {
      if (carries(code)) doubt(code.id, 'restored', 'Nothing was said of this; it stands as code read it.')
      return [code]
    }
    const made = checked.map((one, index) => statementOf(one, checked.length > 1 ? `${code.id}.${index + 1}` : code.id, doubt))
    return restoreLost(made, code, doubt)
  })
  const checked = [...bySegment.values()].flat()
  return {
    statements: amendedBy(statements, checked, { read: reading, doubt }),
    contradictions: contradictionsOf(statements, checked, { read: reading, doubt }),
    doubts,
  }
}

const carries = ({ measures, dates, systems, kind }: Statement) =>
  kind !== 'noise' && (measures.length > 0 || dates.length > 0 || systems.length > 0 || kind === 'ban')

function statementOf({ label, segment, code, read }: Checked, id: string, doubt: ReportDoubt): Statement {
  const isPart = label.words !== null && segment.text.includes(label.words)
  if (label.words !== null && !isPart) doubt(id, 'label', `“${label.words}” does not stand in it; the whole is quoted.`)
  const words = isPart && label.words !== null ? withException(label.words, segment) : undefined
  if (words !== undefined && words !== label.words)
    doubt(id, 'label', `“${words.slice(label.words!.length).trim()}” bounds “${label.words}” and stays with it.`)
  const drop = (what: string) => doubt(id, 'label', `${what} does not stand there and is dropped.`)
  const kept = <T>(items: T[], wordsOf: (item: T) => string, what: string) =>
    items.filter((item) => {
      const is = isQuotedFrom(wordsOf(item), segment)
      if (!is) drop(`The ${what} “${wordsOf(item)}”`)
      return is
    })
  const { kind, affirms, why } = kindOfLabel({ label, words: words ?? code.text, segment, code, read })
  if (why !== undefined) doubt(id, 'label', why)
  const told = (value: string | null, what: string) => {
    if (value === null) return undefined
    const isOfOther = !hasWordsOf(value, segment)
    if (isOfOther) drop(`The ${what} “${value}”`)
    return isOfOther || bringsNumber(value, segment) ? undefined : value
  }
  return {
    ...code,
    id,
    quote: words ?? code.quote,
    text: words ?? code.text,
    kind,
    alsoKinds: kind === code.kind ? code.alsoKinds : [code.kind, ...code.alsoKinds.filter((one) => one !== kind)],
    affirms,
    force: strictest(label.force, code.force),
    actor: told(label.actor, 'actor'),
    verb: label.verb === null || bringsNumber(label.verb, segment) ? undefined : label.verb,
    object: told(label.object, 'object'),
    condition: told(label.condition, 'condition'),
    measures: measuresOf(label, { segment, code }, drop),
    dates: datesOf(label, { segment, code }, (sentence) => doubt(id, 'label', sentence)),
    systems: systemsOf(
      kept(label.systems, ({ name }) => name, 'name'),
      { code, segment, read },
      (sentence) => doubt(id, 'label', sentence),
    ),
    people: kept(label.people, ({ name }) => name, 'name').map(({ name, uses }) => {
      const isSaid = !uses || isAsking(code) || isUser(name, segment, read.statements)
      if (!isSaid) doubt(id, 'label', `“${name}” is only named there; that they use it is dropped.`)
      return { name, uses: uses && isSaid }
    }),
    by: 'model',
  }
}

/**
 * Of people in a demand of whom no word shows that they use the system about as many do as do not, so that a model knows better;
 * where a statement only tells, refuses or leaves out, hardly any do.
 */
const isAsking = ({ kind }: Statement) => kind === 'rule' || kind === 'need'

/** Whether half of the words that carry meaning stand in the segment: others are of another one. */
function hasWordsOf(value: string, { text, heading = '', speaker = '' }: Segment) {
  const roots = (value.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []).map((word) => word.slice(0, 5))
  const here = `${heading} ${speaker} ${text}`.toLowerCase()
  return roots.filter((root) => here.includes(root)).length >= roots.length / 2
}

const forces: Statement['force'][] = ['must', 'should', 'may', 'none']
/** Where the two differ the stricter holds until somebody answers. */
const strictest = (one: Statement['force'], other: Statement['force']) =>
  forces.indexOf(one) < forces.indexOf(other) ? one : other

type Known = { read: Read; doubt: ReportDoubt }

/** What a label says to take the place of something stands where words show it; else the earlier one holds. */
function amendedBy(statements: Statement[], checked: Checked[], { read, doubt }: Known): Statement[] {
  const segments = new Map(read.segments.map((segment) => [segment.id, segment]))
  const amended = new Map<string, string>()
  for (const { label, segment } of checked)
    for (const id of label.amends) {
      const earlier = segments.get(id)
      if (earlier !== undefined && id !== segment.id && takesPlace({ later: segment, earlier }, read.segments))
        amended.set(id, segment.id)
      else doubt(segment.id, 'label', `It cannot take the place of ${id}; that is dropped.`)
    }
  // Statements that code read are those of every document about this brief: they are never changed.
  return statements.map((statement) => {
    const later = amended.get(statement.segment.id)
    return later === undefined ? statement : { ...statement, amendedBy: later }
  })
}

function contradictionsOf(statements: Statement[], checked: Checked[], { read, doubt }: Known): Contradiction[] {
  const codes = new Map(read.statements.map((statement) => [statement.segment.id, statement]))
  const isOpposed = opposedFinder(read)
  return checked.flatMap(({ label, segment, code }) =>
    label.contradicts.flatMap((dispute): Contradiction[] => {
      const id = dispute.segment
      const other = codes.get(id)
      if (other === undefined || id === segment.id) return []
      const both = { a: idOf(statements, segment.id), b: idOf(statements, id), kind: 'other' as const }
      if (isOpposed(code, other)) return [{ ...both, about: '' }]
      if (mayBeAsked(dispute, code, other)) return [{ ...both, about: dispute.of, perhaps: dispute.because }]
      doubt(segment.id, 'label', `No word shows that it contradicts ${id}, “${other.text.slice(0, 80)}”; that is dropped.`)
      return []
    }),
  )
}

const idOf = (statements: Statement[], segment: string) =>
  statements.find((statement) => statement.segment.id === segment)?.id ?? segment
