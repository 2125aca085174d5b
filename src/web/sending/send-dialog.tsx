import { useState, type FormEvent, useEffect, useRef } from 'react'
import type { PrintedDocument } from '#shared/api/sharing.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { reloadDocuments, useVersions } from '#web/documents/queries.ts'
import { choicesFor } from '#web/sharing/version-choices.ts'
import { VersionField } from '#web/sharing/version-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { CheckBox } from '#web/ui/check-box.tsx'
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { useWork } from '#web/ui/use-work.ts'
import * as general from '#words/general.ts'
import { language } from '#words/language.ts'
import * as words from '#words/sending.ts'
import { LinkSettings } from './link-settings.tsx'
import { PeopleField } from './people-field.tsx'
import { QuestionsField } from './questions-field.tsx'
import { useRecipients } from './recipients.ts'
import { ReviewFields } from './review-fields.tsx'
import { RightField } from './right-field.tsx'
import { plainLink, planSending, type Recipient, type Right, type SendChoice, type SendPlan } from './send-plan.ts'
import { hasAccount, send, type SendOutcome } from './send.ts'
import { useApproval } from './use-approval.ts'
import { copyText } from '#web/ui/copy-text.ts'

/** The choices with which the dialog opens: the right, and a question to ask. */
export type SendStart = { right: Right; question?: string | undefined }

type Sent = { outcomes: SendOutcome[]; isPublished: boolean }
type SendDialogProps = { printed: PrintedDocument; start: SendStart; isStaff: boolean; onClose: () => void }

/** The dialog for all ways of sending a document: recipients, right, version, and a summary of who will see what. */
export function SendDialog({ printed, start, isStaff, onClose }: SendDialogProps) {
  const { id, version } = printed
  const recipients = useRecipients(id, version, isStaff)
  const [sent, setSent] = useState<Sent>()
  const title = !isStaff ? general.share : start.right === 'approve' ? words.sendForReview : words.sendToClient
  return (
    <FormDialog
      title={sent ? (isToBeCopied(sent) ? words.readyToSend : words.sent) : title}
      description={printed.title}
      onClose={onClose}
    >
      {sent && <OutcomeList {...sent} client={printed.client} onClose={onClose} />}
      {!sent && !recipients && <output className="text-sm text-ink-3">{general.loading}</output>}
      {!sent && recipients && <SendForm {...{ printed, start, isStaff, recipients, onClose }} onSent={setSent} />}
    </FormDialog>
  )
}

/** True if no email was sent, and at least one text has to be copied. */
const isToBeCopied = ({ outcomes }: Sent) =>
  outcomes.some(({ copy }) => copy !== undefined) && !outcomes.some(({ isPosted }) => isPosted)

type SendFormProps = SendDialogProps & { recipients: Recipient[]; onSent: (sent: Sent) => void }

