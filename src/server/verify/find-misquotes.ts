import { comparableText } from './comparable-text.ts'

/** Quotations with at least this many words must be exact. */
const leastQuoted = 3

/** Quotations that are not in their alleged source, which must be normalised with `comparableText`. */
export const findMisquotes = (text: string, said: string) =>
  [...text.matchAll(/[“"„]([^”"“]+)[”"“]|«([^»]+)»|(?<![\p{L}\p{N}])‘([^‘]{8,}?)’(?![\p{L}\p{N}])/gu)]
    .map((found) => found.slice(1).find((quoted) => quoted !== undefined) ?? '')
    .filter(
      (quoted) =>
        quoted.trim().split(/\s+/).length >= leastQuoted && !said.includes(comparableText(quoted).replace(/[.,;:\s]+$/, '')),
    )
