import type { Block } from './cut-blocks.ts'
import type { Piece, Under } from './piece.ts'
import { labelOfWords } from './section-labels.ts'

/** Follows the headings of a field from block to block. */
export function followHeadings(text: string) {
  let under: Under = {}
  // There is no block below the last heading yet.
  let isFresh = false
  let leading: { block: Block; hasItems: boolean } | undefined
  const levels = followLevels()
  let isListed = false
  let message: number | undefined
  let asked: { text: string; message: number; speaker: string } | undefined
  const enter = (block: Block) => {
    if (message !== undefined && mailOf(message) !== mailOf(block.message)) under = {}
    if (message !== block.message) under = { section: under.section }
    message = block.message
  }
  return {
    open(block: Block) {
      enter(block)
      const told = headingText(text, block)
      const above = isFresh ? (under.lead ?? under.section) : undefined
      const whole = above === undefined ? told : `${above}: ${told}`
      leading = block.is === 'lead' ? { block, hasItems: false } : undefined
      levels.open(block, under.section)
      isListed = false
      under = block.is === 'lead' ? { ...under, lead: whole } : { section: whole }
      isFresh = true
    },
    above(block: Block): Under {
      enter(block)
      const level = levels.close(block)
      if (level !== undefined) under = { section: level.above }
      if (isListed && block.is === 'text' && block.isApart && endsWithList(under.section ?? '')) under = {}
      isListed = block.is === 'bullet'
      if (leading !== undefined && endsLead(block, leading)) {
        under = { section: under.section }
        leading = undefined
      }
      if (leading !== undefined) leading.hasItems = true
      return asked?.message === block.message - 1 && asked.speaker !== block.speaker ? { ...under, lead: asked.text } : under
    },
    close(made: Piece[], block: Block, lead?: string) {
      const [first] = made
      if (isFresh && first?.heading !== undefined && under.section !== undefined && !first.heading.startsWith(under.section))
        first.heading = `${under.section}: ${first.heading}`
      isFresh &&= first === undefined
      asked = questionOf(text, block)
      if (lead === undefined) return
      under = { ...under, lead }
      leading = { block, hasItems: false }
    },
  }
}

type Level = { style: string | undefined; above: string | undefined }

/** The numbered headings, from outer to inner, and the text above each: an item with the next number is not below it. */
function followLevels() {
  let levels: Level[] = []
  const levelOf = (block: Block) => (block.number === undefined ? -1 : levels.findIndex(({ style }) => style === styleOf(block)))
  return {
    open(block: Block, above: string | undefined) {
      const at = levelOf(block)
      if (at >= 0) levels = levels.slice(0, at + 1)
      else if (block.number !== undefined) levels.push({ style: styleOf(block), above })
      else if (block.is === 'heading') levels = []
    },
    /** Closes the level of the block, which is its next item, and returns it. */
    close(block: Block): Level | undefined {
      const at = levelOf(block)
      const level = levels[at]
      if (level !== undefined) levels = levels.slice(0, at)
      return level
    },
  }
}

/**
 * In a section on scope exclusions or the present situation, only a list belongs to the heading: a separate paragraph after it is about
 * something else.
 */
const endsWithList = (section: string) => ['out-of-scope', 'context'].includes(labelOfWords(section) ?? '')

const mailOf = (message: number) => Math.floor(message / 10_000)
/** “2.0” has the style of “2”. */
export const styleOf = ({ number }: Pick<Block, 'number'>) => number?.clause.replace(/\.0$/, '').replaceAll(/\d+/g, '0')

/** The heading as typed, without markup and the colon or full stop at its end. */
const headingText = (text: string, { body, end }: Block) =>
  text
    .slice(body, end)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^#{1,6}\s+|^(?:\*\*|__)|(?:\*\*|__)?:?(?:\*\*|__)?$/g, '')
    .replace(/\s*:$|(?<=\p{Ll}{2})\.$/u, '')
    .trim()

/** Whether a block ends a lead, which introduces items or one paragraph. */
function endsLead(block: Block, { block: lead, hasItems }: { block: Block; hasItems: boolean }): boolean {
  if (block.is === 'row') return false
  if (block.is !== 'bullet') return hasItems
  if (lead.is === 'lead' && lead.number !== undefined && block.number !== undefined)
    return styleOf(block) === styleOf(lead) || block.indent < lead.indent
  return lead.is === 'lead' && lead.number === undefined && hasItems && block.indent < lead.indent
}

/** The question with which a turn of talk ends, for the next turn. */
function questionOf(text: string, block: Block) {
  const told = text.slice(Math.max(block.body, block.end - 160), block.end)
  if (block.speaker === undefined || !told.endsWith('?')) return undefined
  return { text: /[^.!?]{2,}\?$/.exec(told)?.[0].trim() ?? told, message: block.message, speaker: block.speaker }
}
