import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { ClientOverview as Told } from '#shared/api/overview.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SuccessBanner } from '#web/ui/success-banner.tsx'
import { ApproveButton } from './approve-button.tsx'
import { AttentionList } from './attention-list.tsx'
import { dayLabel } from './dates.ts'
import { PeopleList } from './people-list.tsx'
import { QuestionForm } from './question-form.tsx'
import { DocumentRows, ShownDocuments } from './shown-documents.tsx'

const small = buttonStyle({ size: 'small' })

/** What a client is shown of its own work: what it is asked for first. */
export function ClientOverview({ told }: { told: Told }) {
  const { dialogs, ...dialog } = useDialogs()
  const [done, setDone] = useState<string>()
  const { awaiting, asked, changed, documents, people, projects, reviews, isPreview, mayApprove, total } = told
  const open = asked.filter(({ questions }) => questions.length > 0)
  return (
    <>
      <Done sentence={done} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-6">
          <Panel title="Waiting for your approval" note={<Count of={awaiting.length} />}>
            <Rows
              isEmpty={awaiting.length === 0}
              empty="Nothing waits for you. A version that you are shown for approval will stand here."
            >
              <DocumentRows rows={awaiting}>
                {(document) =>
                  mayApprove ? (
                    <ApproveButton document={document} dialog={dialog} onApproved={setDone} />
                  ) : (
                    <Link to={document.webViewLink} aria-label={`Read ${document.name}`} className={small}>
                      Read
                    </Link>
                  )
                }
              </DocumentRows>
            </Rows>
          </Panel>
          {reviews.length > 0 && <Reviews reviews={reviews} />}
          <Panel title="Questions for you" note={<Count of={open.reduce((sum, { questions }) => sum + questions.length, 0)} />}>
            <Rows
              isEmpty={open.length === 0}
              empty="No question is open. What your consultants need to know from you will stand here."
            >
              <div className="divide-y divide-line">
                {open.map((one) => (
                  // Answers make another version, whose questions have other ids.
                  <QuestionForm
                    key={`${one.document.id} ${one.document.version}`}
                    asked={one}
                    mayAnswer={!isPreview}
                    onAnswered={setDone}
                  />
                ))}
              </div>
            </Rows>
          </Panel>
        </div>
        <div className="grid gap-6">
          {!isPreview && (
            <Panel title="New since you looked" note={<Count of={changed.length} />}>
              <Rows isEmpty={changed.length === 0} empty="You have seen everything.">
                <ShownDocuments rows={changed} documentOf={({ document }) => document}>
                  {({ document, since }) =>
                    since === null ? (
                      <p className="text-sm text-copper">New</p>
                    ) : (
                      <Link
                        to={`/documents/${document.id}/compare?from=${since}&to=${document.version}`}
                        aria-label={`What changed in ${document.name} since ${since}`}
                        className={small}
                      >
                        Since {since}
                      </Link>
                    )
                  }
                </ShownDocuments>
              </Rows>
            </Panel>
          )}
          {projects.length > 0 && <AttentionList title="Your projects" rows={projects} empty="" />}
          <Panel
            title="Your documents"
            note={
              isPreview ? (
                <Count of={total} />
              ) : (
                <Link to="/documents" className="text-sm text-ink-2 underline underline-offset-4">
                  All {total.toLocaleString('en-GB')}
                </Link>
              )
            }
          >
            <Rows isEmpty={documents.length === 0} empty="Nothing is shown to you yet. What is written for you will stand here.">
              <DocumentRows rows={documents} />
            </Rows>
          </Panel>
          <PeopleList title="Your people" people={people} empty="Nobody is named yet." />
        </div>
      </div>
      {dialogs}
    </>
  )
}

const Count = ({ of }: { of: number }) => <p className="text-sm text-ink-3 tabular-nums">{of.toLocaleString('en-GB')}</p>

const Rows = ({ isEmpty, empty, children }: { isEmpty: boolean; empty: string; children: ReactNode }) =>
  isEmpty ? <p className="px-4 py-6 text-ink-3 sm:px-5">{empty}</p> : children

/** Takes the focus: the button that was pressed goes. */
function Done({ sentence }: { sentence: string | undefined }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (sentence !== undefined) box.current?.focus()
  }, [sentence])
  return (
    sentence !== undefined && (
      <div ref={box} tabIndex={-1} className="outline-none">
        <SuccessBanner>{sentence}</SuccessBanner>
      </div>
    )
  )
}

const Reviews = ({ reviews }: Pick<Told, 'reviews'>) => (
  <Panel title="Reviews you were asked for" note={<Count of={reviews.length} />}>
    <ul className="divide-y divide-line">
      {reviews.map(({ title, version, askedBy, dueOn, link }) => (
        <li key={`${link} ${version}`} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">{title}</p>
            <p className="text-sm wrap-anywhere text-ink-3">
              Version {version}, asked by {askedBy}
              {dueOn !== null && `, due on ${dayLabel(dueOn)}`}
            </p>
          </div>
          <Link to={link} aria-label={`Decide on ${title}`} className={small}>
            Decide
          </Link>
        </li>
      ))}
    </ul>
  </Panel>
)
