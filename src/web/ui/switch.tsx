import { useId } from 'react'

type SwitchProps = { label: string; description?: string | undefined; on: boolean; onChange: (on: boolean) => void }

const trackStyle =
  'relative h-5 w-9 shrink-0 cursor-pointer appearance-none rounded-full border border-control bg-sunken transition-colors duration-150 before:absolute before:top-[3px] before:left-[3px] before:size-3 before:rounded-full before:bg-control before:transition-transform before:duration-150 checked:border-accent checked:bg-accent checked:before:translate-x-4 checked:before:bg-on-accent forced-colors:appearance-auto'

/** On or off, with immediate effect; the whole row can be pressed. */
export function Switch({ label, description, on, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div className="relative flex items-center justify-between gap-6 py-3.5 pointer-coarse:min-h-11">
      <div className="grid gap-0.5">
        <label htmlFor={id} className="cursor-pointer font-medium after:absolute after:inset-0">
          {label}
        </label>
        {description !== undefined && (
          <p id={`${id}-note`} className="text-sm text-ink-3">
            {description}
          </p>
        )}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        onChange={(event) => onChange(event.target.checked)}
        aria-describedby={description === undefined ? undefined : `${id}-note`}
        className={trackStyle}
      />
    </div>
  )
}
