import type { Workspace } from '#shared/api/accounts.ts'
import { mostInvited } from '#shared/workspace.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { Button } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import { useWork } from '#web/ui/use-work.ts'
import * as words from '#words/invitation.ts'

import { chooseWorkspace } from './workspace.ts'

/** Shown above samples once the account has work of its own to see. */
export function Invitation({ invites: { documents, clients } }: { invites: NonNullable<Workspace['invites']> }) {
  const { alert, dialogs } = useDialogs()
  const choose = (choice: Parameters<typeof chooseWorkspace>[0]) => () =>
    chooseWorkspace(choice).catch((error: unknown) => alert({ text: sentenceFor(error) }))
  const goLive = useWork(choose({ mode: 'live' }))
  const putOff = useWork(choose({ notNow: true }))
  const sentence = documents < mostInvited ? words.thereIsWorkOfYourOwn : words.thereIsMuchWorkOfYourOwn
  return (
    <section aria-label={words.yourOwnWork} className="border-b border-line bg-surface">
      <div className="mx-auto flex max-w-[84rem] flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3 sm:px-6 lg:px-8">
        <p className="min-w-0 text-sm">
          <span className="font-medium">{words.thisScreenShowsSamples}</span>{' '}
          <span className="text-ink-2">{sentence(documents, clients)}</span>
        </p>
        <div className="flex gap-2">
          <Button variant="primary" size="small" disabled={goLive.isBusy} onClick={goLive.begin}>
            {words.goLive}
          </Button>
          <Button variant="quiet" size="small" disabled={putOff.isBusy} onClick={putOff.begin}>
            {words.notNow}
          </Button>
        </div>
      </div>
      {dialogs}
    </section>
  )
}
