import type { Block } from '#shared/content/blocks.ts'
import type { Content } from '#shared/content/content.ts'
import { blockInlines, blockTexts, plainText } from '#shared/content/plain-text.ts'
import { walkBlocks, walkSections } from '#shared/content/walk-blocks.ts'
import { numbersOutside, supportedNumbers } from '#server/solution/find-unsupported-numbers.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Chapter } from './document-type.ts'
import { statementsOf } from './statements.ts'

export type ContentFinding = {
  rule:
    | 'missing-chapter'
    | 'empty-section'
    | 'untraced-statement'
    | 'repeated-sentence'
    | 'placeholder'
    | 'unsupported-number'
    | 'unknown-node'
    | 'dangling-link'
    | 'duplicate-id'
  /** The section, block or fact that contains the fault. */
  id: string
  text: string
}
/** `outline`: the chapters for which there are facts. */
type Checked = { content: Content; solution: Solution; outline: Pick<Chapter, 'id' | 'heading'>[] }

/** Sentences with fewer words may be repeated. */
const leastWords = 5
/** “Bears on: FR-1, FR-2”: a label with facts, which may be the same for two facts. */
const labelled = /^[^:.]{1,30}: (?:[a-z]{2,4}-\d)/
const placeholder = /\b(TBD|TBC|TODO|FIXME|lorem ipsum|x{3,}|insert .{0,20} here|placeholder text)\b/gi
const segmenter = new Intl.Segmenter('en-GB', { granularity: 'sentence' })

const blocksOf = ({ sections }: Content) => [...walkBlocks(sections)].map(({ block }) => block)
const isProse = (block: Block) => block.type === 'paragraph' || block.type === 'callout'
const isClaim = (block: Block) => isProse(block) || block.type === 'list' || block.type === 'figures'
const proseOf = (block: Block) => plainText(block.type === 'paragraph' || block.type === 'callout' ? block.text : [])
const idsOf = ({ sections }: Content) => [
  ...[...walkSections(sections)].map(({ section }) => section.id),
  ...[...walkBlocks(sections)].map(({ block }) => block.id),
]

function missingChapters({ content, outline }: Checked): ContentFinding[] {
  const ids = new Set(idsOf(content))
  return outline
    .filter(({ id }) => !ids.has(id))
    .map(({ id, heading }) => ({ rule: 'missing-chapter', id, text: `The chapter “${heading}” is not there.` }))
}

function emptySections({ content }: Checked): ContentFinding[] {
  const says = (block: Block) =>
    block.type !== 'page-break' && (block.type === 'diagram' || blockTexts(block).some((words) => words.trim()))
  return [...walkSections(content.sections)]
    .filter(({ section }) => section.sections.length === 0 && !section.blocks.some(says))
    .map(({ section }) => ({ rule: 'empty-section', id: section.id, text: `“${section.heading}” says nothing.` }))
}

/** If a document has a matrix, each current statement must be in it exactly once. */
function untracedStatements({ content, solution }: Checked): ContentFinding[] {
  const matrix = blocksOf(content).find(({ id }) => id === 'statements-matrix')
  if (!matrix) return []
  const cited = blockInlines(matrix).flatMap(({ cites = [] }) => cites)
  return statementsOf(solution)
    .filter(({ id }) => cited.filter((other) => other === id).length !== 1)
    .map(({ id }) => ({ rule: 'untraced-statement', id, text: `${id} is not in the matrix, or more than once.` }))
}

function repeatedSentences({ content }: Checked): ContentFinding[] {
  const seen = new Set<string>()
  const findings: ContentFinding[] = []
  for (const block of blocksOf(content).filter(isProse)) {
    for (const { segment } of segmenter.segment(proseOf(block))) {
      const key = segment.trim().toLowerCase()
      if (key.split(/\s+/).length < leastWords || labelled.test(key)) continue
      if (seen.has(key)) findings.push({ rule: 'repeated-sentence', id: block.id, text: segment.trim() })
      seen.add(key)
    }
  }
  return findings
}

/** The client's own text may look like a placeholder, and is quoted exactly. */
function placeholders({ content, solution: { statements = [], names = [] } }: Checked): ContentFinding[] {
  const said = [...statements.map(({ text }) => text), ...names.map(({ name }) => name)].join('\n')
  const isOurs = (words: string) => [...words.matchAll(placeholder)].some(([found]) => !said.includes(found))
  return blocksOf(content).flatMap((block) =>
    blockTexts(block)
      .filter(isOurs)
      .map((text) => ({ rule: 'placeholder', id: block.id, text })),
  )
}

function unsupportedNumbers({ content, solution }: Checked): ContentFinding[] {
  const supported = supportedNumbers(solution)
  return blocksOf(content)
    .filter(isClaim)
    .flatMap((block) =>
      numbersOutside(blockTexts(block), supported).map((number) => ({
        rule: 'unsupported-number' as const,
        id: block.id,
        text: `${number} is in no fact.`,
      })),
    )
}

function unknownNodes({ content, solution }: Checked): ContentFinding[] {
  const known = new Set(solution.elements.map(({ id }) => id))
  return blocksOf(content).flatMap((block) => {
    if (block.type !== 'diagram') return []
    const drawn = block.nodes.map(({ id }) => id)
    const ends = new Set([...drawn, ...block.groups.map(({ id }) => id)])
    const strangers = drawn.filter((id) => !known.has(id))
    const loose = block.edges.flatMap(({ from, to }) => [from, to]).filter((id) => !ends.has(id))
    return [...strangers, ...loose].map((id) => ({
      rule: 'unknown-node' as const,
      id: block.id,
      text: `${id} is drawn and is no fact.`,
    }))
  })
}

function danglingLinks({ content }: Checked): ContentFinding[] {
  const ids = new Set(idsOf(content))
  return blocksOf(content).flatMap((block) =>
    blockInlines(block)
      .filter(({ link }) => link?.startsWith('#') && !ids.has(link.slice(1)))
      .map(({ link = '' }) => ({ rule: 'dangling-link', id: block.id, text: `${link} leads nowhere.` })),
  )
}

function duplicateIds({ content }: Checked): ContentFinding[] {
  const ids = idsOf(content)
  return ids
    .filter((id, index) => ids.indexOf(id) !== index)
    .map((id) => ({ rule: 'duplicate-id', id, text: `${id} names more than one section or block.` }))
}

/** The faults that code can find in a document; empty if there are none. */
export const checkContent = (checked: Checked): ContentFinding[] =>
  [
    missingChapters,
    emptySections,
    untracedStatements,
    repeatedSentences,
    placeholders,
    unsupportedNumbers,
    unknownNodes,
    danglingLinks,
    duplicateIds,
  ].flatMap((check) => check(checked))
