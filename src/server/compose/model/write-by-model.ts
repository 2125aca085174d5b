import type { ChapterRequest, ComposeContext, Mark, WrittenChapter } from '../composer.ts'
import type { Answer } from './ask-model.ts'
import { askProse } from './ask-prose.ts'
import { sentenceOf, type Failure } from './failure.ts'
import type { ModelOptions } from './model-options.ts'

const markOf = ({ language }: ModelOptions, failure: Failure, consequence: string): Mark => ({
  code: failure.code,
  sentence: `${sentenceOf(language.vendor, failure)} ${consequence}`,
})

/** A chapter's words from the model; where it fails, what is valid is kept or the offline composer writes, and the mark says so. */
export async function writeByModel(
  options: ModelOptions,
  request: ChapterRequest,
  context: ComposeContext,
): Promise<WrittenChapter> {
  const { chapter, brief, solution } = request
  const purpose = `chapter:${chapter.id}`
  const instruction = `Write the prose of the chapter “${chapter.heading}”. It answers: ${chapter.ask}\nTables, lists and diagrams with the facts stand below your words and are made by others: explain what they mean and do not retell them. One to four paragraphs, separated by empty lines, without headings or lists.`
  const { read, failed } = await askProse(options, { purpose, instruction, brief, solution }, context)
  if (failed) return salvage(options, { request, answer: failed }, context)
  const { mended, findings } = read
  return { paragraphs: mended, writer: options.language.label, ...(findings.length > 0 && { doubts: findings }) }
}

type Failed = { request: ChapterRequest; answer: Extract<Answer, { outcome: 'failed' }> }

/** Failures whose half answer is worth keeping: what was said stands, only the end is missing. */
const isWorthKeeping = ({ code }: Failure) =>
  code === 'cut-at-length' || code === 'ended-early' || code === 'silent' || code === 'unreachable'

async function salvage(options: ModelOptions, { request, answer }: Failed, context: ComposeContext): Promise<WrittenChapter> {
  const { brief, solution } = request
  const text = isWorthKeeping(answer.failure) ? answer.text : ''
  const kept = await options.ask('readChapter', { text, brief, solution, isCut: true }, context)
  if (kept.paragraphs.length > 0 && kept.findings.length === 0)
    return {
      paragraphs: kept.paragraphs,
      writer: options.language.label,
      mark: markOf(options, answer.failure, 'What it had written is kept.'),
    }
  context.onEvent?.({ type: 'restarted', reason: sentenceOf(options.language.vendor, answer.failure) })
  const written = await options.offline.writeChapter(request, context)
  if (written.paragraphs.length === 0)
    return { paragraphs: [], writer: '', mark: markOf(options, answer.failure, 'The chapter has its tables and no words.') }
  return { ...written, mark: markOf(options, answer.failure, 'The offline composer wrote these words.') }
}
