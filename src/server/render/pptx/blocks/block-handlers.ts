import type { BlockHandlers } from '#server/render/renderer.ts'
import type { Composer } from '../composer.ts'
import type { Flowing } from '../flow.ts'
import { nothing } from '../flow.ts'
import type { Marked } from '../text/flow-words.ts'
import { flowChart } from './chart.ts'
import { flowDiagram } from './diagram.ts'
import { flowFigures } from './figures.ts'
import { flowTable } from './table.ts'
import { flowCallout, flowCode, flowQuote, sayList, sayParagraph } from './text-blocks.ts'

/** What a block becomes: words that run on with their neighbours', or things that stand by themselves. */
export type SetBlock = { words: Marked[] } | { things: Flowing[] }

/** What each block becomes on slides. */
export const blockHandlers: BlockHandlers<SetBlock, Composer> = {
  paragraph: (block, composer) => ({ words: sayParagraph(block, composer) }),
  list: (block, composer) => ({ words: sayList(block, composer) }),
  table: (block, composer) => ({ things: flowTable(block, composer) }),
  callout: (block, composer) => ({ things: flowCallout(block, composer) }),
  code: (block) => ({ things: flowCode(block) }),
  quote: (block, composer) => ({ things: flowQuote(block, composer) }),
  diagram: (block, composer) => ({ things: flowDiagram(block, composer) }),
  chart: (block, composer) => ({ things: flowChart(block, composer) }),
  figures: (block) => ({ things: flowFigures(block) }),
  'page-break': () => ({ things: [{ gap: 0, take: nothing, breaks: true }] }),
}
