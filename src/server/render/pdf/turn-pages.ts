import { measureText } from '../fonts/measure-text.ts'
import { pageRoom } from '../diagram/draw-diagram.ts'
import type { TypstBlock } from './typst-blocks.ts'
import { plainRun, type Run } from './typst-runs.ts'

/** Blocks that follow each other on upright pages, or on pages on their side. */
export type PageRun<Said extends TypstBlock> = { landscape: boolean; blocks: Said[] }

/** Most of a page on its side that words may take which lead to a table there; points. */
const mostLead = 190

/**
 * What is too wide for an upright page goes on one on its side, and takes with it the heading and the few words that lead to it:
 * alone they would leave a page nearly empty. Words between two such blocks stay there too.
 */
export function turnPages<Said extends TypstBlock>(blocks: Said[]): PageRun<Said>[] {
  const turned = blocks.map(isWide)
  blocks.forEach((block, index) => {
    if (isWide(block)) for (let lead = findLead(blocks, index); lead < index; lead++) turned[lead] = true
  })
  const runs: PageRun<Said>[] = []
  blocks.forEach((block, index) => {
    const landscape = turned[index] === true
    const last = runs.at(-1)
    if (last?.landscape === landscape) last.blocks.push(block)
    else runs.push({ landscape, blocks: [block] })
  })
  return runs
}

const isWide = (block: TypstBlock) => (block.type === 'table' || block.type === 'picture') && block.landscape

/** Where the words begin that go with a wide block: at their heading or after another wide block; at itself where they are too long. */
function findLead(blocks: TypstBlock[], wide: number): number {
  let height = 0
  let start = wide
  for (let index = wide - 1; index >= 0; index--) {
    const block = blocks[index]!
    if (isWide(block)) return index + 1
    const needs = heightOf(block)
    height += needs ?? Number.POSITIVE_INFINITY
    if (height > mostLead) return start
    if (block.type === 'heading') start = index
  }
  return start
}

/** About how many points words take; nothing for what is no words. */
function heightOf(block: TypstBlock): number | undefined {
  if (block.type === 'heading') return block.level === 1 ? 55 : 40
  if (block.type === 'paragraph') return 11 + 15 * linesOf(block.runs)
  if (block.type === 'callout') return 45 + 14.5 * linesOf(block.runs)
  return block.type === 'page-break' ? 0 : undefined
}

function linesOf(runs: Run[]): number {
  const text = runs.map(plainRun).join('')
  return Math.ceil(measureText(text, 'serif', 10) / pageRoom.width)
}
