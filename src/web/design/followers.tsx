import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '#web/api/api.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { reloadDocuments } from '#web/documents/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { useWork } from '#web/ui/use-work.ts'
import * as words from '#words/design.ts'

type Followers = Awaited<ReturnType<typeof api.design.get>>['outdated']

/** Documents of the same project that do not have the saved design yet, with a button to update them. */
export function FollowersNote({ outdated }: { outdated: Followers }) {
  const [failure, setFailure] = useState<string>()
  const follow = useWork(async () => {
    setFailure(undefined)
    try {
      for (const { id } of outdated) await api.design.follow({ id })
    } catch (error) {
      setFailure(sentenceFor(error))
    }
    await reloadDocuments()
  })
  if (outdated.length === 0) return failure === undefined ? null : <ErrorBanner>{failure}</ErrorBanner>
  return (
    <div className="grid gap-2 border-l-3 border-warning pl-3 text-sm">
      <p className="wrap-anywhere">
        {words.outdated(outdated.length)}{' '}
        {outdated.map(({ id, name }, index) => (
          <span key={id}>
            {index > 0 && ', '}
            <Link to={`/documents/${id}`} className="underline underline-offset-2">
              {name}
            </Link>
          </span>
        ))}
      </p>
      <div>
        <Button size="small" disabled={follow.isBusy} onClick={follow.begin}>
          {follow.isBusy ? words.bringingUpToDate : words.bringUpToDate}
        </Button>
      </div>
      {failure !== undefined && <ErrorBanner>{failure}</ErrorBanner>}
    </div>
  )
}
