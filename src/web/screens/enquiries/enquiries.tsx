import MessageSquare from 'lucide-react/icons/message-square'
import { useEffect, useRef, useState } from 'react'
import { enquiryLimits, enquiryStates, type EnquiryState } from '#shared/limits.ts'
import { firm } from '#shared/firm.ts'
import { useSession } from '#web/accounts/session.ts'
import { EnquiryRow } from '#web/enquiries/enquiry-row.tsx'
import { useEnquiries } from '#web/enquiries/queries.ts'
import { stateNames } from '#web/enquiries/state-names.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadingFailed } from '#web/ui/loading-failed.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SuccessBanner } from '#web/ui/success-banner.tsx'
import * as words from '#words/enquiries.ts'
import * as general from '#words/general.ts'
import { language } from '#words/language.ts'

/** Enquiries by visitors of the site. */
export function Enquiries() {
  const isStaff = useSession()?.client === null
  return (
    <>
      <PageHeading
        title={words.enquiries}
        documentTitle={`${words.enquiries} – ${firm.name}`}
        description={isStaff ? words.whatVisitorsOfSiteHave : words.enquiriesAreForStaff}
      />
      {isStaff && <EnquiryList />}
    </>
  )
}

const nothing: Record<EnquiryState, string> = {
  new: words.whatIsSentFromFoot,
  answered: words.whatYouMarkAsAnswered,
  closed: words.whatYouCloseWillStand,
}

function EnquiryList() {
  const [state, setState] = useState<EnquiryState>('new')
  const [done, setDone] = useState<string>()
  const { data, isError, refetch } = useEnquiries(state)
  const told = useRef<HTMLDivElement>(null)
  // The row of the pressed button has moved to another list.
  useEffect(() => {
    if (done !== undefined) told.current?.focus()
  }, [done])
  const count = data?.counts[state] ?? 0
  const icon = <MessageSquare aria-hidden size={22} strokeWidth={1.5} className="text-ink-3" />
  return (
    <div className="mt-7 grid gap-5">
      {done !== undefined && (
        <div ref={told} tabIndex={-1} className="outline-none">
          <SuccessBanner>{done}</SuccessBanner>
        </div>
      )}
      <fieldset className="flex flex-wrap justify-self-start rounded-md border border-line p-0.5">
        <legend className="sr-only">{words.whichEnquiries}</legend>
        {enquiryStates.map((one) => (
          <Button
            key={one}
            size="small"
            variant="quiet"
            aria-pressed={one === state}
            onClick={() => setState(one)}
            className="aria-pressed:bg-raised aria-pressed:text-ink"
          >
            {stateNames[one]}
            {data && <span className="font-mono text-xs text-ink-3 tabular-nums">{data.counts[one].toLocaleString(language)}</span>}
          </Button>
        ))}
      </fieldset>
      {isError && <LoadingFailed onRetry={() => void refetch()} />}
      {!data && !isError && <output className="text-ink-3">{general.loading}</output>}
      {data && count === 0 && (
        <EmptyState icon={icon} title={words.noneInState[state]}>
          {nothing[state]}
        </EmptyState>
      )}
      {data && count > 0 && (
        <Panel title={stateNames[state]}>
          <ul className="divide-y divide-line">
            {data.enquiries.map((enquiry) => (
              <EnquiryRow key={`${enquiry.id} ${enquiry.state}`} enquiry={enquiry} onSettled={setDone} />
            ))}
          </ul>
        </Panel>
      )}
      {count > enquiryLimits.list && <p className="text-sm text-ink-3">{words.newestAreShown(enquiryLimits.list)}</p>}
    </div>
  )
}
