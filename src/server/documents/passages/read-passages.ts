import type { Block, Cell, ListItem } from '#shared/content/blocks.ts'
import type { Content, Section } from '#shared/content/content.ts'
import { plainText } from '#shared/content/plain-text.ts'
import type { Solution } from '#server/solution/solution.ts'
import { type ListedFact, listFactTexts } from './list-fact-texts.ts'
import { type FactPlace, headingPath, inOneLine, placesOfFacts } from './places-of-facts.ts'

/** A text of a version that can be quoted by itself, exactly as in the document or in the brief behind it. */
export type Passage = {
  section: string
  block: string
  /** The headings above the passage. */
  heading: string
  text: string
  from: 'document' | 'brief'
  /** A stated or derived fact, or else a sentence or a table row. */
  kind: 'stated' | 'derived' | 'sentence' | 'row'
  /** More text by which the passage is found, in addition to its own words. */
  also: string
}

/** Tables that repeat the statements, which are passages already. */
const registers = /^(?:statements|names|checklist)-/

/** Characters; shorter texts carry no information. */
const shortest = 3

/** Returns the facts, each once, then every paragraph, list item and table row with its headings. */
export function readPassages({ content, solution }: { content: Content; solution: Solution }): Passage[] {
  const said = content.sections.flatMap((section) => passagesIn(section, []))
  const find = placesOfFacts(content)
  const facts = listFactTexts(solution).flatMap((fact) => passageOfFact(fact, find(fact)) ?? [])
  return [...facts, ...said].filter(({ text }) => text.length >= shortest)
}

function passagesIn(section: Section, above: string[]): Passage[] {
  const headings = [...above, section.heading]
  const heading = headingPath(headings)
  const own = section.blocks
    .filter(({ id }) => !registers.test(id))
    .flatMap((block) =>
      textsOf(block).map((text): Passage => ({
        section: section.id,
        block: block.id,
        heading,
        text: inOneLine(text),
        from: 'document',
        kind: block.type === 'table' ? 'row' : 'sentence',
        also: '',
      })),
    )
  return [...own, ...section.sections.flatMap((one) => passagesIn(one, headings))]
}

const cellText = (cell: Cell | undefined) =>
  Array.isArray(cell) ? plainText(cell) : cell === null || cell === undefined ? '' : String(cell)
const itemTexts = ({ text, items = [] }: ListItem): string[] => [plainText(text), ...items.flatMap(itemTexts)]

/** A cell that ends like a sentence needs no semicolon. */
const joinCells = (cells: string[]) =>
  cells.map((cell, at) => (at === cells.length - 1 ? cell : `${cell}${/[.!?]$/.test(cell) ? '' : ';'}`)).join(' ')

function textsOf(block: Block): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'quote':
      return [plainText(block.text)]
    case 'callout':
      return [`${block.title}: ${plainText(block.text)}`]
    case 'list':
      return block.items.flatMap(itemTexts)
    case 'table':
      return block.rows.map((row) =>
        joinCells(
          block.columns.flatMap(({ heading }, at) => (cellText(row[at]) === '' ? [] : [`${heading}: ${cellText(row[at])}`])),
        ),
      )
    case 'figures':
      return block.items.map(({ label, value, note = '' }) => `${label}: ${value} ${note}`)
    case 'code':
    case 'diagram':
    case 'chart':
    case 'page-break':
  }
  return []
}

/** Quotes a fact from the document if it contains the exact text, otherwise from the brief. */
function passageOfFact({ text, quote, also, heading, isStated }: ListedFact, place: FactPlace | undefined): Passage | undefined {
  const isOfDocument = place?.isWordForWord === true
  const words = isOfDocument ? text : quote
  if (words === undefined) return undefined
  return {
    section: place?.section ?? '',
    block: place?.block ?? '',
    heading: place?.heading ?? heading,
    text: inOneLine(words),
    from: isOfDocument ? 'document' : 'brief',
    kind: isStated ? 'stated' : 'derived',
    also: [heading, also, isOfDocument ? (quote ?? '') : text].join(' '),
  }
}
