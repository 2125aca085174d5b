import { createHash } from 'node:crypto'
import { AppError } from '#shared/errors.ts'
import type { Content } from '#shared/content/content.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import type { Drawable } from '#server/render/renderer.ts'
import { pictureVersion } from '#server/render/renderer-versions.ts'

export type PictureRequest = { picture: Drawable }
/** A picture, and the hash of everything that it was drawn from. */
export type DrawnPicture = { hash: string; bytes: Uint8Array }

/** Maximum number of cached pictures; a document has about ten, of about 50 kB each. */
const mostKept = 200

/** Draws a diagram or chart of a content as SVG: once, even for simultaneous requests; the latest are cached. */
export function createPictures({ draw }: { draw(request: PictureRequest): Promise<Uint8Array> }) {
  const kept = new Map<string, Promise<Uint8Array>>()
  return async function drawBlock(content: Content, blockId: string): Promise<DrawnPicture> {
    const picture = findDrawable(content, blockId)
    if (!picture) throw new AppError('not-found', 'This document has no such picture.')
    const hash = createHash('sha256')
      .update(JSON.stringify([picture, pictureVersion]))
      .digest('hex')
    const drawn = kept.get(hash) ?? draw({ picture })
    kept.delete(hash)
    kept.set(hash, drawn)
    if (kept.size > mostKept) kept.delete(kept.keys().next().value!)
    drawn.catch(() => kept.delete(hash))
    return { hash, bytes: await drawn }
  }
}

function findDrawable({ sections }: Content, id: string): Drawable | undefined {
  const blocks = [...walkBlocks(sections)].map(({ block }) => block)
  const found = blocks.find((block) => block.id === id)
  if (found?.type === 'diagram') return found
  if (found?.type !== 'chart') return undefined
  const table = blocks.find((block) => block.type === 'table' && block.id === found.table)
  return table?.type === 'table' ? { chart: found, table } : undefined
}
