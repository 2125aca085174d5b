import { useState } from 'react'
import type { Enquiry } from '#shared/api/enquiries.ts'
import type { EnquiryState } from '#shared/limits.ts'
import { api } from '#web/api/api.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { momentLabel } from '#web/documents/labels.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import * as words from '#words/enquiries.ts'
import { reloadEnquiries } from './queries.ts'
import { stateNames } from './state-names.ts'

const answered = { state: 'answered', label: words.markAsAnswered } as const
const closed = { state: 'closed', label: words.close } as const
const reopened = { state: 'new', label: words.openAgain } as const
const offered: Record<EnquiryState, readonly { state: EnquiryState; label: string }[]> = {
  new: [answered, closed],
  answered: [closed, reopened],
  closed: [reopened],
}

const letterTo = ({ name, email }: Enquiry) =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(words.yourEnquiry)}&body=${encodeURIComponent(words.dear(name))}`

type EnquiryRowProps = { enquiry: Enquiry; onSettled: (sentence: string) => void }

/** An enquiry with its sender and state. */
export function EnquiryRow({ enquiry, onSettled }: EnquiryRowProps) {
  const { id, name, email, organisation, message, at, state, settled } = enquiry
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const settle = async (chosen: EnquiryState) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await api.enquiries.settle({ id, state: chosen })
      await reloadEnquiries()
      onSettled(words.enquiryFromIsNowUnder(name, stateNames[chosen]))
    } catch (error) {
      setFailure(sentenceFor(error))
    }
    setBusy(false)
  }
  return (
    <li className="grid gap-3 px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 font-medium wrap-anywhere">
          {name}
          {organisation !== '' && <span className="font-normal text-ink-2">, {organisation}</span>}
        </h3>
        <p className="font-mono text-xs text-ink-3">
          <time dateTime={at}>{momentLabel(at)}</time>
        </p>
      </div>
      <p className="max-w-prose wrap-anywhere whitespace-pre-wrap text-ink-2">{message}</p>
      <div className="flex flex-wrap items-center gap-2">
        <a href={letterTo(enquiry)} aria-label={words.writeTo(name)} className={buttonStyle({ size: 'small' })}>
          {words.writeTo(email.length > 40 ? words.them : email)}
        </a>
        {offered[state].map((one) => (
          <Button
            key={one.state}
            size="small"
            variant="quiet"
            aria-label={words.enquiryFrom(one.label, name)}
            disabled={isBusy}
            onClick={() => void settle(one.state)}
          >
            {one.label}
          </Button>
        ))}
        {settled && <p className="text-sm text-ink-3">{words.byOn(stateNames[state], settled.by, momentLabel(settled.at))}</p>}
      </div>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {failure}
      </p>
    </li>
  )
}
