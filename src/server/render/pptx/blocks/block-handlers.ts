import type { Block } from '#shared/content/blocks.ts'
import type { BlockHandlers } from '#server/render/renderer.ts'
import type { Composer } from '../composer.ts'
import type { Flowing } from '../flow.ts'
import { emptyPortion } from '../flow.ts'
import type { Marked } from '../text/flow-words.ts'
import { flowChart } from './chart.ts'
import { flowDiagram } from './diagram.ts'
import { flowFigures } from './figures.ts'
import { flowTable } from './table.ts'
import { flowCallout, flowCode, flowQuote, layoutList, layoutParagraph } from './text-blocks.ts'

/** A block on slides: either text that continues the neighbouring text, or separate items. */
export type LaidBlock = { words: Marked[] } | { things: Flowing[] }

/** How each block is shown on slides. */
export const blockHandlers: BlockHandlers<LaidBlock, Composer> = {
  paragraph: (block, composer) => ({ words: wordsOf(block, composer, layoutParagraph) }),
  list: (block, composer) => ({ words: wordsOf(block, composer, layoutList) }),
  table: (block, composer) => ({ things: flowTable(block, composer) }),
  callout: (block, composer) => ({ things: flowCallout(block, composer) }),
  code: (block) => ({ things: flowCode(block) }),
  quote: (block, composer) => ({ things: flowQuote(block, composer) }),
  diagram: (block, composer) => ({ things: flowDiagram(block, composer) }),
  chart: (block, composer) => ({ things: flowChart(block, composer) }),
  figures: (block) => ({ things: flowFigures(block) }),
  'page-break': () => ({ things: [{ gap: 0, take: emptyPortion, breaks: true }] }),
}

/** The text and its lines are the same each time that a size is tried. */
function wordsOf<B extends Block>(block: B, composer: Composer, say: (block: B, composer: Composer) => Marked[]): Marked[] {
  const sizes = composer.known.words.get(block) ?? new Map<number, Marked[]>()
  composer.known.words.set(block, sizes)
  const words = sizes.get(composer.bodySize) ?? say(block, composer)
  sizes.set(composer.bodySize, words)
  return words
}
