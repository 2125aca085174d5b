import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { ClientOverview as Overview } from '#shared/api/overview.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SuccessBanner } from '#web/ui/success-banner.tsx'
import * as general from '#words/general.ts'
import { language } from '#words/language.ts'
import * as words from '#words/overview.ts'
import { ApproveButton } from './approve-button.tsx'
import { AttentionList } from './attention-list.tsx'
import { dayLabel } from './dates.ts'
import { PeopleList } from './people-list.tsx'
import { QuestionForm } from './question-form.tsx'
import { DocumentRows, ShownDocuments } from './shown-documents.tsx'

const small = buttonStyle({ size: 'small' })

/** What a client is shown of its own work: what it is asked for first. */
export function ClientOverview({ told }: { told: Overview }) {
  const { dialogs, ...dialog } = useDialogs()
  const [done, setDone] = useState<string>()
  const { awaiting, asked, changed, documents, people, projects, reviews, isPreview, mayApprove, total } = told
  const open = asked.filter(({ questions }) => questions.length > 0)
  return (
    <>
      <Done sentence={done} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-6">
          <Panel title={words.waitingForYourApproval} note={<Count of={awaiting.length} />}>
            <Rows isEmpty={awaiting.length === 0} empty={words.nothingWaitsForYouVersion}>
              <DocumentRows rows={awaiting}>
                {(document) =>
                  mayApprove ? (
                    <ApproveButton document={document} dialog={dialog} onApproved={setDone} />
                  ) : (
                    <Link to={document.webViewLink} aria-label={words.readDocument(document.name)} className={small}>
                      {words.read}
                    </Link>
                  )
                }
              </DocumentRows>
            </Rows>
          </Panel>
          {reviews.length > 0 && <Reviews reviews={reviews} />}
          <Panel title={words.questionsForYou} note={<Count of={open.reduce((sum, { questions }) => sum + questions.length, 0)} />}>
            <Rows isEmpty={open.length === 0} empty={words.noQuestionIsOpenWhat}>
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
            <Panel title={words.newSinceYouLooked} note={<Count of={changed.length} />}>
              <Rows isEmpty={changed.length === 0} empty={words.youHaveSeenEverything}>
                <ShownDocuments rows={changed} documentOf={({ document }) => document}>
                  {({ document, since }) =>
                    since === null ? (
                      <p className="text-sm text-copper">{general.newLabel}</p>
                    ) : (
                      <Link
                        to={`/documents/${document.id}/compare?from=${since}&to=${document.version}`}
                        aria-label={words.whatChangedInSince(document.name, since)}
                        className={small}
                      >
                        {words.since(since)}
                      </Link>
                    )
                  }
                </ShownDocuments>
              </Rows>
            </Panel>
          )}
          {projects.length > 0 && <AttentionList title={words.yourProjects} rows={projects} empty="" />}
          <Panel
            title={words.yourDocuments}
            note={
              isPreview || total === 0 ? (
                <Count of={total} />
              ) : (
                <Link to="/documents" className="text-sm text-ink-2 underline underline-offset-4">
                  {words.all(total.toLocaleString(language))}
                </Link>
              )
            }
          >
            <Rows isEmpty={documents.length === 0} empty={words.nothingIsShownToYou}>
              <DocumentRows rows={documents} />
            </Rows>
          </Panel>
          <PeopleList title={words.yourPeople} people={people} empty={words.nobodyIsNamedYet} />
        </div>
      </div>
      {dialogs}
    </>
  )
}

const Count = ({ of }: { of: number }) => <p className="text-sm text-ink-3 tabular-nums">{of.toLocaleString(language)}</p>

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

const Reviews = ({ reviews }: Pick<Overview, 'reviews'>) => (
  <Panel title={words.reviewsYouWereAskedFor} note={<Count of={reviews.length} />}>
    <ul className="divide-y divide-line">
      {reviews.map(({ title, version, askedBy, dueOn, link }) => (
        <li key={`${link} ${version}`} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">{title}</p>
            <p className="text-sm wrap-anywhere text-ink-3">
              {words.versionAskedBy(version, askedBy)}
              {dueOn !== null && words.dueOn(dayLabel(dueOn))}
            </p>
          </div>
          <Link to={link} aria-label={words.decideOn(title)} className={small}>
            {words.decide}
          </Link>
        </li>
      ))}
    </ul>
  </Panel>
)
