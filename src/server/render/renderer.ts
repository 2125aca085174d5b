import type { Block, BlockOf } from '#shared/content/blocks.ts'
import type { Content } from '#shared/content/content.ts'
import type { PdfStandard } from '#shared/formats.ts'

/** A version as it is rendered: its content, and the few facts that only its record contains. */
export type Edition = {
  content: Content
  /** For example `1.2.0` */
  version: string
  /** When the version was created, ISO 8601 UTC; the only date in a file. */
  createdAt: string
  status: 'Draft' | 'Approved'
  /** The design of an uploaded document, which only Word documents use. */
  template?: Uint8Array
  /** If the content is a `RevisedContent`: the version that it is compared with, and the author of the changes. */
  revision?: { since: string; author: string }
  /** Text across each page of a PDF: the person that this copy is for. */
  watermark?: string
}

/** Settings about files, chosen by the server's administrator. */
export type RenderSettings = { pdfStandard: PdfStandard }

/** Turns an edition into the bytes of one file. The same edition gives the same bytes: no clock, no network, no randomness. */
export type Renderer = {
  render(edition: Edition, settings?: RenderSettings): Promise<Uint8Array>
}

/** A picture of a document, with everything that it is drawn from. */
export type Drawable = BlockOf<'diagram'> | { chart: BlockOf<'chart'>; table: BlockOf<'table'> }

/** One function for each block type; a missing one is a compile error. */
export type BlockHandlers<Output, Context> = { [Type in Block['type']]: (block: BlockOf<Type>, context: Context) => Output }

export function renderBlock<Output, Context>(handlers: BlockHandlers<Output, Context>, block: Block, context: Context): Output {
  // TypeScript cannot infer that the handler for a block's type accepts that block.
  const handle = handlers[block.type] as (block: Block, context: Context) => Output
  return handle(block, context)
}
