import type { Brief } from '#shared/brief.ts'
import { contentTexts } from '#shared/content/content-texts.ts'
import { buildContent } from '#server/document-types/build-content.ts'
import type { Solution } from '#server/solution/solution.ts'

/** Maximum characters of a document that are read: more than a hundred pages. */
const mostCharacters = 150_000

/** The document in reading order, without the prose that is written later. */
export function printedText({ brief, solution }: { brief: Brief; solution: Solution }): string {
  const content = buildContent({ brief, solution, words: {}, writer: '' })
  return contentTexts(content)
    .map(({ text }) => text)
    .join('\n')
    .slice(0, mostCharacters)
}
