import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { sentenceFor } from '#web/api/sentence-for.ts'
import * as words from '#words/projects.ts'

type InlineFieldProps = {
  label: string
  value: string
  type?: 'text' | 'date'
  placeholder?: string
  maxLength?: number
  isRequired?: boolean
  onSave(value: string): Promise<unknown>
}

const style =
  'h-8 w-full min-w-0 rounded-md border border-transparent bg-transparent px-1.5 text-input text-ink placeholder:text-ink-3 hover:border-control focus:border-control focus:bg-surface aria-invalid:border-danger sm:text-sm pointer-coarse:h-11'

/** A value that is changed where it stands: kept on Enter and when it is left; what could not be kept stays as it was typed. */
export function InlineField({ label, value, type = 'text', isRequired = false, onSave, ...rest }: InlineFieldProps) {
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()
  const isSaving = useRef(false)
  const id = useId()
  const save = async (input: HTMLInputElement) => {
    if (input.validity.badInput) return setError(words.thisIsNoDay)
    const next = input.value.trim()
    if (typed === undefined || isSaving.current) return undefined
    if (next === value) return forget()
    if (isRequired && next === '') return setError(words.thisNeedsWords)
    isSaving.current = true
    try {
      await onSave(next)
      forget()
    } catch (failure) {
      setError(sentenceFor(failure))
    } finally {
      isSaving.current = false
    }
    return undefined
  }
  const forget = () => {
    setTyped(undefined)
    setError(undefined)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      void save(event.currentTarget)
    }
    if (event.key === 'Escape' && typed !== undefined) {
      event.stopPropagation()
      forget()
    }
  }
  return (
    <span className="grid min-w-0">
      <input
        {...rest}
        type={type}
        aria-label={label}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : id}
        autoComplete="off"
        value={typed ?? value}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={({ currentTarget }) => void save(currentTarget)}
        onKeyDown={onKeyDown}
        className={style}
      />
      {error !== undefined && (
        <span id={id} role="alert" className="px-1.5 text-xs text-danger">
          {error}
        </span>
      )}
    </span>
  )
}
