import { useState, type ComponentProps, type KeyboardEvent } from 'react'
import { controlStyle, Input } from '#web/ui/field.tsx'

type SavedTextProps = Pick<
  ComponentProps<'input'>,
  'id' | 'aria-label' | 'aria-describedby' | 'aria-required' | 'aria-invalid' | 'placeholder' | 'readOnly'
> & {
  value: string
  isLong?: boolean
  /** One line of text, shown whole in as many lines as it takes. */
  isWrapped?: boolean
  onSave(value: string): void
}

/** A text that is saved when one leaves it, or with Ctrl or Cmd and Enter; Escape takes back what was typed. */
export function SavedText({ value, isLong = false, isWrapped = false, onSave, ...rest }: SavedTextProps) {
  const [typed, setTyped] = useState<string>()
  const save = () => {
    setTyped(undefined)
    if (typed !== undefined && typed.trim() !== value) onSave(typed.trim())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && (!isLong || event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      save()
    } else if (event.key === 'Escape' && typed !== undefined) {
      event.stopPropagation()
      setTyped(undefined)
    }
  }
  const field = { ...rest, value: typed ?? value, onBlur: save, onKeyDown, autoComplete: 'off' }
  return isLong || isWrapped ? (
    <textarea
      {...field}
      rows={isLong ? 2 : 1}
      onChange={({ target }) => setTyped(target.value)}
      className={`${controlStyle} field-sizing-content min-h-9 ${isLong ? 'resize-y' : 'resize-none'} py-1.5 pointer-coarse:min-h-11 pointer-coarse:py-2`}
    />
  ) : (
    <Input {...field} onChange={({ target }) => setTyped(target.value)} />
  )
}
