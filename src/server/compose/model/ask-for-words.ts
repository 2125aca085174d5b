import { allDocumentTypes } from '#server/document-types/all-document-types.ts'
import type { ComposeContext, WordsRequest, ComposeEvent } from '../composer.ts'
import { askWithStoredAnswers } from './ask-with-stored-answers.ts'
import type { Failure } from './failure.ts'
import type { ModelOptions } from './model-options.ts'
import type { ReadChapter } from './read-chapter.ts'
import type { ModelRequest } from './read-stream.ts'
import { splitWords, wholePart, createSplitter, type Known } from './split-words.ts'

/** Tokens for the text of a whole document, including thinking tokens. */
export const mostTokensForWords = 24_000

export type WordsTurn = Pick<ModelRequest, 'purpose' | 'material' | 'instruction' | 'history'>

export type HeardWords = {
  /** The complete part of the answer. */
  text: string
  read: Map<string, ReadChapter>
  /** The chapter in which the answer broke off. */
  cut: { id: string; text: string } | undefined
  failure: Failure | undefined
}

/** Text that needs no second attempt. */
export const isSound = (read: ReadChapter | undefined): read is ReadChapter =>
  read !== undefined && read.mended.length > 0 && read.findings.length === 0

/** One turn that writes chapters. Each is checked as soon as it is complete, and reported as written if it is sound. */
export async function askForWords(
  options: ModelOptions,
  { turn, ...request }: { turn: WordsTurn } & WordsRequest,
  context: ComposeContext,
): Promise<HeardWords> {
  const { chapters, brief, solution } = request
  const known = allDocumentTypes[brief.documentType].outline
  const asked = chapters.map(({ id }) => id)
  const checks = new Map<string, Promise<ReadChapter>>()
  const check = (id: string, text: string) => {
    const reading = checks.get(id) ?? options.ask('readChapter', { text, brief, solution }, context)
    checks.set(id, reading)
    return reading
  }
  const whole = (id: string, text: string) =>
    void check(id, text).then(
      (read) => isSound(read) && context.onEvent?.({ type: 'written', chapter: id, written: writtenOf(options, read) }),
      // Errors are handled where the check is awaited at the end.
      () => undefined,
    )
  const hearing = hearWords({ known, asked, whole }, context)
  const wholeOf = (text: string) => wholePart(text, known)
  const sent: ModelRequest = {
    ...turn,
    goesOn: turn.history === undefined,
    mode: 'plain',
    mostOutputTokens: mostTokensForWords,
    wholePart: wholeOf,
  }
  const answer = await askWithStoredAnswers(options, sent, hearing.context)
  const text = answer.outcome === 'answered' ? answer.text : wholeOf(answer.text)
  const wholes = splitWords(text, known)
  const read = await Promise.all([...wholes].map(async ([id, words]) => [id, await check(id, words)] as const))
  const cut = hearing.unfinished()
  return {
    text,
    read: new Map(read),
    cut: cut && asked.includes(cut.id) && !wholes.has(cut.id) ? cut : undefined,
    failure: answer.outcome === 'answered' ? answer.brokenBy : answer.failure,
  }
}

export const writtenOf = ({ language }: ModelOptions, { mended, findings }: ReadChapter) => ({
  paragraphs: mended,
  writer: language.label,
  ...(findings.length > 0 && { doubts: findings }),
})

type Hearing = {
  known: Known
  /** Ids of the requested chapters; others are ignored. */
  asked: string[]
  /** Called with each chapter once the next has begun. */
  whole(id: string, text: string): void
}

/** Reports the text of an answer by chapter. The first requested chapter counts as begun from the start. */
function hearWords({ known, asked, whole }: Hearing, context: ComposeContext) {
  const tell = (event: ComposeEvent) => context.onEvent?.(event)
  const begun = new Set<string>()
  let chapter = asked[0]!
  const begin = (id: string) => {
    if (!asked.includes(id)) return
    chapter = id
    if (!begun.has(id)) tell({ type: 'begun', chapter: id })
    begun.add(id)
  }
  begin(chapter)
  const splitter = createSplitter(known, {
    begun: begin,
    text: (id, text) => asked.includes(id) && tell({ type: 'text', text, chapter: id }),
    whole: (id, text) => asked.includes(id) && whole(id, text),
  })
  return {
    context: {
      ...context,
      onEvent: (event: ComposeEvent) => {
        if (event.type === 'text') return splitter.push(event.text)
        if (event.type === 'restarted') splitter.restart()
        tell(event.type === 'restarted' || event.type === 'waiting' ? { ...event, chapter } : event)
      },
    },
    unfinished: splitter.unfinished,
  }
}
