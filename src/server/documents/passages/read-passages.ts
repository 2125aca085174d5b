import type { Block, Cell, ListItem } from '#shared/content/blocks.ts'
import type { Content, Section } from '#shared/content/content.ts'
import { plainText } from '#shared/content/plain-text.ts'
import type { Solution, Source } from '#server/solution/solution.ts'
import { type FactPlace, headingPath, inOneLine, placesOfFacts } from './places-of-facts.ts'
import { answerText } from '#server/solution/statement.ts'

/** A fact with its text, the quotation from the brief that it is based on, and further search terms. */
type ListedFact = {
  id: string
  heading: string
  text: string
  quote: string | undefined
  also: string
  /** Stated by a person, not derived from the brief. */
  isStated: boolean
}

type Sourced = { id: string; source: Source }
const quoteOf = ({ source }: Sourced) => (source.from === 'brief' ? source.quote : undefined)

const listed = <Fact extends Sourced>(
  facts: Fact[] | undefined,
  heading: string,
  say: (fact: Fact) => { text: string; also?: string },
): ListedFact[] =>
  (facts ?? []).map((fact) => {
    const { text, also = '' } = say(fact)
    return { id: fact.id, heading, text, quote: quoteOf(fact), also, isStated: !derived.has(heading) }
  })

const derived = new Set(['Open questions', 'Risks', 'Decisions', 'Milestones', 'Figures', 'Qualities'])
const words = ({ text }: { text: string }) => ({ text })

/** Lists the facts that can answer a question by themselves. */
const listFactTexts = (solution: Partial<Solution>): ListedFact[] => [
  ...total('Budget', solution.budget?.quote),
  ...total('Timeline', solution.timeline?.quote),
  ...listed(solution.statements, 'Statements', ({ text, heading = '', answer }) => ({
    text,
    also: `${heading} ${answer ? answerText(answer) : ''}`,
  })),
  ...listed(solution.calculations, 'Figures', words),
  ...listed(solution.qualities, 'Qualities', ({ tactic, target = '', characteristic }) => ({
    text: [tactic, target].filter(Boolean).join('; '),
    also: characteristic,
  })),
  ...listed(solution.needs, 'Needed from the client', words),
  ...listed(solution.objectives, 'Objectives', words),
  ...listed(solution.requirements, 'Requirements', words),
  ...listed(solution.scope, 'Scope', ({ text, within }) => ({ text, also: within ? 'in scope' : 'out of scope' })),
  ...listed(solution.deliverables, 'Deliverables', words),
  ...listed(solution.assumptions, 'Assumptions', words),
  ...listed(solution.questions, 'Open questions', ({ text, proposal = '' }) => ({ text, also: proposal })),
  ...listed(solution.risks, 'Risks', ({ text, mitigation }) => ({ text, also: mitigation })),
  ...listed(solution.environments, 'Environments', ({ name, purpose, hosting = '', region = '', data = '', access = '' }) => ({
    text: [name, purpose, hosting, region, data, access].filter(Boolean).join('; '),
  })),
  ...listed(solution.decisions, 'Decisions', ({ title, outcome }) => ({ text: outcome, also: title })),
  ...listed(solution.milestones, 'Milestones', ({ name, date = '' }) => ({ text: name, also: date })),
  ...listed(solution.givens, 'Status', words),
  ...listed(solution.windows, 'Calendar', words),
  ...listed(solution.prohibitions, 'Ruled out', words),
  ...(solution.alsoTold?.statements ?? []).map(({ quote }) => ({
    id: '',
    heading: 'Also told',
    text: quote,
    quote,
    also: '',
    isStated: true,
  })),
]

const total = (heading: string, quote: string | undefined): ListedFact[] =>
  quote ? [{ id: heading.toLowerCase(), heading, text: quote, quote, also: '', isStated: true }] : []

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
