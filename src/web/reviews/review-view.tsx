import BadgeCheck from 'lucide-react/icons/badge-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import MessageSquareWarning from 'lucide-react/icons/message-square-warning'
import { useState } from 'react'
import type { Review, Reviewer } from '#shared/api/reviews.ts'
import { api } from '#web/api/api.ts'
import { momentLabel } from '#web/documents/labels.ts'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { useDialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import { useWork } from '#web/ui/use-work.ts'
import { dayLabel, decisionLabels, isOverdue, stateLabels } from './labels.ts'
import { reloadReviews } from './queries.ts'

type Said = { onSaid: (sentence: string) => void }

/** One review: of what, by whom, until when, and how each person decided. */
export function ReviewView({ review, onSaid }: { review: Review } & Said) {
  const { version, askedBy, askedAt, dueOn, note, state } = review
  return (
    <article aria-label={`Review of version ${version}`} className="grid gap-2.5 rounded-lg border border-line bg-surface p-3">
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <span className="font-mono text-ink-3">v{version}</span>
        <span className="font-medium">{stateLabels[state]}</span>
        {dueOn && state === 'open' && (
          <span className={isOverdue(dueOn) ? 'text-danger' : 'text-ink-3'}>
            {isOverdue(dueOn) ? 'was due' : 'by'} {dayLabel(dueOn)}
          </span>
        )}
      </p>
      <p className="text-ink-3">
        Asked by {askedBy}, <time dateTime={askedAt}>{momentLabel(askedAt)}</time>
      </p>
      {note && <p className="whitespace-pre-wrap wrap-anywhere text-ink-2">{note}</p>}
      <ul aria-label="People asked" className="grid gap-3">
        {review.reviewers.map((reviewer) => (
          <li key={reviewer.name + reviewer.email}>
            <Person reviewer={reviewer} onSaid={onSaid} />
          </li>
        ))}
      </ul>
      {review.mayWithdraw && <WithdrawButton review={review} onSaid={onSaid} />}
    </article>
  )
}

const marks = {
  approved: { Icon: BadgeCheck, style: 'text-ok' },
  'changes-asked': { Icon: MessageSquareWarning, style: 'text-warning' },
  waiting: { Icon: CircleDashed, style: 'text-ink-3' },
}

function Person({ reviewer, onSaid }: { reviewer: Reviewer } & Said) {
  const { name, email, isYou, decision, reason, decidedAt, knownBy, seenAt, letter } = reviewer
  const { Icon, style } = marks[decision ?? 'waiting']
  return (
    <div className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-2">
      <Icon aria-hidden size={16} className={`mt-0.5 ${style}`} />
      <div className="grid justify-items-start gap-1">
        <p className="wrap-anywhere">
          <span className="font-medium">{name}</span>
          {isYou && ' (you)'}
          {email && email !== name && <span className="text-ink-3"> {email}</span>}
        </p>
        <p className={decision ? style : 'text-ink-3'}>
          {decision && decidedAt
            ? `${decisionLabels[decision]}, ${momentLabel(decidedAt)}, ${knownBy === 'link' ? 'by personal link' : 'signed in'}`
            : seenAt
              ? 'Has opened it, not decided yet'
              : 'Not decided yet'}
        </p>
        {reason && <p className="whitespace-pre-wrap wrap-anywhere text-ink-2">“{reason}”</p>}
        {letter && <LetterButton name={name} letter={letter} onSaid={onSaid} />}
      </div>
    </div>
  )
}

type LetterButtonProps = { name: string; letter: NonNullable<Reviewer['letter']> } & Said

/** No mail server is set up: whoever asked sends it. */
function LetterButton({ name, letter: { subject, text, link }, onSaid }: LetterButtonProps) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    const isDone = await copyText(`Subject: ${subject}\n\n${text}\n\n${link}\n`)
    setCopied(isDone)
    onSaid(isDone ? `Letter for ${name} copied` : 'The browser did not let it be copied. Show the letter and copy it there.')
  }
  return (
    <>
      <Button size="small" aria-label={`Copy the letter for ${name}`} onClick={() => void copy()}>
        {isCopied ? 'Copied' : 'Copy the letter'}
      </Button>
      <details>
        <summary className="inline-block cursor-pointer py-1 text-ink-3 hover:text-ink pointer-coarse:py-3">
          Show the letter
        </summary>
        <p className="mt-1 rounded-md bg-sunken p-3 whitespace-pre-wrap wrap-anywhere text-ink-2">{`${text}\n\n${link}`}</p>
      </details>
    </>
  )
}

/** A failure is shown by the button, which is still there. */
function WithdrawButton({ review: { id, version }, onSaid }: { review: Review } & Said) {
  const { dialogs, ...dialog } = useDialogs()
  const { isBusy, begin } = useWork(async () => {
    const question = { text: `Withdraw the review of version ${version}?`, note: 'What was decided stays on record; links end.' }
    if (!(await dialog.confirm({ ...question, yes: 'Withdraw', no: 'Keep' }))) return
    try {
      await api.reviews.withdraw({ id })
      onSaid('Review withdrawn')
    } finally {
      await reloadReviews()
    }
  })
  return (
    <>
      <Button size="small" className="justify-self-start" disabled={isBusy} onClick={begin}>
        Withdraw
      </Button>
      {dialogs}
    </>
  )
}
