import { useState } from 'react'
import type { ReadBack } from '#shared/api/read-back.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { controlStyle } from '#web/ui/field.tsx'
import { briefFieldLabels } from '#words/brief-fields.ts'
import * as words from '#words/advanced-generator.ts'

type Props = { question: ReadBack['questions'][number]; onAnswer: (answer: string) => void }

/** A question that the brief leaves open; its answer becomes part of the brief. */
export function QuestionAnswer({ question, onAnswer }: Props) {
  const [answer, setAnswer] = useState('')
  const give = () => {
    if (answer.trim() === '') return
    onAnswer(answer.trim())
    setAnswer('')
  }
  return (
    <li className="grid gap-2 py-2">
      <Field label={question.text} hint={words.goesTo(briefFieldLabels[question.field])}>
        {(control) => (
          <input
            {...control}
            type="text"
            value={answer}
            onChange={(event) => setAnswer(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && give()}
            className={`${controlStyle} h-10`}
          />
        )}
      </Field>
      <Button size="small" className="justify-self-start" onClick={give}>
        {words.answer}
      </Button>
    </li>
  )
}