function SendForm({ printed, start, isStaff, recipients: all, onClose, onSent }: SendFormProps) {
  const { id, version, client, mayPublish } = printed
  const approval = useApproval(printed, isStaff)
  const [choice, setChoice] = useState<SendChoice>({
    picked: [],
    typed: '',
    right: start.right,
    version,
    dueOn: '',
    note: '',
    questions: start.question === undefined ? [] : [start.question],
    publish: false,
    link: plainLink,
  })
  const change = (some: Partial<SendChoice>) => setChoice((now) => ({ ...now, ...some }))
  const [failure, setFailure] = useState<string>()
  const isReview = choice.right === 'approve'
  const isAnswer = choice.right === 'answer'
  const recipients = isReview && approval.isApproved ? all.filter(({ kind }) => kind !== 'colleague') : all
  const plan = planSending(choice, { recipients, mayPublish })
  const missing = missingIn(choice, plan)
  const { isBusy, begin } = useWork(async () => {
    setFailure(undefined)
    try {
      const outcomes = await send({ id, version, plan, choice })
      const failures = outcomes.flatMap((outcome) => outcome.failure ?? [])
      // If nothing was done, the form remains for corrections.
      if (failures.length > 0 && failures.length === outcomes.length && !plan.publish) setFailure([...new Set(failures)].join(' '))
      else onSent({ outcomes, isPublished: plan.publish })
    } catch (error) {
      setFailure(sentenceFor(error))
    } finally {
      await reloadDocuments()
    }
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (missing !== undefined) setFailure(missing)
    else begin()
  }
  const now = useSeenNow(printed)
  const hasOutsiders = plan.people.some(({ kind }) => kind === 'contact' || kind === 'typed')
  return (
    <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PeopleField {...{ recipients, client, choice, isStaff }} colleaguesFirst={start.right === 'approve'} onChange={change} />
      <div className="grid gap-3 sm:grid-cols-2">
        <RightField {...approval} isStaff={isStaff} chosen={choice.right} onChoose={(right) => change({ right })} />
        {!isAnswer && (
          <VersionField
            choices={choicesFor(printed).filter(({ value }) => !isReview || value === version)}
            chosen={isReview ? version : choice.version}
            onChoose={(value) => change({ version: value })}
          />
        )}
      </div>
      {(isReview || choice.questions.length > 0) && <ReviewFields choice={choice} onChange={change} />}
      {isStaff && (
        <QuestionsField
          {...{ id, version }}
          picked={choice.questions}
          isAlone={isAnswer}
          onChange={(questions) => change({ questions })}
        />
      )}
      {hasOutsiders && (choice.right === 'read' || choice.right === 'comment') && (
        <LinkSettings link={choice.link} onChange={(link) => change({ link })} />
      )}
      {failure && <ErrorBanner>{failure}</ErrorBanner>}
      <div className="sticky -bottom-4 -mb-4 grid gap-3 border-t border-line bg-surface py-3">
        {mayPublish && (
          <CheckBox
            label={words.showToClient(client, version)}
            description={words.cannotBeTakenBack}
            checked={plan.publish}
            onChange={({ target }) => change({ publish: target.checked })}
          />
        )}
        <p aria-live="polite" className="rounded-md bg-sunken px-3 py-2 text-sm wrap-anywhere text-ink-2 empty:hidden">
          {missing !== undefined ? now : `${sentenceOf(plan, { choice, client, version })} ${now}`.trim()}
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{general.cancel}</Button>
          <Button type="submit" variant="primary" disabled={isBusy}>
            {isBusy ? general.sending : words.send}
          </Button>
        </div>
      </div>
    </form>
  )
}

/** For a version that the client does not see yet: the version that it sees now. */
function useSeenNow({ id, client, version, mayPublish }: PrintedDocument): string {
  const { data } = useVersions(id)
  const seen = data?.versions.find(({ publishedAt }) => publishedAt !== null)
  if (!data || !mayPublish || seen?.version === version) return ''
  return seen ? words.clientSeesNow(client, seen.version) : words.clientSeesNothing(client)
}

const list = new Intl.ListFormat(language)

/** Returns why nothing would be sent. */
function missingIn({ right, questions }: SendChoice, { people, publish, questions: put }: SendPlan): string | undefined {
  if (right !== 'answer') return people.length === 0 && !publish ? words.pickSomebody : undefined
  if (people.length === 0) return words.pickSomebody
  if (questions.length === 0) return words.pickQuestion
  return people.some((person) => !put.some((one) => one.person === person)) ? words.onlyContactsAreAsked : undefined
}

/** Describes who will see what afterwards. */
function sentenceOf(plan: SendPlan, { choice, client, version }: { choice: SendChoice; client: string; version: string }) {
  const { people } = plan
  const names = list.format(people.map(({ name }) => name))
  const last = plan.publish ? words.everybodySees(client, version) : words.nobodyElse
  if (choice.right === 'answer')
    return `${words.answerSentence(names, people.length, choice.questions.length)} ${plan.publish ? last : words.showsNoVersion}`
  const seen = choice.right === 'approve' ? version : choice.version
  const ofLink = people.filter((person) => !hasAccount(person))
  return [
    people.length > 0 && words.rightSentences[choice.right](names, people.length, seen),
    choice.right === 'approve' &&
      ofLink.length > 0 &&
      words.decideByLink(list.format(ofLink.map(({ name }) => name)), ofLink.length),
    last,
    plan.questions.length > 0 && words.questionsGo(choice.questions.length),
  ]
    .filter(Boolean)
    .join(' ')
}

type OutcomeListProps = { outcomes: SendOutcome[]; isPublished: boolean; client: string; onClose: () => void }

/** The result for each person; messages that were not emailed can be copied. */
function OutcomeList({ outcomes, isPublished, client, onClose }: OutcomeListProps) {
  const done = useRef<HTMLButtonElement>(null)
  // The pressed button has disappeared.
  useEffect(() => done.current?.focus(), [])
  return (
    <>
      {isPublished && <p className="text-sm text-ink-2">{words.isPublished(client)}</p>}
      <ul aria-live="polite" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {outcomes.map((outcome, index) => (
          <li
            key={index}
            aria-label={words.outcomeOf(outcome.person.name)}
            className="grid grid-cols-[minmax(0,1fr)] gap-1.5 text-sm"
          >
            <p className="font-medium wrap-anywhere">{outcome.person.name}</p>
            <Outcome outcome={outcome} />
          </li>
        ))}
      </ul>
      <div className="flex justify-end">
        <Button ref={done} variant="primary" onClick={onClose}>
          {words.done}
        </Button>
      </div>
    </>
  )
}

function Outcome({ outcome: { person, isPosted, copy, failure } }: { outcome: SendOutcome }) {
  const [said, setSaid] = useState<string>()
  if (failure !== undefined) return <p className="wrap-anywhere text-danger">{failure}</p>
  if (isPosted) return <p className="text-ink-2">{words.emailIsOnItsWay}</p>
  if (copy === undefined) return <p className="text-ink-2">{hasAccount(person) ? words.findsItInAccount : words.isToBeAsked}</p>
  const onCopy = async () => setSaid((await copyText(copy)) ? general.copied : words.copyFailed)
  return (
    <>
      <p className="text-ink-2">{words.copyThisToThem}</p>
      <p className="max-h-40 overflow-y-auto rounded-md bg-sunken p-3 whitespace-pre-wrap wrap-anywhere text-ink-2">{copy}</p>
      <p className="flex items-center gap-2">
        <Button size="small" aria-label={words.copyFor(person.name)} onClick={() => void onCopy()}>
          {general.copy}
        </Button>
        <output className="text-ink-3">{said}</output>
      </p>
    </>
  )
}
