import type { Inline } from '#shared/content/blocks.ts'
import type { ComposeContext, RewrittenSection, SectionRequest } from '../composer.ts'
import { askWithStoredAnswers } from './ask-with-stored-answers.ts'
import { sentenceOf } from './failure.ts'
import { quoteMaterial } from './material.ts'
import type { ModelOptions } from './model-options.ts'
import type { ModelRequest } from './read-stream.ts'

/** Tokens. A section's prose is a page at most; some models count the thinking before it. */
const mostTokens = 4_000
/** Maximum findings that are sent back. */
const mostTold = 20

/**
 * Rewrites a section as a person wishes. The text passes the same checks as any chapter; if it fails them after a second attempt, or does
 * not arrive, the section is unchanged and a sentence explains why.
 */
export async function rewriteSection(
  options: ModelOptions,
  { chapter, words, wish, brief, solution }: SectionRequest,
  context: ComposeContext,
): Promise<RewrittenSection> {
  const { ask, language } = options
  const instruction = `Write the prose of the section “${chapter.heading}” anew, as the wish below asks, as far as the rules and the facts allow. Keep what it says true and keep the ids in square brackets after what rests on facts. Tables, lists and diagrams stand below your words and stay. Paragraphs separated by empty lines, without headings or lists.\n\n${quoteMaterial('wish', wish)}\n\n${quoteMaterial('section', wordsOf(words))}`
  const request: ModelRequest = {
    purpose: `rewrite:${chapter.id}`,
    material: await ask('tellDocument', { brief, solution }, context),
    instruction,
    mode: 'plain',
    mostOutputTokens: mostTokens,
  }
  const first = await askWithStoredAnswers(options, request, context)
  if (first.outcome === 'failed') return { refused: `${sentenceOf(language.vendor, first.failure)} ${unchanged}` }
  const read = await ask('readChapter', { text: first.text, brief, solution }, context)
  if (read.findings.length === 0) return rewrittenOf(options, read.mended)
  context.onEvent?.({ type: 'restarted', reason: 'The words are checked against the facts and mended.' })
  const mending = {
    ...request,
    purpose: `${request.purpose}:repair`,
    instruction: `${instruction}\n\n${listFaults(read.findings)}`,
  }
  const second = await askWithStoredAnswers(options, mending, context)
  const again = second.outcome === 'answered' && (await ask('readChapter', { text: second.text, brief, solution }, context))
  const best = again && again.mended.length > 0 && again.findings.length < read.findings.length ? again : read
  const [finding] = best.findings
  if (finding !== undefined) return { refused: `What ${language.vendor} wrote did not hold: ${finding} ${unchanged}` }
  return rewrittenOf(options, best.mended)
}

const unchanged = 'The section stays as it is.'

const rewrittenOf = ({ language: { vendor, label } }: ModelOptions, paragraphs: Inline[][]): RewrittenSection =>
  paragraphs.length > 0 ? { paragraphs, writer: label } : { refused: `${vendor} wrote nothing. ${unchanged}` }

const wordsOf = (paragraphs: Inline[][]) =>
  paragraphs
    .map((runs) => runs.map(({ text, cites = [] }) => `${text}${cites.length > 0 ? ` [${cites.join(', ')}]` : ''}`).join(''))
    .join('\n\n')

/** Findings repeat words of the brief and of the model, so they are quoted like all material. */
const listFaults = (findings: string[]) => {
  const faults = findings.slice(0, mostTold).map((finding) => `- ${finding}`)
  return `Your last answer had these faults. Write it again without them:\n${quoteMaterial('faults', faults.join('\n'))}`
}
