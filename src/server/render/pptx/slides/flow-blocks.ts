import type { Block } from '#shared/content/blocks.ts'
import { renderBlock } from '#server/render/renderer.ts'
import { blockHandlers } from '../blocks/block-handlers.ts'
import { findPair, flowBeside } from '../blocks/chart-beside-table.ts'
import { flowPlainWords } from '../blocks/text-blocks.ts'
import type { Composer } from '../composer.ts'
import { type Flowing, emptyPortion } from '../flow.ts'
import type { Marked } from '../text/flow-words.ts'

export const isSpeakerNotes = (block: Block) =>
  block.type === 'callout' && block.tone === 'note' && block.title.trim().toLowerCase() === 'speaker notes'

/** The blocks in order; consecutive text shares one box. */
export function flowBlocks(blocks: readonly Block[], composer: Composer): Flowing[] {
  const flowing: Flowing[] = []
  let words: Marked[] = []
  const flush = () => {
    if (words.length > 0) flowing.push(flowPlainWords(words))
    words = []
  }
  const paired = new Set<Block>()
  for (const [index, block] of blocks.entries()) {
    if (paired.has(block)) continue
    const next = blocks[index + 1]
    const pair = findPair(block, next)
    const beside = pair && flowBeside(pair, composer)
    if (beside) {
      flush()
      flowing.push(beside)
      paired.add(next!)
      continue
    }
    if (isSpeakerNotes(block)) {
      flowing.push({ gap: 0, take: emptyPortion, notes: spokenNotes(block) })
      continue
    }
    const set = renderBlock(blockHandlers, block, composer)
    // Office would continue the numbering from one list to the next in the same box.
    const countsOn = block.type === 'list' && blocks[index - 1]?.type === 'list'
    if ('things' in set || countsOn) flush()
    if ('things' in set) flowing.push(...set.things)
    else words.push(...set.words)
  }
  flush()
  return flowing
}

/** The paragraphs of a callout with speaker notes. */
export function spokenNotes(block: Block): string[] {
  const said = block.type === 'callout' ? block.text.map(({ text }) => text).join('') : ''
  return said.split(/\n{2,}/).filter((text) => text.trim() !== '')
}
