import { useWatch } from 'react-hook-form'
import { lengthOf } from '#shared/brief-length.ts'
import { limits } from '#shared/brief-limits.ts'
import * as words from '#words/documents.ts'
import { language } from '#words/language.ts'
import type { BriefFormState } from './use-brief-form.ts'

const number = new Intl.NumberFormat(language)

/** Number of characters in all fields, and the maximum. */
export function CharacterCount({ form }: { form: BriefFormState }) {
  const typed = lengthOf(useWatch({ control: form.control, name: 'requirements' }))
  const isOver = typed > limits.text
  const rest = isOver ? words.tooMany(number.format(typed - limits.text)) : ''
  return (
    <p role={isOver ? 'alert' : undefined} className={`text-sm ${isOver ? 'text-danger' : 'text-ink-3'}`}>
      {words.ofCharacters(number.format(typed), number.format(limits.text), rest)}
    </p>
  )
}
