import type { Ref } from 'react'
import * as words from '#words/design-selection.ts'
import type { Removal } from './use-removal.ts'
import type { Selection } from './use-selection.ts'

const boxStyle = 'size-[18px] cursor-pointer accent-accent pointer-coarse:size-6'

type SelectBoxProps = {
  id: string
  label: string
  isSelected: boolean
  select: Selection['select']
  /** Called by Delete and Backspace. */
  onRemove?: () => void
}

/** Selects one item of a list. */
export const SelectBox = ({ id, label, isSelected, select, onRemove }: SelectBoxProps) => (
  <input
    type="checkbox"
    aria-label={label}
    checked={isSelected}
    onChange={({ target }) => select([id], target.checked)}
    onKeyDown={({ key }) => /^(?:Delete|Backspace)$/.test(key) && onRemove?.()}
    className={boxStyle}
  />
)

type SelectAllProps = {
  ref?: Ref<HTMLInputElement>
  selection: Pick<Selection, 'all' | 'selected' | 'select'>
  /** Accessible name, if it differs from what is visible. */
  label?: string
  text: string
  /** Shows the text on a narrow screen only. */
  isInHead?: boolean
}

/** Selects all items of a list, or none. */
export function SelectAll({ ref, selection: { all, selected, select }, label, text, isInHead = false }: SelectAllProps) {
  const isAll = selected.length === all.length
  return (
    <label className="flex min-h-8 cursor-pointer items-center gap-2.5 pointer-coarse:min-h-11">
      <input
        ref={(input) => {
          if (input) input.indeterminate = selected.length > 0 && !isAll
          if (typeof ref === 'function') ref(input)
          else if (ref) ref.current = input
        }}
        type="checkbox"
        aria-label={label}
        checked={isAll}
        onChange={() =>
          select(
            all.map(({ id }) => id),
            !isAll,
          )
        }
        className={boxStyle}
      />
      <span className={isInHead ? 'lg:sr-only' : ''}>{text}</span>
    </label>
  )
}

/** “Select all 12”, above a list without columns. */
export const SelectAllLine = ({ selection, label }: Pick<SelectAllProps, 'selection'> & { label: string }) => (
  <div className="text-sm text-ink-2">
    <SelectAll
      selection={selection}
      label={words.selectAllOf(selection.all.length, label)}
      text={words.selectAll(selection.all.length)}
    />
  </div>
)

type SelectOneProps = {
  id: string
  name: string
  removal: Removal
  /** True if “Select” is visible at every width. */ isNamed?: boolean
}

/** Selects one fact, to be removed with others. */
export const SelectOne = ({ id, name, removal: { selection, remove }, isNamed = false }: SelectOneProps) => (
  <label data-selects={id} className="flex min-h-8 cursor-pointer items-center gap-2.5 text-sm text-ink-2 pointer-coarse:min-h-11">
    <SelectBox
      id={id}
      label={words.selectOne(name)}
      isSelected={selection.selected.some((one) => one.id === id)}
      select={selection.select}
      onRemove={remove}
    />
    <span className={isNamed ? '' : 'lg:sr-only'}>{words.select}</span>
  </label>
)
