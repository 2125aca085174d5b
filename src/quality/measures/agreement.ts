import type { Cell, Column, Inline } from '#shared/content/blocks.ts'
import { computeTable } from '#shared/content/compute-table.ts'
import { blockInlines, plainText } from '#shared/content/plain-text.ts'
import { documentTypes } from '#shared/document-types.ts'
import { idPrefixes } from '#server/solution/list-facts.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Flaw, ProjectMeasure } from '../measure.ts'
import type { MeasuredDocument } from '../project.ts'
import { readQuantities } from '../quantities.ts'
import { blocksOf, squeeze, textsOf } from '../texts.ts'

/** What a document says of one meaning: `Budget`, `RSK-2 Impact`, `recovery time`. */
export type Saying = { meaning: string; value: string; where: string }

const id = new RegExp(`^(?:${Object.values(idPrefixes).flat().join('|')})-\\d+$`)
/** Columns in which each document speaks of itself or words a thing for its reader. */
const ownWords =
  /where|section|chapter|shown|test|how|said|note|role|met by|answered|links?|part|what|meaning|text|requirement|comment|no\.?$|^#/i

const inline = (cell: Cell | undefined): Inline[] => (Array.isArray(cell) ? cell : [])
const written = (cell: Cell | undefined) =>
  Array.isArray(cell) ? plainText(cell) : cell === null || cell === undefined ? '' : String(cell)

/** Tables whose rows are pieces of the fact that they name first: a field of an entity, one crossing of an element. */
const pieces = /(?:fields|interfaces|crossings|flows|repeats)$/

/** The fact that a row is about: its first cell is the id or cites it alone. */
function subjectOf(row: Cell[]): string | undefined {
  const first = inline(row[0])
  const cites = [...new Set(first.flatMap(({ cites = [] }) => cites))]
  const text = written(row[0]).trim()
  return id.test(text) ? text : cites.length === 1 && id.test(cites[0]!) ? cites[0] : undefined
}

/** A value that can be compared: a number, a day, or a few words in a column that is no one's own. */
function valueIn(column: Column, cell: Cell | undefined): string | undefined {
  const text = written(cell).trim()
  if (text === '') return undefined
  if (column.kind !== 'text') return text
  return !ownWords.test(column.heading) && text.length <= 60 ? squeeze(text) : undefined
}

function saidInTables(document: MeasuredDocument): Saying[] {
  return blocksOf(document.content).flatMap((block) => {
    if (block.type !== 'table' || pieces.test(block.id)) return []
    const computed = computeTable(block)
    const subjects = computed.rows.map(subjectOf)
    const cells = computed.rows.flatMap((row, place) => {
      const subject = subjects[place]
      // Several rows on one fact are about its pieces.
      if (!subject || subjects.filter((other) => other === subject).length > 1) return []
      return block.columns.slice(1).flatMap((column, index) => {
        const value = valueIn(column, row[index + 1])
        return value === undefined ? [] : [{ meaning: `${subject} ${column.heading}`, value, where: block.id }]
      })
    })
    const totals = (computed.totals ?? []).flatMap((total, index) =>
      total === null
        ? []
        : [{ meaning: `${block.caption}: total ${block.columns[index]!.heading}`, value: String(total), where: block.id }],
    )
    return [...cells, ...totals]
  })
}

const saidInFigures = ({ content }: MeasuredDocument): Saying[] =>
  blocksOf(content).flatMap((block) =>
    block.type === 'figures' ? block.items.map(({ label, value }) => ({ meaning: label, value, where: block.id })) : [],
  )

/** Names of elements, where a run of text links to one. */
const saidOfNames = ({ content }: MeasuredDocument): Saying[] =>
  blocksOf(content).flatMap((block) =>
    blockInlines(block)
      .filter(({ link, cites, text }) => link && cites?.length === 1 && /^EL-\d+$/.test(cites[0]!) && !id.test(text))
      .map(({ cites, text }) => ({ meaning: `${cites![0]} name`, value: text.trim(), where: block.id })),
  )

const topics: [name: string, words: RegExp, units: RegExp][] = [
  ['availability', /\bavailab(?:le|ility)\b|\buptime\b/i, /^%$/],
  ['recovery time', /\brecovery time\b|\bRTO\b/i, /^(?:s|min|h|day)$/],
  ['recovery point', /\brecovery point\b|\bRPO\b/i, /^(?:s|min|h|day)$/],
  ['end of the work', /\bgo-live\b|\bgoes live\b|\blive (?:by|on)\b/i, /^date$/],
]

/** Quantities in the same sentence as a topic's word; of several topics the nearest. */
function saidOfTopics(texts: { place: string; text: string }[]): Saying[] {
  return texts.flatMap(({ place, text }) =>
    topics.flatMap(([meaning, words, units]) => {
      const at = text.search(words)
      if (at === -1) return []
      return readQuantities(text)
        .filter(({ unit, index }) => units.test(unit) && Math.abs(index - at) < 120)
        .map(({ key }) => ({ meaning, value: key, where: place }))
    }),
  )
}

/** Every quantity of the facts, for topics: a document may word a target anew, and may not change it. */
function factQuantities(solution: Solution): Set<string> {
  return new Set(readQuantities(JSON.stringify(solution)).map(({ key }) => key))
}

export const claimsOf = (document: MeasuredDocument): Saying[] => [
  ...saidInFigures(document),
  ...saidInTables(document),
  ...saidOfNames(document),
]

/** Values of one meaning by document; a document that says two contradicts itself. */
function disagreements(documents: MeasuredDocument[], solution: Solution) {
  const meanings = new Map<string, Map<string, string[]>>()
  const say = (meaning: string, value: string, where: string) => {
    const values = meanings.get(meaning) ?? new Map<string, string[]>()
    meanings.set(meaning, values)
    values.set(value, [...(values.get(value) ?? []), where])
  }
  for (const { id: element, name } of solution.elements) say(`${element} name`, name, 'facts')
  for (const document of documents)
    for (const { meaning, value, where } of claimsOf(document))
      say(meaning, value, `${documentTypes[document.type].label} ${where}`)
  return meanings
}

export const agreement: ProjectMeasure = {
  id: 'agreement',
  name: 'Agreement across the types',
  about:
    'Key figures, totals, cells of one fact under one heading and names of elements have one value in all documents; availability, RTO, RPO and go-live are as in the facts.',
  unit: 'percent',
  examineProject({ documents, solution }) {
    const meanings = disagreements(documents, solution)
    const flaws: Flaw[] = [...meanings]
      .filter(([, values]) => values.size > 1)
      .map(([meaning, values]) => ({
        place: meaning,
        text: [...values].map(([value, where]) => `${value} (${[...new Set(where)].slice(0, 2).join(', ')})`).join(' | '),
      }))
    const facts = factQuantities(solution)
    const topicSayings = documents.flatMap((document) =>
      saidOfTopics(textsOf(document.content)).map((saying) => ({ ...saying, type: document.type })),
    )
    const strays = topicSayings
      .filter(({ value }) => !facts.has(value))
      .map(({ meaning, value, where, type }) => ({
        place: meaning,
        text: `${value} (${documentTypes[type].label} ${where}) is in no fact`,
      }))
    return { of: meanings.size + topicSayings.length, flaws: [...flaws, ...strays] }
  },
}
