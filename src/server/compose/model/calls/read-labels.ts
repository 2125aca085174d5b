import type { Label } from '../../reading/label.ts'
import type { Statement } from '../../reading/reading.ts'
import { verifyLabels } from '../../reading/verify-labels.ts'
import { batchSize, LabelAnswer } from './label-answer.ts'
import { type Read, readCleaned } from './labelled-design.ts'
import { holdDisputes } from './hold-disputes.ts'
import { type ItemFault, parseAnswer } from './parse-answer.ts'

/** What code read of some segments, one a line, for a model to put right. */
export type Batch = { ids: string[]; draft: string }

const quote = (text: string) => `“${text}”`

function tellStatement({ segment, kind, affirms, force, measures, dates, systems, people }: Statement): string {
  const values = [
    ...measures.map((measure) => `number ${quote(measure.quote)}`),
    ...dates.map(({ words, is }) => `${is} ${quote(words)}`),
    ...systems.map(({ name, role }) => `system ${quote(name)} ${role}`),
    ...people.map(({ name, uses }) => `people ${quote(name)} ${uses ? 'use it' : 'do not use it'}`),
  ]
  return [`${segment.id} ${kind}, ${affirms ? 'yes' : 'no'}, ${force}`, ...values].join('; ')
}

/** The segments of a brief in batches of one request each; what is no statement needs no label. */
export function listBatches(read: Read): Batch[] {
  const told = readCleaned(read).statements.filter(({ kind }) => kind !== 'noise')
  const count = Math.ceil(told.length / batchSize)
  const size = Math.ceil(told.length / count)
  return Array.from({ length: count }, (_, index) => told.slice(index * size, (index + 1) * size)).map((statements) => ({
    ids: statements.map(({ segment }) => segment.id),
    draft: statements.map(tellStatement).join('\n'),
  }))
}

export type LabelReading = Read & {
  ids: string[]
  text: string
  /** What no word shows has been asked about once: what is said again is said after a second look. */
  isAgain?: boolean
}
export type ReadLabels = { labels: Label[]; faults: ItemFault[] }

/** A model's labels of a batch, with what is wrong with single ones; null where the answer does not have the form. */
export function readLabels({ ids, text, isAgain = false, ...read }: LabelReading): ReadLabels | null {
  const answer = parseAnswer(text, LabelAnswer)
  if (!answer) return null
  const reading = readCleaned(read)
  const asked = new Set(ids)
  const given = answer.labels.filter(({ segment }) => asked.has(segment)).slice(0, 3 * ids.length)
  const { labels: said, faults: disputed } = holdDisputes(given, { ...read, reading, isAgain })
  const labelled = new Set(said.map(({ segment }) => segment))
  const agreed = answer.agreed.filter((id) => asked.has(id) && !labelled.has(id))
  const labels = [...said, ...reading.statements.filter(({ segment }) => agreed.includes(segment.id)).map(labelOf)]
  const { doubts } = verifyLabels(reading, said)
  const missing = ids.filter((id) => !labelled.has(id) && !agreed.includes(id))
  return {
    labels,
    faults: [
      ...missing.map((item) => ({ item, fault: 'is neither agreed to nor labelled.' })),
      ...disputed,
      ...doubts
        .filter(({ statement }) => labelled.has(segmentOf(statement)))
        .map(({ statement, sentence }) => ({ item: segmentOf(statement), fault: sentence })),
    ],
  }
}

const segmentOf = (statement: string) => statement.split('.')[0]!

/** What code says of a statement, as a label: who agrees to it says the same. */
function labelOf({
  segment,
  kind,
  affirms,
  force,
  actor,
  verb,
  object,
  condition,
  systems,
  measures,
  dates,
  people,
}: Statement): Label {
  return {
    segment: segment.id,
    words: null,
    kind,
    says: affirms ? 'yes' : 'no',
    force,
    actor: actor ?? null,
    verb: verb ?? null,
    object: object ?? null,
    condition: condition ?? null,
    systems,
    measures: measures.map(({ quote: words, subject, comparison }) => ({
      words,
      of: subject ?? '',
      bound: comparison === 'at-most' || comparison === 'at-least' ? comparison : ('exactly' as const),
    })),
    dates: dates.map(({ words, what, is }) => ({ words, what, is })),
    people,
    contradicts: [],
    amends: [],
  }
}

/** Labels of a second try in place of those of the first that were at fault, and the faults that are left. */
export function joinLabels(first: ReadLabels, second: ReadLabels): ReadLabels {
  const again = new Set(second.labels.map(({ segment }) => segment))
  return {
    labels: [...first.labels.filter(({ segment }) => !again.has(segment)), ...second.labels],
    faults: [...first.faults.filter(({ item }) => !again.has(item)), ...second.faults.filter(({ item }) => again.has(item))],
  }
}
