import type { Solution } from '#server/solution/solution.ts'
import type { ChapterRequest, ComposeContext, Mark, WrittenChapter } from '../composer.ts'
import { askKept } from './ask-kept.ts'
import type { Answer } from './ask-model.ts'
import { sentenceOf, type Failure } from './failure.ts'
import { quoteMaterial } from './material.ts'
import type { ModelOptions } from './model-composer.ts'
import type { ReadChapter } from './read-chapter.ts'
import type { ModelRequest } from './read-stream.ts'

/** Tokens. A chapter's prose is a page at most; some models count the thought that goes before it. */
const mostTokens = 4_000

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
  const asked: ModelRequest = {
    purpose: `chapter:${chapter.id}`,
    material: await materialFor(options, request, context),
    instruction: `Write the prose of the chapter “${chapter.heading}”. It answers: ${chapter.ask}\nTables, lists and diagrams with the facts stand below your words and are made by others: explain what they mean and do not retell them. One to four paragraphs, separated by empty lines, without headings or lists.`,
    mode: 'plain',
    mostOutputTokens: mostTokens,
  }
  const answer = await askKept(options, asked, context)
  if (answer.outcome === 'failed') return salvage(options, { request, answer }, context)
  const read = await options.ask('readChapter', { text: answer.text, brief, solution }, context)
  const { mended, findings } = read.findings.length > 0 ? await mendWords(options, { asked, request, read }, context) : read
  return { paragraphs: mended, writer: options.language.label, ...(findings.length > 0 && { doubts: findings }) }
}

/** By the facts that they are about: the same for every chapter, and told once. */
const materials = new WeakMap<Solution, Promise<string[]>>()

/** The beginning of every request for words about one document. */
export function materialFor(
  { ask }: ModelOptions,
  { brief, solution }: Pick<ChapterRequest, 'brief' | 'solution'>,
  context: ComposeContext,
): Promise<string[]> {
  const known = materials.get(solution)
  if (known) return known
  const tell = async () => {
    const [material, facts] = await Promise.all([
      ask('tellMaterial', { brief }, context),
      ask('tellFacts', { brief, solution }, context),
    ])
    return [...material, facts]
  }
  const told = tell()
  materials.set(solution, told)
  told.catch(() => materials.delete(solution))
  return told
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
  return { ...written, mark: markOf(options, answer.failure, 'The offline composer wrote these words.') }
}

type Mending = { asked: ModelRequest; request: ChapterRequest; read: ReadChapter }

async function mendWords(options: ModelOptions, { asked, request, read }: Mending, context: ComposeContext): Promise<ReadChapter> {
  context.onEvent?.({ type: 'restarted', reason: 'The words are checked against the facts and mended.' })
  const instruction = `${asked.instruction}\n\nYour last answer had these faults. Write the chapter again without them:\n${listFaults(read.findings)}`
  const answer = await askKept(options, { ...asked, purpose: `${asked.purpose}:repair`, instruction }, context)
  if (answer.outcome === 'failed') return read
  const { brief, solution } = request
  const again = await options.ask('readChapter', { text: answer.text, brief, solution }, context)
  return again.paragraphs.length > 0 && again.findings.length < read.findings.length ? again : read
}

/** Findings repeat words of the brief and of the model: they are quoted like all material. */
export const listFaults = (findings: string[]) =>
  quoteMaterial(
    'faults',
    findings
      .slice(0, 20)
      .map((finding) => `- ${finding}`)
      .join('\n'),
  )
