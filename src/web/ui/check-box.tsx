import { useId, type ComponentProps } from 'react'

/** A box to tick, with its label and a line under it. */
export function CheckBox({ label, description, ...rest }: ComponentProps<'input'> & { label: string; description?: string }) {
  const id = useId()
  return (
    <div className="flex items-start gap-3">
      <input
        type="checkbox"
        {...rest}
        id={id}
        aria-describedby={description && `${id}-note`}
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
      </div>
    </div>
  )
}
