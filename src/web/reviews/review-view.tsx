import BadgeCheck from 'lucide-react/icons/badge-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import MessageSquareWarning from 'lucide-react/icons/message-square-warning'
import type { Review, Reviewer } from '#shared/api/reviews.ts'
import { api } from '#web/api/api.ts'
import { CompareWith } from '#web/comparison/compare-with.tsx'
import { momentLabel } from '#web/documents/labels.ts'
import { Button } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import { useWork } from '#web/ui/use-work.ts'
import * as general from '#words/general.ts'
import * as words from '#words/reviews.ts'
import { dayLabel, isOverdue } from './days.ts'
import { decisionLabels, stateLabels } from './labels.ts'
import { reloadReviews } from './queries.ts'
import { useState } from 'react'
import { deliveryLabel } from '#web/documents/delivery-label.ts'
import { copyText } from '#web/ui/copy-text.ts'

type Said = { onSaid: (sentence: string) => void }

type ReviewViewProps = { review: Review; documentId: string; /** The version on the page. */ shown: string } & Said

/** One review: its version, reviewers, due date and decisions. */
export function ReviewView({ review, documentId, shown, onSaid }: ReviewViewProps) {
  const { version, askedBy, askedAt, dueOn, note, state } = review
  return (
    <article aria-label={words.reviewOfVersion(version)} className="grid gap-2.5 rounded-lg border border-line bg-surface p-3">
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <span className="font-mono text-ink-3">{words.shortVersion(version)}</span>
        <span className="font-medium">{stateLabels[state]}</span>
        {dueOn && state === 'open' && (
          <span className={isOverdue(dueOn) ? 'text-danger' : 'text-ink-3'}>
            {isOverdue(dueOn) ? words.overdueSince(dayLabel(dueOn)) : words.dueBy(dayLabel(dueOn))}
          </span>
        )}
      </p>
      <p className="text-ink-3">{words.askedBy(askedBy, <time dateTime={askedAt}>{momentLabel(askedAt)}</time>)}</p>
      {note && <p className="whitespace-pre-wrap wrap-anywhere text-ink-2">{note}</p>}
      <ul aria-label={words.peopleAsked} className="grid gap-3">
        {review.reviewers.map((reviewer) => (
          <li key={reviewer.name + reviewer.email}>
            <Person reviewId={review.id} reviewer={reviewer} onSaid={onSaid} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-1.5 empty:hidden">
        <CompareWith documentId={documentId} version={version} shown={shown} />
        {review.mayWithdraw && <WithdrawButton review={review} onSaid={onSaid} />}
      </div>
    </article>
  )
}

const marks = {
  approved: { Icon: BadgeCheck, style: 'text-ok' },
  'changes-asked': { Icon: MessageSquareWarning, style: 'text-warning' },
  waiting: { Icon: CircleDashed, style: 'text-ink-3' },
}

function Person({ reviewId, reviewer, onSaid }: { reviewId: string; reviewer: Reviewer } & Said) {
  const { name, email, isYou, decision, reason, decidedAt, knownBy, seenAt, letter } = reviewer
  const { Icon, style } = marks[decision ?? 'waiting']
  return (
    <div className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-2">
      <Icon aria-hidden size={16} className={`mt-0.5 ${style}`} />
      <div className="grid justify-items-start gap-1">
        <p className="wrap-anywhere">
          <span className="font-medium">{name}</span>
          {isYou && words.andYou}
          {email && email !== name && <span className="text-ink-3"> {email}</span>}
        </p>
        <p className={decision ? style : 'text-ink-3'}>
          {decision && decidedAt
            ? `${decisionLabels[decision]}, ${momentLabel(decidedAt)}, ${knownBy === 'link' ? words.byPersonalLink : words.signedIn}`
            : seenAt
              ? words.hasOpenedItNotDecided
              : words.notDecidedYet}
        </p>
        {reason && <p className="whitespace-pre-wrap wrap-anywhere text-ink-2">“{reason}”</p>}
        {letter && <EmailToReviewer reviewId={reviewId} name={name} letter={letter} onSaid={onSaid} />}
      </div>
    </div>
  )
}

/** After a failure the button is still there to try again. */
function WithdrawButton({ review: { id, version }, onSaid }: { review: Review } & Said) {
  const { dialogs, ...dialog } = useDialogs()
  const { isBusy, begin } = useWork(async () => {
    const question = { text: words.withdrawReviewOfVersion(version), note: words.whatWasDecidedStaysOn }
    if (!(await dialog.confirm({ ...question, yes: words.withdraw, no: general.keep }))) return
    try {
      await api.reviews.withdraw({ id })
      onSaid(words.reviewWithdrawn)
    } finally {
      await reloadReviews()
    }
  })
  return (
    <>
      <Button size="small" disabled={isBusy} onClick={begin}>
        {words.withdraw}
      </Button>
      {dialogs}
    </>
  )
}

type LetterProps = {
  reviewId: string
  name: string
  letter: NonNullable<Reviewer['letter']>
  onSaid: (sentence: string) => void
}

/** The email to a reviewer: its delivery, and its text for the person who asked to copy. */
function EmailToReviewer({ reviewId, name, letter: { to, subject, text, link, delivery }, onSaid }: LetterProps) {
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
          {isCopied ? general.copied : words.copyTheEmail}
        </Button>
      </div>
      <details>
        <summary className="inline-block cursor-pointer py-1 text-ink-3 hover:text-ink pointer-coarse:py-3">
          {words.showTheEmail}
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
