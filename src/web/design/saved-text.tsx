import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { controlStyle, Input } from '#web/ui/field.tsx'

type SavedTextProps = Pick<
  ComponentProps<'input'>,
  'id' | 'aria-label' | 'aria-describedby' | 'aria-required' | 'aria-invalid' | 'placeholder' | 'readOnly'
> & {
  value: string
  isLong?: boolean
  /** A text without line breaks, displayed in as many lines as it needs. */
  isWrapped?: boolean
  /** Returns why a text is not accepted; it then remains in the field. */
  onSave(value: string): string | void
}

/** A text that is saved on leaving the field, or with Ctrl or Cmd and Enter; Escape discards the input. */
export function SavedText({ value, isLong = false, isWrapped = false, onSave, ...rest }: SavedTextProps) {
  const [typed, setTyped] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const note = useId()
  const type = (text: string | undefined) => {
    setTyped(text)
    setRefusal(undefined)
  }
  const save = () => {
    const text = typed?.trim()
    const why = text === undefined || text === value ? undefined : onSave(text)
    if (typeof why === 'string') setRefusal(why)
    else type(undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && (!isLong || event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      save()
    } else if (event.key === 'Escape' && typed !== undefined) {
      event.stopPropagation()
      type(undefined)
    }
  }
  const field = {
    ...rest,
    ...(refusal !== undefined && { 'aria-invalid': true as const, 'aria-describedby': note }),
    value: typed ?? value,
    onBlur: save,
    onKeyDown,
    autoComplete: 'off',
  }
  const input =
    isLong || isWrapped ? (
      <textarea
        {...field}
        rows={isLong ? 2 : 1}
        onChange={({ target }) => type(target.value)}
        className={`${controlStyle} field-sizing-content min-h-9 ${isLong ? 'resize-y' : 'resize-none'} py-1.5 pointer-coarse:min-h-11 pointer-coarse:py-2`}
      />
    ) : (
      <Input {...field} onChange={({ target }) => type(target.value)} />
    )
  return (
    <span className="grid min-w-0 gap-1">
      {input}
      {refusal !== undefined && (
        <span id={note} role="alert" className="text-sm text-danger">
          {refusal}
        </span>
      )}
    </span>
  )
}
