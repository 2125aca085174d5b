import type { Source } from '#server/solution/solution.ts'
import { bare, capitalised } from '../english.ts'

/** `additionalContext` as a person reads it. */
export const fieldName = (field: string) => capitalised(field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))

const plain = (words: string) => bare(words).toLowerCase().replace(/\W+/g, ' ')

/** The brief's own words, or only their place if the fact repeats them. */
export function sourceText({ source, text: words }: { source: Source; text: string }): string {
  if (source.from === 'brief') {
    const field = fieldName(source.field)
    return plain(source.quote) === plain(words) ? field : `${field}: “${bare(source.quote)}”`
  }
  if (source.from === 'template') return `“${bare(source.quote)}” (template)`
  if (source.from === 'reference') return `Reference design “${source.design}”, chosen by ${source.by}`
  if (source.from === 'person') return source.by
  if (source.from === 'calculated') return `Calculated: ${source.sum}`
  return source.from === 'assumption' ? capitalised(bare(source.reason)) : 'Our proposal'
}
