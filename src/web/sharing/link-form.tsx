import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import type { Link } from '#shared/api/links.ts'
import { api } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckBox } from '#web/ui/check-box.tsx'
import { daySpans } from '#web/ui/day-spans.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { Options } from '#web/ui/options.tsx'
import { Select } from '#web/ui/select.tsx'
import * as words from '#words/sharing.ts'
import { reloadSharing } from './queries.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { choicesFor, seenSentence, type Sharable } from './version-choices.ts'
import { VersionField } from './version-field.tsx'

const spans = [...daySpans, { value: '', label: words.untilEnded }]

type LinkFormProps = { printed: Sharable; onMade: (link: Link) => void }

/** Makes a link for whoever has it, with what it asks and gives. */
export function LinkForm({ printed, onMade }: LinkFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const choices = choicesFor(printed)
  const [picked, setPicked] = useState<string>()
  // What was picked may be gone: an approval elsewhere changes what there is.
  const chosen = (choices.find(({ value }) => value === picked) ?? choices[0]!).value
  const make = useMutation({
    mutationFn: (asked: Asked) => api.links.make({ id: printed.id, version: chosen, ...asked }),
    onSuccess: ({ link }) => {
      form.current?.reset()
      onMade(link)
    },
    onSettled: reloadSharing,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    make.mutate(readForm(event.currentTarget))
  }
  return (
    <form ref={form} onSubmit={submit} aria-label={words.newLink} className="grid gap-3 sm:grid-cols-2">
      <Field label={words.whomItIsFor} hint={words.onlyYouAndYourColleagues}>
        {(control) => <Input {...control} name="label" required maxLength={100} autoComplete="off" />}
      </Field>
      <Field label={words.passwordIfItShallHave} hint={words.atLeast8CharactersTell}>
        {(control) => (
          <Input {...control} name="password" type="text" minLength={8} maxLength={200} autoComplete="off" spellCheck={false} />
        )}
      </Field>
      <VersionField choices={choices} chosen={chosen} onChoose={setPicked} />
      <Field label={words.itWorksFor}>
        {(control) => (
          <Select {...control} name="days" defaultValue="30">
            <Options of={spans} />
          </Select>
        )}
      </Field>
      <div className="grid gap-2 sm:col-span-2">
        <CheckBox name="mayDownload" label={words.filesCanBeDownloaded} defaultChecked />
        <CheckBox name="mayComment" label={words.commentsCanBeMade} description={words.theyReadCommentsOnThis} />
        <CheckBox name="asksEmail" label={words.askWhoTheyAre} description={words.theyGiveEmailAddressBefore} />
        <CheckBox name="checksEmail" label={words.checkTheirAddress} description={words.codeIsSentToIt} />
        <CheckBox name="watermark" label={words.watermark} description={words.theirAddressOrDayStands} />
      </div>
      <p className="text-sm text-ink-3 sm:col-span-2">{seenSentence(chosen)}</p>
      {make.isError && (
        <div className="sm:col-span-2">
          <ErrorBanner>{sentenceFor(make.error)}</ErrorBanner>
        </div>
      )}
      <div className="sm:col-span-2">
        <Button type="submit" variant="primary" disabled={make.isPending}>
          {words.makeTheLink}
        </Button>
      </div>
    </form>
  )
}

type Asked = Omit<Parameters<typeof api.links.make>[0], 'id' | 'version'>

function readForm(form: HTMLFormElement): Asked {
  const { label, password, days, ...ticked } = Object.fromEntries(new FormData(form)) as Record<string, string>
  return {
    label: label!,
    ...(password && { password }),
    days: days ? Number(days) : null,
    mayDownload: 'mayDownload' in ticked,
    mayComment: 'mayComment' in ticked,
    asksEmail: 'asksEmail' in ticked,
    checksEmail: 'checksEmail' in ticked,
    watermark: 'watermark' in ticked,
  }
}
