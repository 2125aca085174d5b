import { createRequire } from 'node:module'
import type { ELK } from 'elkjs'

/** Required and not imported: before an import Node searches its 1.6 MB for names, which takes three times as long as loading it. */
export function loadElk(): ELK {
  const { default: Elk } = createRequire(import.meta.url)('elkjs/lib/elk.bundled.js') as typeof import('elkjs')
  return new Elk()
}
