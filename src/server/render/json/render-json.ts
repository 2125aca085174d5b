import type { Renderer } from '../renderer.ts'
import { canonicalJson } from './canonical-json.ts'

/** The content with its schema's version, and what the version's record knows of it. */
export const jsonRenderer: Renderer = {
  render: ({ content, version, createdAt, status }) =>
    Promise.resolve(new TextEncoder().encode(`${canonicalJson({ ...content, edition: { version, createdAt, status } }, 2)}\n`)),
}
