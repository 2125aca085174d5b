import type { WrittenAnswer } from '#shared/api/conversations.ts'

export type Sentence = WrittenAnswer['sentences'][number]
/** A paragraph has one part, a list has one for each item. */
export type SentenceGroup = { kind: 'paragraph' | 'list'; parts: Sentence[][] }

/** Groups sentences into paragraphs and lists. */
export function groupSentences(sentences: Sentence[]): SentenceGroup[] {
  const groups: SentenceGroup[] = []
  for (const sentence of sentences) {
    const last = groups.at(-1)
    if (sentence.begins === 'item') {
      if (last?.kind === 'list') last.parts.push([sentence])
      else groups.push({ kind: 'list', parts: [[sentence]] })
    } else if (!last || sentence.begins === 'paragraph') groups.push({ kind: 'paragraph', parts: [[sentence]] })
    else last.parts.at(-1)!.push(sentence)
  }
  return groups
}
