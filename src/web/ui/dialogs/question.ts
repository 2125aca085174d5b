/** What a dialog says or asks. */
export type Question =
  | { kind: 'alert'; text: string; note?: string | undefined; link?: { label: string; to: string } | undefined }
  | {
      kind: 'confirmation'
      text: string
      note?: string
      yes: string
      no: string
      /** Something that is done with it where it is ticked. */
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

/** A word for a prompt, yes or no for the others; undefined where it was called off, a confirmation by Escape alone. */
export type Answer = string | boolean | undefined

export type AskedQuestion = {
  number: number
  question: Question
  answer: (answer: Answer) => void
  /** Takes the focus afterwards, where what had it may be gone by then. */
  returnTo?: (() => HTMLElement | null) | undefined
}
