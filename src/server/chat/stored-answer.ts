import type { FoundAnswer, Quoted } from '#server/documents/passages/answer-from-documents.ts'
import type { WrittenSentence } from './writing/ask-for-answer.ts'

/** A sentence about the record of versions, and the versions that it mentions. */
export type Sentence = { versionIds: string[]; text: string }

/** The model's text. `told`: the versions whose passages it was given; if one of them is no longer visible, its sentences are hidden. */
type StoredWriting = {
  writer: string
  sentences: WrittenSentence[]
  leftOut: number
  activity: string | null
  told: string[]
}

/** A stored answer with the versions and places that it quotes. Document names are looked up when it is read. */
export type StoredAnswer = {
  kind: FoundAnswer['kind'] | 'record' | 'written'
  quotes: Quoted[]
  sentences: Sentence[]
  left: number
  looked: number
  of: number
  written?: StoredWriting
  /** Why no model wrote the answer although one was chosen. */
  note?: string
}
