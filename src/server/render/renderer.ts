import type { Block, BlockOf } from '#shared/content/blocks.ts'
import type { Content } from '#shared/content/content.ts'
import type { PdfStandard } from '#shared/formats.ts'

/** A version as it is printed: what it says, and the few facts that only its record knows. */
export type Edition = {
  content: Content
  /** `1.2.0` */
  version: string
  /** The version's own moment, ISO 8601 UTC; the only date that enters a file. */
  createdAt: string
  status: 'Draft' | 'Approved'
  /** The looks of an uploaded document, which only a Word document takes over. */
  template?: Uint8Array
  /** Where the content is a `RevisedContent`: which version its changes are told against, and whose they are said to be. */
  revision?: { since: string; author: string }
}

/** What the person who runs the server has decided about files. */
export type RenderSettings = { pdfStandard: PdfStandard }

/** Turns an edition into the bytes of one file. The same edition gives the same bytes: no clock, no network, no randomness. */
export type Renderer = {
  render(edition: Edition, settings?: RenderSettings): Promise<Uint8Array>
}

/** A picture of a document, with all that it is drawn from. */
export type Drawable = BlockOf<'diagram'> | { chart: BlockOf<'chart'>; table: BlockOf<'table'> }

/** One function for each block type; a missing one is a compile error. */
export type BlockHandlers<Output, Context> = { [Type in Block['type']]: (block: BlockOf<Type>, context: Context) => Output }

export function renderBlock<Output, Context>(handlers: BlockHandlers<Output, Context>, block: Block, context: Context): Output {
  // TypeScript cannot follow that the handler found by a block's type takes that block.
  const handle = handlers[block.type] as (block: Block, context: Context) => Output
  return handle(block, context)
}
