import { useId, type ComponentProps } from 'react'

type CheckBoxProps = ComponentProps<'input'> & {
  label: string
  description?: string
  /** A warning that qualifies the description. */
  caution?: string | undefined
}

/** A check box with its label and a line or two below it. */
export function CheckBox({ label, description, caution, ...rest }: CheckBoxProps) {
  const id = useId()
  const notes = [description && `${id}-note`, caution && `${id}-caution`].filter(Boolean).join(' ')
  return (
    <div className="flex items-start gap-3">
      <input
        type="checkbox"
        {...rest}
        id={id}
        aria-describedby={notes || undefined}
        className="mt-0.5 size-[18px] shrink-0 cursor-pointer accent-accent pointer-coarse:size-6"
      />
      <div className="grid gap-0.5">
        <label htmlFor={id} className="cursor-pointer font-medium">
          {label}
        </label>
        {description && (
          <p id={`${id}-note`} className="text-sm text-ink-3">
            {description}
          </p>
        )}
        {caution && (
          <p id={`${id}-caution`} className="text-sm text-warning">
            {caution}
          </p>
        )}
      </div>
    </div>
  )
}
