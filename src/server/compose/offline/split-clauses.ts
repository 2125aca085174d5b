import type { BriefField } from '#shared/brief.ts'
import { splitSentences } from './split-sentences.ts'
import { splitDeliverables } from './split-deliverables.ts'
import { splitItems } from './split-items.ts'
import { asksToDo, demandWords } from './verbs.ts'

const inScope = /^(in|out|included|inside|outside)\s*:\s*(?=\S)/i
const label =
  /^((?:in|not in|out of|within|outside)(?: the)? scope|must(?: have)?|should(?: have)?|could(?: have)?|won.t(?: have)?|excluded|not included|exclusions?|nice[- ]to[- ]have|optional|mandatory|desirable)\s*:\s*(?=\S)/i

type Place = { heading: string; whole: boolean; field: BriefField }
type Clause = { quote: string; text: string; under: string }

const listing = new Set<BriefField>(['scope', 'deliverables', 'timeline'])

/** The sentences of a line and, where semicolons or commas make it a list, its items. */
export function splitClauses(line: string, { heading, whole, field }: Place): Clause[] {
  const pieces = line.split(/;\s+(?=\S)/)
  // One semicolon inside a requirement joins two halves of one thought; several make a list, but not in a short item without a demand.
  const isOneItem =
    whole &&
    line.length <= 120 &&
    pieces.every((piece, index) => !demandWords.test(piece) && (index === 0 || /^\p{Ll}/u.test(piece)))
  const isList = listing.has(field) || (pieces.length > 2 && !isOneItem) || (!whole && /^\p{Lu}/u.test(pieces[1] ?? ''))
  const opening = isList && !listing.has(field) ? openingOf(pieces[0] ?? '') : undefined
  let under = heading
  return (isList ? pieces : [line])
    .flatMap((piece, index) => splitSentences(piece).map((sentence, place) => ({ sentence, isItem: index > 0 && place === 0 })))
    .flatMap(({ sentence, isItem }) => splitField(field, sentence).map((clause) => ({ clause, isItem })))
    .map(({ clause, isItem }) => {
      const labelled = labelOf(field, clause)
      if (labelled) under = labelled[1]!.toLowerCase()
      const words = labelled ? clause.trimStart().slice(labelled[0].length) : clause
      const quote = words
        .replace(/\s+/g, ' ')
        .replace(/[;,]\s*$/, '')
        .trim()
      return { quote, text: isItem && opening ? completed(opening, quote) : quote, under }
    })
    .filter(({ quote }) => /[\p{L}\p{N}]{2}/u.test(quote) || /[\p{Script=Han}]/u.test(quote))
}

const labelOf = (field: BriefField, clause: string) =>
  label.exec(clause.trimStart()) ?? (field === 'scope' ? inScope.exec(clause.trimStart()) : null)

const splitters: Partial<Record<BriefField, (sentence: string) => string[]>> = {
  deliverables: splitDeliverables,
  budget: splitBudget,
  scope: splitScope,
}
const splitField = (field: BriefField, sentence: string) => splitters[field]?.(sentence) ?? [sentence]

/** From this many on, things with commas between them are items of the scope of their own; fewer are read at a glance. */
const fewest = 4

function splitScope(sentence: string): string[] {
  const opened = labelOf('scope', sentence)?.[0] ?? ''
  const words = sentence.trimStart().slice(opened.length)
  const [first = '', ...items] = splitItems(words, () => false)
  return items.length + 1 < fewest ? [sentence] : [`${opened}${first}`, ...items]
}

/** "£150k build, £9k per month to run": each amount with its own words. */
function splitBudget(sentence: string): string[] {
  return sentence.split(/(?:[;,]|\s\+|\sand)\s+(?=[^\d;,]{0,40}\d[\d,.]*[^;,]{0,20}?(?:\/\s?|\bper |\ban? )(?:month|year)\b)/i)
}

/** "The platform must" of "The platform must load orders; store them; report on them". */
const openingOf = (piece: string) =>
  /^.{2,80}?\b(?:must|shall|should|will|can|needs? to|has to)\b(?: be able to)?/i.exec(piece.trim())?.[0]

function completed(opening: string, item: string) {
  const bare = item.replace(/^(?:and|or)\s+/i, '')
  return asksToDo.test(bare) && /^\p{Ll}/u.test(bare) ? `${opening} ${bare}` : item
}
