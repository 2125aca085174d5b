import { measureText } from '../fonts/measure-text.ts'
import { pageRoom } from '../diagram/draw-diagram.ts'
import type { TypstBlock } from './typst-blocks.ts'
import { plainRun, type Run } from './typst-runs.ts'

/** Consecutive blocks on portrait pages, or on landscape pages. */
export type PageRun<Said extends TypstBlock> = { landscape: boolean; blocks: Said[] }

/** Points; maximum height on a landscape page of the text that introduces a table there. */
const mostLead = 190

/**
 * Blocks that are too wide for a portrait page are moved to a landscape page, together with the heading and the short text that introduce
 * them, which would otherwise leave a page nearly empty. Text between two such blocks is moved too.
 */
export function turnPages<Said extends TypstBlock>(blocks: Said[]): PageRun<Said>[] {
  const turned = blocks.map(isWide)
  blocks.forEach((block, index) => {
    if (isWide(block)) for (let lead = findLead(blocks, index); lead < index; lead++) turned[lead] = true
  })
  const runs: PageRun<Said>[] = []
  blocks.map(besideLead).forEach((block, index) => {
    const landscape = turned[index] === true
    const last = runs.at(-1)
    if (last?.landscape === landscape) last.blocks.push(block)
    else runs.push({ landscape, blocks: [block] })
  })
  return runs
}

const isWide = (block: TypstBlock) => (block.type === 'table' || block.type === 'picture') && block.landscape

/** Points on a landscape page for a picture and what introduces it, without the picture's caption. */
const roomOnSide = 400

/** A picture that shares its landscape page with a heading is as much smaller as that needs. */
function besideLead<Said extends TypstBlock>(block: Said, index: number, blocks: Said[]): Said {
  if (block.type !== 'picture' || !block.landscape || block.height === 0) return block
  const lead = blocks.slice(findLead(blocks, index), index).reduce((sum, one) => sum + (heightOf(one) ?? 0), 0)
  const scale = lead === 0 ? 1 : Math.min(1, (roomOnSide - lead) / block.height)
  return { ...block, width: block.width * scale, height: block.height * scale }
}

/**
 * The first block that is moved with a wide block: its heading or the block after another wide one; the wide block itself if the text is
 * too long.
 */
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

/** Approximate height of text in points; undefined for other blocks. */
function heightOf(block: TypstBlock): number | undefined {
  if (block.type === 'heading') return (block.level === 1 ? 35 : 20) + 20 * headingLines(block.text)
  if (block.type === 'paragraph') return 11 + 15 * linesOf(block.runs)
  if (block.type === 'callout') return 45 + 14.5 * linesOf(block.runs)
  return block.type === 'page-break' ? 0 : undefined
}

const headingLines = (text: string) => Math.ceil(measureText(text, 'sans-semibold', 17) / (pageRoom.width - 60))

function linesOf(runs: Run[]): number {
  const text = runs.map(plainRun).join('')
  return Math.ceil(measureText(text, 'serif', 10) / pageRoom.width)
}
