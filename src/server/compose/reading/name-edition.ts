import type { Span } from './cut-sentences.ts'

/** “PTV xServer”: a word in mixed case behind a listed name says which of its products. */
export function withEdition<Found extends Span>(text: string, found: Found): Found {
  const edition = /^ (?=\S*\p{Ll}\p{Lu}|\p{Ll}\p{Lu})[\p{L}\d]{3,20}(?=[\s.,;:)]|$)/u.exec(
    text.slice(found.end, found.end + 24),
  )?.[0]
  return edition === undefined ? found : { ...found, end: found.end + edition.length }
}
/** “…, operated by the town next door on X, is given”: whoever runs it, it is prescribed. */
const givenBehind = /^["”)]*,? (?:is|are) (?:a )?(?:given|set|mandated|mandatory|prescribed|obligatory|compulsory|to be used)\b/i
export const isGivenBehind = (right: string): boolean => givenBehind.test(right)
