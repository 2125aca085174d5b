import type { Chapter } from '#server/document-types/document-type.ts'
import type { ComposeContext, Mark, WordsRequest, WrittenChapter, WrittenWords } from '../composer.ts'
import { reportWritten } from '../writing/report-written.ts'
import { askForWords, type HeardWords, isSound, writtenOf } from './ask-for-words.ts'
import { type Failure, sentenceOf } from './failure.ts'
import { furtherTurn } from './further-turn.ts'
import { quoteMaterial } from './material.ts'
import type { ModelOptions } from './model-options.ts'
import type { ReadChapter } from './read-chapter.ts'
import { lineOf } from './split-words.ts'

/** Maximum words of a whole document. */
const mostWords = 1_500
/** Maximum findings that are sent back for one chapter. */
const mostTold = 20

const mended = 'The words are checked against the facts and mended.'
const leftOut: Failure = { code: 'malformed', retryAfter: undefined }

/**
 * Writes all chapters with one request. Missing or faulty chapters are requested once more, in the same conversation; the better version of
 * each is used. If the model does not write a chapter, its complete sentences are used, or the offline composer writes it, and a mark
 * explains why.
 */
export async function writeWords(options: ModelOptions, request: WordsRequest, context: ComposeContext): Promise<WrittenWords> {
  const { chapters, brief, solution } = request
  const material = await options.ask('tellDocument', { brief, solution }, context)
  const turn = { purpose: 'words', material, instruction: instructionFor(chapters) }
  const first = await askForWords(options, { ...request, turn }, context)
  const again = chapters.filter(({ id }) => !isSound(first.read.get(id)))
  if (again.length === 0 || first.text === '') return settle(options, { request, heard: first }, context)
  for (const { id } of again) context.onEvent?.({ type: 'restarted', chapter: id, reason: reasonOf(options, first, id) })
  const repair = furtherTurn(turn, first.text, repairOf(again, first.read))
  const second = await askForWords(options, { ...request, chapters: again, turn: repair }, context)
  return settle(options, { request, heard: betterOf(first, second) }, context)
}

const listed = (chapters: Chapter[], tell: (chapter: Chapter) => string) =>
  chapters.map((chapter) => `${lineOf(chapter.id)}\n${tell(chapter)}`).join('\n\n')

const instructionFor = (
  chapters: Chapter[],
) => `Write the prose of these chapters of the document, in this order. Each has its id, its heading and what its prose answers:

${listed(chapters, ({ heading, ask }) => `“${heading}”. ${ask}`)}

Begin each chapter with a line that has \`## \`, the id and nothing else. Then come one to four paragraphs, separated by empty lines, without headings or lists. All chapters together have ${mostWords} words at most. Tables, lists and pictures with the facts stand below your words and are made by others: explain what they mean and do not retell them. Write each chapter once, and nothing before, between or after them.`

/** Findings repeat words of the brief and of the model, so they are quoted like all material. */
function repairOf(chapters: Chapter[], read: Map<string, ReadChapter>) {
  const faults = chapters.flatMap(({ id }) => {
    const { findings = [] } = read.get(id) ?? {}
    return findings.slice(0, mostTold).map((finding) => `- ${id}: ${finding}`)
  })
  return [
    `These chapters are missing or have faults. Write these chapters again, each with its line \`## \` and id, and no others:`,
    listed(chapters, ({ heading }) => `“${heading}”`),
    ...(faults.length > 0
      ? [`The faults of your last answer, without which they are to be:\n${quoteMaterial('faults', faults.join('\n'))}`]
      : []),
  ].join('\n\n')
}

const reasonOf = ({ language }: ModelOptions, { read, failure }: HeardWords, id: string) =>
  !read.has(id) && failure ? sentenceOf(language.vendor, failure) : mended

const isBetter = (one: ReadChapter, other: ReadChapter | undefined) =>
  one.mended.length > 0 && (!other || other.mended.length === 0 || one.findings.length < other.findings.length)

function betterOf(first: HeardWords, second: HeardWords): HeardWords {
  const better = [...second.read].filter(([id, read]) => isBetter(read, first.read.get(id)))
  return {
    ...second,
    read: new Map([...first.read, ...better]),
    cut: second.cut ?? first.cut,
    failure: second.failure ?? first.failure,
  }
}

type Ended = { request: WordsRequest; heard: HeardWords }

/** Each chapter as the model wrote it, or its replacement. */
async function settle(options: ModelOptions, { request, heard }: Ended, context: ComposeContext): Promise<WrittenWords> {
  const { read, failure = leftOut } = heard
  const cut = await salvage(options, { request, heard }, context)
  const hasWords = ({ id }: Chapter) => (read.get(id)?.mended.length ?? 0) > 0 || id in cut
  const missing = request.chapters.filter((chapter) => !hasWords(chapter))
  const instead =
    missing.length > 0
      ? await options.offline.writeWords({ ...request, chapters: missing }, { ...context, onEvent: () => undefined })
      : {}
  const written = request.chapters.map(({ id }): [string, WrittenChapter] => {
    const own = read.get(id)
    return [id, own && own.mended.length > 0 ? writtenOf(options, own) : (cut[id] ?? insteadOf(options, failure, instead[id]!))]
  })
  const late = written.filter(([id]) => id in instead || id in cut)
  for (const [chapter] of late)
    context.onEvent?.({ type: 'restarted', chapter, reason: sentenceOf(options.language.vendor, failure) })
  reportWritten(Object.fromEntries(late), context)
  return Object.fromEntries(written)
}

const markOf = ({ language }: ModelOptions, failure: Failure, consequence: string): Mark => ({
  code: failure.code,
  sentence: `${sentenceOf(language.vendor, failure)} ${consequence}`,
})

function insteadOf(options: ModelOptions, failure: Failure, written: WrittenChapter): WrittenChapter {
  return written.paragraphs.length > 0
    ? { ...written, mark: markOf(options, failure, 'The offline composer wrote these words.') }
    : { paragraphs: [], writer: '', mark: markOf(options, failure, 'The chapter has its tables and no words.') }
}

/** Failures after which half an answer is still useful: only its end is missing. */
const isWorthKeeping = ({ code }: Failure) =>
  code === 'cut-at-length' || code === 'ended-early' || code === 'silent' || code === 'unreachable'

/** The complete sentences of the chapter in which the answer broke off, if they pass the checks. */
async function salvage(options: ModelOptions, { request, heard }: Ended, context: ComposeContext): Promise<WrittenWords> {
  const { cut, failure, read } = heard
  if (!cut || !failure || !isWorthKeeping(failure) || read.has(cut.id)) return {}
  const { brief, solution } = request
  const kept = await options.ask('readChapter', { text: cut.text, brief, solution, isCut: true }, context)
  if (!isSound(kept)) return {}
  const mark = markOf(options, failure, 'What it had written is saved.')
  return { [cut.id]: { paragraphs: kept.paragraphs, writer: options.language.label, mark } }
}
