import { plainText } from '#shared/content/plain-text.ts'
import type { ComposeContext, WrittenWords } from '../composer.ts'

/** Reports chapters that are complete from the start with the same events as those that arrive word by word. */
export function reportWritten(words: WrittenWords, { onEvent }: Pick<ComposeContext, 'onEvent'>): WrittenWords {
  for (const [chapter, written] of Object.entries(words)) {
    onEvent?.({ type: 'begun', chapter })
    for (const paragraph of written.paragraphs) onEvent?.({ type: 'text', chapter, text: `${plainText(paragraph)}\n\n` })
    onEvent?.({ type: 'written', chapter, written })
  }
  return words
}
