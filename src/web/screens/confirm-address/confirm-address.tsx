import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { firm } from '#shared/firm.ts'
import { api } from '#web/api/api.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { SuccessBanner } from '#web/ui/success-banner.tsx'
import { useWork } from '#web/ui/use-work.ts'
import * as words from '#words/confirm-address.ts'
import { FirmMark } from '../firm-mark.tsx'

/** The target of the link in an email to a new address. It asks for a press, because mail programs open links automatically. */
export function ConfirmAddress() {
  const { token = '' } = useParams()
  const [said, say] = useState<{ email?: string; failure?: string }>({})
  const confirm = useWork(() =>
    api.settings.confirmAddress({ token }).then(
      ({ email }) => say({ email }),
      (error: unknown) => say({ failure: sentenceFor(error) }),
    ),
  )
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-14 items-center px-5">
        <FirmMark />
      </header>
      <main className="grid flex-1 place-items-center px-5 pt-6 pb-24">
        <div className="grid w-full max-w-sm gap-6">
          <PageHeading
            title={words.confirmYourAddress}
            documentTitle={`${words.confirmYourAddress} – ${firm.name}`}
            description={words.fromThenOnYouSee}
          />
          {said.failure !== undefined && <ErrorBanner>{said.failure}</ErrorBanner>}
          {said.email === undefined ? (
            <Button variant="primary" size="large" disabled={confirm.isBusy} onClick={confirm.begin}>
              {words.thisIsMyAddress}
            </Button>
          ) : (
            <>
              <SuccessBanner>{words.isYourAddressNow(said.email)}</SuccessBanner>
              <Link to="/dashboard" className={buttonStyle()}>
                {words.goToDashboard}
              </Link>
            </>
          )}
        </div>
      </main>
    </div>
  )
}
