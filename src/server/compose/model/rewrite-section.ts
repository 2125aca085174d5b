import type { Inline } from '#shared/content/blocks.ts'
import type { ComposeContext, RewrittenSection, SectionRequest } from '../composer.ts'
import { askProse } from './ask-prose.ts'
import { sentenceOf } from './failure.ts'
import { quoteMaterial } from './material.ts'
import type { ModelOptions } from './model-options.ts'

/**
 * Puts a section's words as a person wishes. They pass the same checks as those of any chapter; where they do not hold after a
 * second try, or do not come, the section stays as it is and the sentence says why.
 */
export async function rewriteSection(
  options: ModelOptions,
  { chapter, words, wish, brief, solution }: SectionRequest,
  context: ComposeContext,
): Promise<RewrittenSection> {
  const { vendor, label } = options.language
  const instruction = `Write the prose of the section “${chapter.heading}” anew, as the wish below asks, as far as the rules and the facts allow. Keep what it says true and keep the ids in square brackets after what rests on facts. Tables, lists and diagrams stand below your words and stay. Paragraphs separated by empty lines, without headings or lists.\n\n${quoteMaterial('wish', wish)}\n\n${quoteMaterial('section', wordsOf(words))}`
  const { read, failed } = await askProse(options, { purpose: `rewrite:${chapter.id}`, instruction, brief, solution }, context)
  if (failed) return { refused: `${sentenceOf(vendor, failed.failure)} ${unchanged}` }
  const [finding] = read.findings
  if (finding !== undefined) return { refused: `What ${vendor} wrote did not hold: ${finding} ${unchanged}` }
  if (read.mended.length === 0) return { refused: `${vendor} wrote nothing. ${unchanged}` }
  return { paragraphs: read.mended, writer: label }
}

const unchanged = 'The section stays as it is.'

const wordsOf = (paragraphs: Inline[][]) =>
  paragraphs
    .map((runs) => runs.map(({ text, cites = [] }) => `${text}${cites.length > 0 ? ` [${cites.join(', ')}]` : ''}`).join(''))
    .join('\n\n')
