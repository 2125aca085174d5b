import type { ComponentProps, ReactNode } from 'react'

type Choice = {
  value: string
  label: string
  description?: string
  icon?: ReactNode
  note?: string
  /** A warning that qualifies the note. */
  caution?: string | undefined
}
type ChoiceTilesProps = {
  legend: string
  /** True if a heading already shows it. */
  isLegendHidden?: boolean
  choices: Choice[]
  /** Props by which a form registers the input. */
  register: ComponentProps<'input'> & { name: string }
  /** The chosen value, if it is not managed by a form. */
  chosen?: string
  required?: boolean
  error?: string | undefined
  /** Small tiles are arranged side by side. */
  small?: boolean
}

const tileStyle =
  'flex min-h-9 cursor-pointer items-center gap-3 rounded-md border border-control bg-surface text-ink-2 hover:bg-raised has-checked:border-accent has-checked:bg-accent-soft has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent pointer-coarse:min-h-11'

/** A choice of a few options, each a tile: radio buttons for the keyboard and screen readers. */
export const ChoiceTiles = ({ legend, isLegendHidden, choices, register, chosen, required, error, small }: ChoiceTilesProps) => (
  <fieldset aria-invalid={error !== undefined || undefined} className="grid min-w-0 gap-1.5">
    <legend className={isLegendHidden ? 'sr-only' : 'mb-1.5 text-sm font-medium text-ink-2'}>
      {legend}
      {required && (
        <span aria-hidden className="text-accent">
          {' *'}
        </span>
      )}
    </legend>
    <div className={small ? 'flex flex-wrap gap-2' : 'grid gap-2'}>
      {choices.map(({ value, label, description, icon, note, caution }) => (
        <label key={value} className={`${tileStyle} ${small ? 'flex-1 justify-center px-3 text-sm font-medium' : 'px-3.5 py-2.5'}`}>
          <input
            type="radio"
            value={value}
            {...(chosen !== undefined && { checked: value === chosen })}
            {...register}
            className="sr-only"
          />
          {icon}
          <span className={small ? 'flex flex-wrap items-baseline justify-center gap-x-2' : 'grid'}>
            <span className={small ? '' : 'font-medium text-ink'}>{label}</span>
            {description && <span className="text-sm font-normal text-ink-3">{description}</span>}
            {caution && <span className="text-sm font-normal text-warning">{caution}</span>}
          </span>
          {note && <span className="ml-auto font-mono text-xs text-ink-2">{note}</span>}
        </label>
      ))}
    </div>
    {error !== undefined && <p className="text-sm text-danger">{error}</p>}
  </fieldset>
)
