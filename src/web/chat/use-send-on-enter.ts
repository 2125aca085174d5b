import { type ChangeEvent, type FormEvent, type KeyboardEvent, useRef, useState } from 'react'

type SendOnEnter = {
  /** What is in it at first. */
  initial?: string
  /** What is typed then stays. */
  isBusy?: boolean
  onSend: (words: string) => void
}

/** A field of several lines, alone in its form, whose words Enter sends; Shift and Enter begin another line. */
export function useSendOnEnter({ initial = '', isBusy = false, onSend }: SendOnEnter) {
  const [text, setText] = useState(initial)
  const input = useRef<HTMLTextAreaElement>(null)
  const words = text.trim()
  const canSend = words !== '' && !isBusy
  const send = () => {
    if (!canSend) return
    onSend(words)
    setText('')
    // A button that has just been disabled would lose the focus.
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
        // While an input method composes a word, Enter ends the word.
        if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
        event.preventDefault()
        send()
      },
    },
  }
}
