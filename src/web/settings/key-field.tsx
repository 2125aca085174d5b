import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import * as words from '#words/settings.ts'

type KeyFieldProps = { label: string; placeholder: string; hint: string; value: string; onChange: (value: string) => void }

/** Keeps the common password managers from treating this as a sign-in form. */
const notASignIn = { autoComplete: 'off', 'data-1p-ignore': true, 'data-lpignore': true, 'data-bwignore': true }

/** A field for a secret, masked until the user reveals it. */
export function KeyField({ label, placeholder, hint, value, onChange }: KeyFieldProps) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <div className="relative">
          <Input
            {...control}
            {...notASignIn}
            type={isShown ? 'text' : 'password'}
            placeholder={placeholder}
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            className="pr-11 font-mono pointer-coarse:pr-12"
          />
          <Button
            variant="quiet"
            size="icon"
            aria-label={`${isShown ? words.hide : words.show} ${label}`}
            className="absolute top-0 right-0"
            onClick={() => setShown(!isShown)}
          >
            <Icon aria-hidden size={16} />
          </Button>
        </div>
      )}
    </Field>
  )
}
