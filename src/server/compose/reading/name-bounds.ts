import { isNoSystem } from './names/no-systems.ts'
import type { KnownName } from './reading.ts'
import type { Token } from './tokens.ts'

/** “Pearson VUE”: a word of a longer name is no language and no framework. */
export function isInName(tokens: Token[], { listed, first }: { listed: KnownName; first: number }) {
  const before = tokens[first - 1]
  return (
    /^(?:language|framework)$/.test(listed.kind) &&
    before !== undefined &&
    /^\p{Lu}\p{Ll}/u.test(before.text) &&
    (tokens[first]?.start ?? 0) - before.end === 1 &&
    !isNoSystem(before.text) &&
    !startsSentence(tokens, first - 1)
  )
}

/** “PTV xServer”: a word in mixed case behind a listed name says which of its products. */
export function withEdition<Found extends { end: number }>(text: string, found: Found): Found {
  const edition = /^ (?=\S*\p{Ll}\p{Lu}|\p{Ll}\p{Lu})[\p{L}\d]{3,20}(?=[\s.,;:)]|$)/u.exec(
    text.slice(found.end, found.end + 24),
  )?.[0]
  return edition === undefined ? found : { ...found, end: found.end + edition.length }
}

export const startsSentence = (tokens: Token[], at: number) => at === 0 || /^[.!?:;|•"“(–-]$/.test(tokens[at - 1]?.text ?? '')
