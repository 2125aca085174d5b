import { useState } from 'react'
import type { Reviewer } from '#shared/api/reviews.ts'
import { api } from '#web/api/api.ts'
import { deliveryLabel } from '#web/documents/delivery-label.ts'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { useWork } from '#web/ui/use-work.ts'
import { reloadReviews } from './queries.ts'

type LetterProps = {
  reviewId: string
  name: string
  letter: NonNullable<Reviewer['letter']>
  onSaid: (sentence: string) => void
}

/** The letter that asks somebody: what became of it, and its words, to be copied by whoever asked. */
export function LetterToReviewer({ reviewId, name, letter: { to, subject, text, link, delivery }, onSaid }: LetterProps) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    const isDone = await copyText(`Subject: ${subject}\n\n${text}\n\n${link}\n`)
    setCopied(isDone)
    onSaid(isDone ? `Letter for ${name} copied` : 'The browser did not let it be copied. Show the letter and copy it there.')
  }
  return (
    <>
      {delivery && (
        <p className={`wrap-anywhere ${delivery.state === 'failed' ? 'text-danger' : 'text-ink-3'}`}>{deliveryLabel(delivery)}</p>
      )}
      <div className="flex flex-wrap gap-1.5">
        {delivery?.state === 'failed' && <SendAgain reviewId={reviewId} to={to} name={name} onSaid={onSaid} />}
        <Button size="small" aria-label={`Copy the letter for ${name}`} onClick={() => void copy()}>
          {isCopied ? 'Copied' : 'Copy the letter'}
        </Button>
      </div>
      <details>
        <summary className="inline-block cursor-pointer py-1 text-ink-3 hover:text-ink pointer-coarse:py-3">
          Show the letter
        </summary>
        <p className="mt-1 rounded-md bg-sunken p-3 whitespace-pre-wrap wrap-anywhere text-ink-2">{`${text}\n\n${link}`}</p>
      </details>
    </>
  )
}

type SendAgainProps = Pick<LetterProps, 'reviewId' | 'name' | 'onSaid'> & { to: string }

/** A failure is shown by the letter's state, which is read again. */
function SendAgain({ reviewId, to, name, onSaid }: SendAgainProps) {
  const { isBusy, begin } = useWork(async () => {
    try {
      await api.reviews.sendAgain({ id: reviewId, to })
      onSaid(`The letter to ${name} is on its way again`)
    } finally {
      await reloadReviews()
    }
  })
  return (
    <Button size="small" aria-label={`Send the letter to ${name} again`} disabled={isBusy} onClick={begin}>
      Send again
    </Button>
  )
}
