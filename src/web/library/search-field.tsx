import { type RefObject, useEffect, useRef, useState } from 'react'
import { libraryLimits } from '#shared/library.ts'
import { SearchInput } from '#web/ui/search-input.tsx'
import { useSettled } from '#web/ui/use-settled.ts'
import * as words from '#words/library.ts'

/** Milliseconds after the last keystroke. */
const pause = 150

type SearchFieldProps = { input: RefObject<HTMLInputElement | null>; value: string; onChange(value: string): void }

/** The search field; searches once the user stops typing, and follows the URL after going back. */
export function SearchField({ input, value, onChange }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const settled = useSettled(text, pause)
  const asked = useRef(value)
  const ask = useRef(onChange)
  useEffect(() => {
    ask.current = onChange
  })
  useEffect(() => {
    if (settled === asked.current) return
    asked.current = settled
    ask.current(settled)
  }, [settled])
  useEffect(() => {
    if (value === asked.current) return
    asked.current = value
    setText(value)
  }, [value])
  return (
    <SearchInput
      ref={input}
      aria-label={words.searchDocuments}
      aria-keyshortcuts="/"
      placeholder={words.wordsOfDocumentClientNfr}
      maxLength={libraryLimits.question}
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  )
}
