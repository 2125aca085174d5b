import { useState } from 'react'
import { firm } from '#shared/firm.ts'
import { useSession } from '#web/accounts/session.ts'
import { BriefForm } from '#web/documents/brief-form.tsx'
import { ProgressPanel } from '#web/documents/progress-panel.tsx'
import { RecentDocuments } from '#web/documents/recent-documents.tsx'
import { ResultCard } from '#web/documents/result-card.tsx'
import { forgetDraft } from '#web/documents/use-draft.ts'
import { useGeneration } from '#web/documents/use-generation.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'

export function Generator() {
  const user = useSession()
  // Drafts and open work belong to a person, also where two share a browser.
  const account = user?.email || user?.displayName || ''
  const [round, setRound] = useState(0)
  const { work, start, clear } = useGeneration(account, () => {
    forgetDraft(account)
    setRound((last) => last + 1)
  })
  return (
    <>
      <PageHeading
        title="Advanced Document Generator"
        documentTitle={`Documents – ${firm.name}`}
        description="From a brief to a document that can be sent."
      />
      <div className="mt-7 grid gap-8 xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] xl:items-start xl:gap-10">
        <BriefForm
          key={round}
          account={account}
          busy={work.state === 'busy'}
          error={work.state === 'failed' ? work.error : undefined}
          onSubmit={start}
          onRetry={clear}
        />
        <div className="grid min-w-0 gap-8">
          {work.state === 'busy' && <ProgressPanel {...work} />}
          {work.state === 'finished' && <ResultCard key={work.result.document.createdAt} generated={work.result} />}
          <RecentDocuments />
        </div>
      </div>
    </>
  )
}
