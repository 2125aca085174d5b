import { useState } from 'react'
import type { Reviewer } from '#shared/api/reviews.ts'
import { api } from '#web/api/api.ts'
import { deliveryLabel } from '#web/documents/delivery-label.ts'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { useWork } from '#web/ui/use-work.ts'
import * as general from '#words/general.ts'
import * as words from '#words/reviews.ts'
import { reloadReviews } from './queries.ts'

type LetterProps = {
  reviewId: string
  name: string
  letter: NonNullable<Reviewer['letter']>
  onSaid: (sentence: string) => void
}

/** The email to a reviewer: its delivery, and its text for the person who asked to copy. */
export function LetterToReviewer({ reviewId, name, letter: { to, subject, text, link, delivery }, onSaid }: LetterProps) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    const isDone = await copyText(words.letterText(subject, text, link))
    setCopied(isDone)
    onSaid(isDone ? words.letterForCopied(name) : words.browserDidNotLetIt)
  }
  return (
    <>
      {delivery && (
        <p className={`wrap-anywhere ${delivery.state === 'failed' ? 'text-danger' : 'text-ink-3'}`}>{deliveryLabel(delivery)}</p>
      )}
      <div className="flex flex-wrap gap-1.5">
        {delivery?.state === 'failed' && <SendAgain reviewId={reviewId} to={to} name={name} onSaid={onSaid} />}
        <Button size="small" aria-label={words.copyLetterFor(name)} onClick={() => void copy()}>
          {isCopied ? general.copied : words.copyTheLetter}
        </Button>
      </div>
      <details>
        <summary className="inline-block cursor-pointer py-1 text-ink-3 hover:text-ink pointer-coarse:py-3">
          {words.showTheLetter}
        </summary>
        <p className="mt-1 rounded-md bg-sunken p-3 whitespace-pre-wrap wrap-anywhere text-ink-2">{`${text}\n\n${link}`}</p>
      </details>
    </>
  )
}

type SendAgainProps = Pick<LetterProps, 'reviewId' | 'name' | 'onSaid'> & { to: string }

/** A failure appears in the email's state, which is fetched again. */
function SendAgain({ reviewId, to, name, onSaid }: SendAgainProps) {
  const { isBusy, begin } = useWork(async () => {
    try {
      await api.reviews.sendAgain({ id: reviewId, to })
      onSaid(words.letterToIsOnIts(name))
    } finally {
      await reloadReviews()
    }
  })
  return (
    <Button size="small" aria-label={words.sendLetterToAgain(name)} disabled={isBusy} onClick={begin}>
      {general.sendAgain}
    </Button>
  )
}
