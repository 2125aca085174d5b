import type { FoundAnswer, Quoted } from '#server/documents/passages/answer-from-documents.ts'
import type { WrittenSentence } from './writing/ask-for-answer.ts'

/** A sentence of the record, and the versions that it tells of. */
export type Sentence = { versionIds: string[]; text: string }

/** What a model wrote. `told`: all versions of which it was told passages; where one is no longer shown, neither are its sentences. */
type KeptWriting = {
  writer: string
  sentences: WrittenSentence[]
  leftOut: number
  activity: string | null
  told: string[]
}

/** An answer as it is kept: which versions it quotes, and where. Their names are looked up as it is read. */
export type KeptAnswer = {
  kind: FoundAnswer['kind'] | 'record' | 'written'
  quotes: Quoted[]
  sentences: Sentence[]
  left: number
  looked: number
  of: number
  written?: KeptWriting
  /** Why no model wrote it although one was asked for. */
  note?: string
}
