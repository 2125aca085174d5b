import type { Inline } from '#shared/content/blocks.ts'

/**
 * The facts to be cited beside a text: none that it is the id of, and none beside a reference such as `S12`, which names its statement also
 * in a document that does not print it.
 */
export const citationsBeside = ({ text, link, cites = [] }: Inline): string[] =>
  link?.startsWith('#') && !/\s/.test(text.trim()) ? [] : cites.filter((fact) => fact !== text.trim())
