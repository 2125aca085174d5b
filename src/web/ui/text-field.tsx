import type { ComponentProps } from 'react'
import { Field, Input } from './field.tsx'

type TextFieldProps = Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'error'> &
  Omit<ComponentProps<'input'>, 'onChange' | 'value'> & { value: string; onChange: (value: string) => void }

/** One line of text with its label; the value is managed by the caller. */
export const TextField = ({ label, hint, error, required = false, onChange, ...input }: TextFieldProps) => (
  <Field label={label} hint={hint} error={error} required={required}>
    {(control) => <Input {...control} {...input} required={required} onChange={({ target }) => onChange(target.value)} />}
  </Field>
)
