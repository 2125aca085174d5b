import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** Cached, because most journeys load the same files, and compressing one at the highest level takes up to a second. */
const sizes = new Map<string, number>()

/** kB of brotli. */
export function compressedSize(content: string | Buffer): number {
  const key = createHash('sha256').update(content).digest('base64')
  const size = sizes.get(key) ?? brotliCompressSync(content).length / 1000
  sizes.set(key, size)
  return size
}

/** Sums the files that the page loads from now on, in kB of brotli. */
export function weigh(page: Page) {
  const bodies = { script: new Map<string, Promise<Buffer>>(), stylesheet: new Map<string, Promise<Buffer>>() }
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (kind !== 'script' && kind !== 'stylesheet') return
    const body = response.body()
    // A body that is still on its way when the journey ends fails nothing but the sum that it belongs to.
    body.catch(() => undefined)
    bodies[kind].set(response.url(), body)
  })
  return async (...kinds: (keyof typeof bodies)[]) => {
    const loaded = await Promise.all(kinds.flatMap((kind) => [...bodies[kind].values()]))
    return loaded.reduce((sum, body) => sum + compressedSize(body), 0)
  }
}
