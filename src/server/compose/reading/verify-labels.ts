import type { Label } from './label.ts'
import type { Contradiction, Doubt, Reading, Segment, StatedDate, Statement } from './reading.ts'
import { overlaps, plain, type Raise, restoreLost } from './restore-lost.ts'

export type VerifiedLabels = { statements: Statement[]; contradictions: Contradiction[]; doubts: Doubt[] }

type Checked = { label: Label; segment: Segment; code: Statement }

const stands = (words: string, segment: Segment) => words.trim() !== '' && plain(segment.text).includes(plain(words))

/**
 * Holds a model's labels against the words of the brief and against what code read in them. What does not stand there is
 * dropped, a denial stands, and what code found and no label carries comes back; each with a doubt that says so.
 */
export function verifyLabels(reading: Pick<Reading, 'segments' | 'statements'>, labels: Label[]): VerifiedLabels {
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
    else bySegment.set(segment.id, [...(bySegment.get(segment.id) ?? []), { label, segment, code }])
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
  applyAmendments(statements, [...bySegment.values()].flat(), { segments, doubt })
  return { statements, contradictions: contradictionsOf(statements, [...bySegment.values()].flat(), segments), doubts }
}

const carries = ({ measures, dates, systems, kind }: Statement) =>
  kind !== 'noise' && (measures.length > 0 || dates.length > 0 || systems.length > 0 || kind === 'ban')

function statementOf({ label, segment, code }: Checked, id: string, doubt: Raise): Statement {
  const isPart = label.words !== null && segment.text.includes(label.words)
  if (label.words !== null && !isPart) doubt(id, 'label', `“${label.words}” does not stand in it; the whole is quoted.`)
  const drop = (what: string) => doubt(id, 'label', `${what} does not stand there and is dropped.`)
  const kept = <T>(items: T[], words: (item: T) => string, what: string) =>
    items.filter((item) => {
      const is = stands(words(item), segment)
      if (!is) drop(`The ${what} “${words(item)}”`)
      return is
    })
  const isDenied = !code.affirms && label.says === 'yes' && !['question', 'background', 'noise'].includes(label.kind)
  // A duty that is called noise would be gone from the design without a word.
  const isSilenced = label.kind === 'noise' && code.force === 'must' && code.kind !== 'noise' && code.kind !== 'background'
  if (isSilenced) doubt(id, 'label', 'It binds somebody by its words and is not noise; it stands.')
  if (isDenied) doubt(id, 'label', 'Its words deny what the label affirms; the denial stands.')
  const told = (value: string | null) => (value === null || bringsNumber(value, segment) ? undefined : value)
  return {
    ...code,
    id,
    quote: isPart && label.words !== null ? label.words : code.quote,
    text: isPart && label.words !== null ? label.words : code.text,
    kind: isDenied || isSilenced ? code.kind : label.kind,
    alsoKinds:
      label.kind === code.kind || isDenied ? code.alsoKinds : [code.kind, ...code.alsoKinds.filter((kind) => kind !== label.kind)],
    affirms: isDenied ? false : label.says === 'yes',
    force: strictest(label.force, code.force),
    actor: told(label.actor),
    verb: told(label.verb),
    object: told(label.object),
    condition: told(label.condition),
    measures: measuresOf(label, { segment, code }, drop),
    dates: datesOf(label, { segment, code }, drop),
    systems: kept(label.systems, ({ name }) => name, 'name').map((system) => ({
      ...system,
      role: roleOf(system, code, (sentence) => doubt(id, 'label', sentence)),
    })),
    people: kept(label.people, ({ name }) => name, 'name'),
    by: 'model',
  }
}

const bringsNumber = (value: string, segment: Segment) =>
  (value.match(/\d[\d.,]*/g) ?? []).some((number) => !segment.text.includes(number))

const forces: Statement['force'][] = ['must', 'should', 'may', 'none']
/** Where the two differ the stricter holds until somebody answers. */
const strictest = (one: Statement['force'], other: Statement['force']) =>
  forces.indexOf(one) < forces.indexOf(other) ? one : other

type Source = { segment: Segment; code: Statement }

/** Values are those that code read at these words; the label says what they are of. */
function measuresOf(label: Label, { segment, code }: Source, drop: (what: string) => void): Statement['measures'] {
  return label.measures.flatMap(({ words, of }) => {
    const read = stands(words, segment) ? code.measures.filter(({ quote }) => overlaps(quote, words)) : []
    if (read.length === 0) drop(`The number “${words}”`)
    return read.map((measure) => ({ ...measure, subject: stands(of, segment) ? of : measure.subject }))
  })
}

function datesOf(label: Label, { segment, code }: Source, drop: (what: string) => void): StatedDate[] {
  return label.dates.flatMap(({ words, what, is }) => {
    const read = stands(words, segment) ? code.dates.filter((date) => overlaps(date.words, words)) : []
    if (read.length === 0) drop(`The date “${words}”`)
    return read.map((date) => ({ ...date, is, what: what.trim() === '' || bringsNumber(what, segment) ? date.what : what }))
  })
}

/** A name that the words refuse is not made a part by a label. */
function roleOf({ name, role }: Statement['systems'][number], code: Statement, raise: (sentence: string) => void) {
  const read = code.systems.find((system) => overlaps(system.name, name))
  if (read?.role !== 'banned' || role === 'banned' || role === 'replaced') return role
  raise(`“${name}” is refused by the words; that stands.`)
  return 'banned' as const
}

type Known = { segments: Map<string, Segment>; doubt: Raise }

function applyAmendments(statements: Statement[], checked: Checked[], { segments, doubt }: Known) {
  for (const { label, segment } of checked) {
    for (const earlier of label.amends) {
      if (!segments.has(earlier) || earlier === segment.id)
        doubt(segment.id, 'label', `It cannot take the place of ${earlier}; that is dropped.`)
      for (const statement of statements)
        if (statement.segment.id === earlier && earlier !== segment.id) statement.amendedBy = segment.id
    }
  }
}

const contradictionsOf = (statements: Statement[], checked: Checked[], segments: Map<string, Segment>): Contradiction[] =>
  checked.flatMap(({ label, segment }) =>
    label.contradicts
      .filter((other) => segments.has(other) && other !== segment.id)
      .map((other): Contradiction => ({ a: idOf(statements, segment.id), b: idOf(statements, other), kind: 'other', about: '' })),
  )

const idOf = (statements: Statement[], segment: string) =>
  statements.find((statement) => statement.segment.id === segment)?.id ?? segment
