import { useId, type ComponentProps, type ReactNode } from 'react'

export const controlStyle =
  'w-full rounded-md border border-control bg-surface px-3 text-input text-ink placeholder:text-ink-3 sm:text-base aria-invalid:border-danger'

type FieldProps = {
  label: string
  hint?: string | undefined
  error?: string | undefined
  required?: boolean
  /** Receives the attributes that connect the control to its label, hint and error. */
  children: (control: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true; 'aria-required'?: true }) => ReactNode
}

export function Field({ label, hint, error, required, children }: FieldProps) {
  const id = useId()
  const note = error ?? hint
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-ink-2">
        {label}
        {required && (
          <span aria-hidden className="text-accent">
            {' *'}
          </span>
        )}
      </label>
      {children({
        id,
        ...(note && { 'aria-describedby': `${id}-note` }),
        ...(error !== undefined && { 'aria-invalid': true }),
        ...(required && { 'aria-required': true }),
      })}
      {note && (
        <p id={`${id}-note`} className={error === undefined ? 'text-sm text-ink-3' : 'text-sm text-danger'}>
          {note}
        </p>
      )}
    </div>
  )
}

export const Input = ({ className = '', ...rest }: ComponentProps<'input'>) => (
  <input {...rest} className={`${controlStyle} h-9 pointer-coarse:h-11 ${className}`} />
)

export const TextArea = (props: ComponentProps<'textarea'>) => (
  <textarea rows={3} {...props} className={`${controlStyle} field-sizing-content max-h-96 min-h-20 resize-y py-2`} />
)
