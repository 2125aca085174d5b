import type { Renderer } from '../renderer.ts'
import { canonicalJson } from './canonical-json.ts'

/** The content with its schema's version, and the facts from the version's record. */
export const jsonRenderer: Renderer = {
  render: ({ content, version, createdAt, status }) =>
    Promise.resolve(new TextEncoder().encode(`${canonicalJson({ ...content, edition: { version, createdAt, status } }, 2)}\n`)),
}
