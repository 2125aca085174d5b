import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import * as words from '#words/sign-in-code.ts'

type SignInCodeProps = { isSent: boolean; isBusy: boolean; onSend: (form: HTMLFormElement) => void }

/** The field appears because somebody asked for it. */
const focus = (field: HTMLInputElement | null) => field?.focus()

/** For the owner of an account that others have locked: has a code sent, and takes it. */
export const SignInCode = ({ isSent, isBusy, onSend }: SignInCodeProps) =>
  isSent ? (
    <>
      <output className="text-ink-2">{words.codeMayBeOnItsWay}</output>
      <Field label={words.codeFromYourEmail}>
        {(control) => <Input {...control} ref={focus} name="code" maxLength={40} autoComplete="one-time-code" />}
      </Field>
    </>
  ) : (
    <Button disabled={isBusy} onClick={(event) => onSend(event.currentTarget.form!)}>
      {words.emailMeACode}
    </Button>
  )
