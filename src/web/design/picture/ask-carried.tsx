import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import * as words from '#words/design-picture.ts'

type AskCarriedProps = { from: string; to: string; onGive: (label: string) => void; onGiveUp: () => void }

/** Asks for the label of a new connection, over the diagram. */
export function AskCarried({ from, to, onGive, onGiveUp }: AskCarriedProps) {
  const [label, setLabel] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  return (
    <form
      ref={form}
      className="absolute inset-x-3 top-3 z-10 mx-auto grid max-w-md gap-3 rounded-lg border border-line bg-surface p-3 shadow-lg"
      onSubmit={(event) => {
        event.preventDefault()
        if (label.trim() !== '') onGive(label.trim())
      }}
    >
      <TextField
        label={words.whatIsCarriedBetween(from, to)}
        value={label}
        onChange={setLabel}
        autoComplete="off"
        onKeyDown={({ key }) => key === 'Escape' && onGiveUp()}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="small">
          {words.connect}
        </Button>
        <Button variant="quiet" size="small" onClick={onGiveUp}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
