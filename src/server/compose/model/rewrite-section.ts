import type { Block } from '#shared/content/blocks.ts'
import type { Section } from '#shared/content/content.ts'
import { plainText } from '#shared/content/plain-text.ts'
import type { ComposeContext, RewrittenSection, SectionRequest } from '../composer.ts'
import { askKept } from './ask-kept.ts'
import { sentenceOf, type Failure } from './failure.ts'
import { quoteMaterial } from './material.ts'
import type { ModelOptions } from './model-composer.ts'
import type { ReadChapter } from './read-chapter.ts'
import type { ModelRequest } from './read-stream.ts'
import { listFaults, materialFor } from './write-by-model.ts'

/** Tokens, and characters of a wish. */
const [mostTokens, longestWish] = [4_000, 1_000]

/**
 * Words a section anew as a person wishes. Its tables, lists and pictures are the facts' and stay; the new words pass the same
 * checks as those of any chapter, and where they do not come, the section stays as it is and says why.
 */
export async function rewriteSection(
  options: ModelOptions,
  request: SectionRequest,
  context: ComposeContext,
): Promise<RewrittenSection> {
  const { section, wish, brief, solution } = request
  const asked: ModelRequest = {
    purpose: `rewrite:${section.id}`,
    material: await materialFor(options, request, context),
    instruction: `Write the prose of the section “${section.heading}” anew, as the wish below asks, as far as the rules and the facts allow. Keep what it says true and keep the ids in square brackets after what rests on facts. Tables, lists and diagrams stand below your words and stay. Paragraphs separated by empty lines, without headings or lists.\n\n${quoteMaterial('wish', wish.slice(0, longestWish))}\n\n${quoteMaterial('section', wordsOf(section))}`,
    mode: 'plain',
    mostOutputTokens: mostTokens,
  }
  const answer = await askKept(options, asked, context)
  if (answer.outcome === 'failed') return unchanged(options, section, answer.failure)
  const read = await options.ask('readChapter', { text: answer.text, brief, solution }, context)
  const { mended, findings } = read.findings.length > 0 ? await mend(options, { asked, request, read }, context) : read
  if (mended.length === 0) return unchanged(options, section, { code: 'malformed', retryAfter: undefined })
  // What does not hold after a second try does not take the place of what held.
  if (findings.length > 0)
    return {
      section,
      writer: undefined,
      mark: {
        code: 'not-held',
        sentence: `${options.language.vendor}’s words did not hold, and the section stays as it is: ${findings[0]!}`,
      },
    }
  return { section: withWords(section, mended), writer: options.language.label }
}

const unchanged = ({ language }: ModelOptions, section: Section, failure: Failure): RewrittenSection => ({
  section,
  writer: undefined,
  mark: { code: failure.code, sentence: `${sentenceOf(language.vendor, failure)} The section stays as it is.` },
})

type Mending = { asked: ModelRequest; request: SectionRequest; read: ReadChapter }

async function mend(options: ModelOptions, { asked, request, read }: Mending, context: ComposeContext): Promise<ReadChapter> {
  context.onEvent?.({ type: 'restarted', reason: 'The words are checked against the facts and mended.' })
  const instruction = `${asked.instruction}\n\nYour last answer had these faults. Write the section again without them:\n${listFaults(read.findings)}`
  const answer = await askKept(options, { ...asked, purpose: `${asked.purpose}:repair`, instruction }, context)
  if (answer.outcome === 'failed') return read
  const { brief, solution } = request
  return options.ask('readChapter', { text: answer.text, brief, solution }, context)
}

const isProse = ({ type }: Block) => type === 'paragraph'

const wordsOf = ({ blocks }: Section) =>
  blocks
    .flatMap((block) =>
      block.type === 'paragraph'
        ? [block.text.map(({ text, cites = [] }) => `${text}${cites.length > 0 ? ` [${cites.join(', ')}]` : ''}`).join('')]
        : [],
    )
    .join('\n\n')

/** The new words stand where the old ones began; paragraphs keep their ids as far as there are some. */
function withWords(section: Section, words: ReadChapter['mended']): Section {
  const ids = section.blocks.filter(isProse).map(({ id }) => id)
  const paragraphs = words
    .filter((text) => plainText(text).trim() !== '')
    .map((text, index): Block => ({ id: ids[index] ?? `${section.id}-words-${index + 1}`, type: 'paragraph', text }))
  const at = Math.max(0, section.blocks.findIndex(isProse))
  const others = section.blocks.filter((block) => !isProse(block))
  const before = section.blocks.slice(0, at).filter((block) => !isProse(block)).length
  return { ...section, blocks: [...others.slice(0, before), ...paragraphs, ...others.slice(before)] }
}
