import { plainText } from '#shared/content/plain-text.ts'
import type { ComposeContext, WrittenWords } from '../composer.ts'

/** Tells chapters that are whole from the beginning in the same way as those that come word by word. */
export function tellWritten(words: WrittenWords, { onEvent }: Pick<ComposeContext, 'onEvent'>): WrittenWords {
  for (const [chapter, written] of Object.entries(words)) {
    onEvent?.({ type: 'begun', chapter })
    for (const paragraph of written.paragraphs) onEvent?.({ type: 'text', chapter, text: `${plainText(paragraph)}\n\n` })
    onEvent?.({ type: 'written', chapter, written })
  }
  return words
}
