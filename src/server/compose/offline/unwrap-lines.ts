import { readBullet } from './line-bullets.ts'
import { isRow } from './read-table.ts'
import { isAbbreviated } from './split-sentences.ts'

/** Between these widths a block of text may have been broken at a margin. */
const margin = { least: 58, most: 120 }
/** A line shorter than this was not broken for want of room. */
const shortest = 40

/** Lines as they were meant: a sentence that was broken at a margin is one line again. Blank lines stay. */
export function unwrapLines(text: string): string[] {
  const joined: string[] = []
  let block: string[] = []
  const close = () => {
    for (const line of unwrapBlock(block)) joined.push(line)
    block = []
  }
  for (const line of text.split('\n')) {
    if (line.trim() !== '') {
      block.push(line.trimEnd())
      continue
    }
    close()
    joined.push('')
  }
  close()
  return joined
}

function unwrapBlock(lines: string[]): string[] {
  if (lines.length < 2) return lines
  const width = lines.reduce((widest, line) => Math.max(widest, line.length), 0)
  const breaks = lines.slice(1).map((line, index) => describeBreak(lines[index]!, line, width))
  // A break before a small letter that had room for another word shows a list without marks, not a margin.
  const isWrapped =
    width >= margin.least && width <= margin.most && !breaks.some(({ free, small, early, open }) => free && small && early && !open)
  const hasProof = breaks.some(({ free, small, early }) => free && small && !early)
  const out = [lines[0]!]
  let bulletIndent = bulletIndentOf(lines[0]!)
  for (const [index, found] of breaks.entries()) {
    const line = lines[index + 1]!
    const hangs = found.free && bulletIndent !== undefined && found.indent > bulletIndent
    const flows = found.free && found.open && found.small
    const fits = found.free && isWrapped && !found.early && found.long && (found.small || found.open || hasProof)
    if (hangs || flows || fits) out[out.length - 1] += ` ${line.trim()}`
    else {
      out.push(line)
      bulletIndent = bulletIndentOf(line)
    }
  }
  return out
}

const ended = /[.!?:;。！？؟]["'”’)\]]?$/u
const openEnd =
  /(?:[,–—/]|\b(?:the|a|an|of|to|and|or|in|on|with|from|for|by|at|as|be|is|are|must|shall|should|which|that|than|into|per|each|every|our|their|its|no))$/i

/** What a break between two lines looks like. */
function describeBreak(above: string, below: string, width: number) {
  const { bullet, indent, words } = readBullet(below)
  const first = words.split(/\s/, 1)[0] ?? ''
  return {
    indent,
    /** Nothing says that the second line stands for itself. */
    free: !bullet && !/^\s*#/.test(below) && !/^\s*#/.test(above) && !isRow(below) && (!ended.test(above) || isAbbreviated(above)),
    small: /^[\p{Ll}\d(£€$&]/u.test(words),
    early: above.length + 1 + first.length <= width,
    long: above.length >= shortest,
    open: openEnd.test(above) && above.trim().length >= 25,
  }
}

const bulletIndentOf = (line: string) => {
  const { bullet, indent } = readBullet(line)
  return bullet ? indent : undefined
}
