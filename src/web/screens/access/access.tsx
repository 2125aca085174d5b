import { firm } from '#shared/firm.ts'
import { useSession } from '#web/accounts/session.ts'
import { TokensPanel } from '#web/accounts/tokens-panel.tsx'
import { HooksPanel } from '#web/hooks/hooks-panel.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import * as words from '#words/tokens.ts'

/** Access for other programs: tokens and hooks. */
export function Access() {
  const isAdministrator = useSession()?.role === 'administrator'
  return (
    <div className="grid max-w-3xl gap-10">
      <PageHeading
        title={words.programs}
        documentTitle={`${words.programs} – ${firm.name}`}
        description={isAdministrator ? words.tokensAndWebhooksForOther : words.tokensForOtherSystems}
      />
      <TokensPanel />
      {isAdministrator && <HooksPanel />}
    </div>
  )
}
