import { useState } from 'react'
import { accountApi } from '#web/api/account-api.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import * as words from '#words/sign-in-code.ts'

/** Focuses the field, which appears at the user's request. */
const focus = (field: HTMLInputElement | null) => field?.focus()

type SignInCodeProps = {
  /** Number of sign-ins refused so far because the account is locked. */
  refusals: number
  /** True if the form itself shows the latest error. */
  isSilent: boolean
}

/** Part of the form for the owner of an account that others have locked. */
export function SignInCode({ refusals, isSilent }: SignInCodeProps) {
  const [sentAfter, setSentAfter] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  async function send(form: HTMLFormElement) {
    setBusy(true)
    try {
      const { username = '' } = Object.fromEntries(new FormData(form)) as Record<string, string>
      await accountApi.sendCode({ username })
      setSentAfter(refusals)
    } catch (error) {
      setFailure(sentenceFor(error))
    }
    setBusy(false)
  }
  if (sentAfter === undefined)
    return (
      <>
        {!isSilent && <ErrorBanner>{failure ?? words.accountIsLocked}</ErrorBanner>}
        <Button disabled={isBusy} onClick={(event) => void send(event.currentTarget.form!)}>
          {words.emailMeACode}
        </Button>
      </>
    )
  return (
    <>
      {refusals === sentAfter && <output className="text-ink-2">{words.codeMayBeOnItsWay}</output>}
      {refusals > sentAfter && !isSilent && <ErrorBanner>{words.codeDoesNotWork}</ErrorBanner>}
      <Field label={words.codeFromYourEmail}>
        {(control) => <Input {...control} ref={focus} name="code" maxLength={40} autoComplete="one-time-code" />}
      </Field>
    </>
  )
}
