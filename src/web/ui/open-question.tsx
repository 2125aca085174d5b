import { useId, type ReactNode } from 'react'
import { longestAnswer } from '#shared/limits.ts'
import { TextArea } from '#web/ui/field.tsx'

type OpenQuestionProps = {
  children: ReactNode
  /** The assumption until the question is answered. */
  proposal?: ReactNode
  mayAnswer: boolean
  placeholder: string
  answer: string
  onChange: (answer: string) => void
}

/** An open question of a document, with a field for its answer if the user may give it. */
export function OpenQuestion({ children, proposal, mayAnswer, placeholder, answer, onChange }: OpenQuestionProps) {
  const id = useId()
  return (
    <>
      <p id={id} className="wrap-anywhere">
        {children}
      </p>
      {proposal}
      {mayAnswer && (
        <TextArea
          aria-labelledby={id}
          rows={2}
          maxLength={longestAnswer}
          placeholder={placeholder}
          value={answer}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </>
  )
}
