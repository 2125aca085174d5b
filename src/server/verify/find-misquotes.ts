import { comparableText } from './comparable-text.ts'

/** Words from which on a quotation has to be exact. */
const leastQuoted = 3

/** Words in quotation marks that are not in what they are said to be from, which is given as `comparableText` has it. */
export const findMisquotes = (text: string, said: string) =>
  [...text.matchAll(/[“"„]([^”"“]+)[”"“]|«([^»]+)»|(?<![\p{L}\p{N}])‘([^‘]{8,}?)’(?![\p{L}\p{N}])/gu)]
    .map((found) => found.slice(1).find((quoted) => quoted !== undefined) ?? '')
    .filter(
      (quoted) =>
        quoted.trim().split(/\s+/).length >= leastQuoted && !said.includes(comparableText(quoted).replace(/[.,;:\s]+$/, '')),
    )
