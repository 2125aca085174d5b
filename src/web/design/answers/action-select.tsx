import { useRef, useState } from 'react'
import { Options } from '#web/ui/options.tsx'
import { Select } from '#web/ui/select.tsx'

/** A key with which an open list is left, or none where it was a pointer. */
const endsChoice = (key: string) => ['', 'Enter', ' '].includes(key)

type ActionSelectProps = {
  label: string
  /** What it does, shown in place of a choice. */
  action: string
  options: readonly { value: string; label: string }[]
  /** There are hundreds of it: what it offers is put into the page when it is first used. */
  isLazy?: boolean
  onChoose(value: string): void
}

/** A list whose choice is done at once. Where a browser changes a closed list with each arrow, it is done with Enter or on leaving. */
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
