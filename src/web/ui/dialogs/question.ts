/** A message or question for a dialog. */
export type Question =
  | { kind: 'alert'; text: string; note?: string | undefined; link?: { label: string; to: string } | undefined }
  | {
      kind: 'confirmation'
      text: string
      note?: string
      yes: string
      no: string
      /** An optional check box of the confirmation. */
      tick?: { label: string; description: string; onChange: (isTicked: boolean) => void } | undefined
    }
  | {
      kind: 'prompt'
      text: string
      note?: string
      label: string
      type: 'email' | 'text'
      maxLength?: number
      isOptional?: boolean
      value?: string
      yes: string
    }

/** A text for a prompt, true or false for the others; undefined if it was cancelled, for a confirmation only by Escape. */
export type DialogAnswer = string | boolean | undefined

export type AskedQuestion = {
  number: number
  question: Question
  answer: (answer: DialogAnswer) => void
  /** Returns the element to focus afterwards, if the earlier one may be gone by then. */
  returnTo?: (() => HTMLElement | null) | undefined
}
