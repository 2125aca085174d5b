import { type ChangeEvent, type FormEvent, type KeyboardEvent, useRef, useState } from 'react'

type SendOnEnter = {
  /** The initial text. */
  initial?: string
  /** While true, Enter does not send the text. */
  isBusy?: boolean
  onSend: (words: string) => void
}

/** A text area for a form with a single field: Enter sends the text, Shift+Enter begins a new line. */
export function useSendOnEnter({ initial = '', isBusy = false, onSend }: SendOnEnter) {
  const [text, setText] = useState(initial)
  const input = useRef<HTMLTextAreaElement>(null)
  const words = text.trim()
  const canSend = words !== '' && !isBusy
  const send = () => {
    if (!canSend) return
    onSend(words)
    setText('')
    // The button is disabled now and would lose the focus.
    input.current?.focus()
  }
  return {
    canSend,
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      send()
    },
    fill: (prompt: string) => {
      setText(prompt)
      input.current?.focus()
    },
    input,
    field: {
      value: text,
      onChange: ({ target }: ChangeEvent<HTMLTextAreaElement>) => setText(target.value),
      onKeyDown: (event: KeyboardEvent) => {
        // With an input method, Enter only completes the word.
        if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
        event.preventDefault()
        send()
      },
    },
  }
}
