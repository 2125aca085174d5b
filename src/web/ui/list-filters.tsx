import * as general from '#words/general.ts'
import { Options } from './options.tsx'
import { Select } from './select.tsx'

type FilterSelectProps = {
  label: string
  /** Label of the option without a choice. */
  any: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** A select that filters a list. */
export const FilterSelect = ({ label, any, value, options, onChange }: FilterSelectProps) => (
  <Select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
    <option value="">{any}</option>
    <Options of={options} />
  </Select>
)

type CheckFilterProps = { label: string; checked: boolean; onChange: (checked: boolean) => void }

/** A checkbox that filters a list. */
export const CheckFilter = ({ label, checked, onChange }: CheckFilterProps) => (
  <label className="flex h-9 cursor-pointer items-center gap-2 px-1 text-sm text-ink-2 pointer-coarse:h-11">
    <input
      type="checkbox"
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
      className="size-[18px] accent-accent pointer-coarse:size-6"
    />
    {label}
  </label>
)

/** Switches a list between archived items and the others. */
export const ArchivedFilter = (props: Omit<CheckFilterProps, 'label'>) => <CheckFilter label={general.archived} {...props} />
