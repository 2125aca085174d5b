import { useRef, useState } from 'react'
import { Options } from '#web/ui/options.tsx'
import { Select } from '#web/ui/select.tsx'

/** Keys that confirm a choice in an open list; the empty one means a pointer. */
const endsChoice = (key: string) => ['', 'Enter', ' '].includes(key)

type ActionSelectProps = {
  label: string
  /** The label of the action, shown instead of a chosen value. */
  action: string
  options: readonly { value: string; label: string }[]
  /** For lists that appear hundreds of times: the options are rendered on first use. */
  isLazy?: boolean
  onChoose(value: string): void
}

/**
 * A list whose choice takes effect at once. In browsers that change a closed list with each arrow key, it takes effect with Enter or on
 * leaving.
 */
export function ActionSelect({ label, action, options, isLazy = false, onChoose }: ActionSelectProps) {
  const [isUsed, setUsed] = useState(!isLazy)
  const [value, setValue] = useState('')
  const lastKey = useRef('')
  const choose = (chosen: string) => {
    setValue('')
    lastKey.current = ''
    if (chosen) onChoose(chosen)
  }
  return (
    <Select
      aria-label={label}
      value={value}
      onFocus={() => setUsed(true)}
      onPointerDown={() => {
        setUsed(true)
        lastKey.current = ''
      }}
      onKeyDown={({ key }) => {
        lastKey.current = key
        if (key === 'Enter' && value) choose(value)
        if (key === 'Escape') setValue('')
      }}
      onChange={({ target }) => (endsChoice(lastKey.current) ? choose(target.value) : setValue(target.value))}
      onBlur={() => choose(value)}
    >
      <option value="">{action}</option>
      {isUsed && <Options of={options} />}
    </Select>
  )
}
