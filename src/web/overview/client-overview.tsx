import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { ClientOverview as Overview } from '#shared/api/overview.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SuccessBanner } from '#web/ui/success-banner.tsx'
import * as general from '#words/general.ts'
import { language } from '#words/language.ts'
import * as words from '#words/overview.ts'
import { ClientProjects } from './client-projects.tsx'
import { ClientWaiting } from './client-waiting.tsx'
import { PeopleList } from './people-list.tsx'
import { QuestionForm } from './question-form.tsx'
import { DocumentRows, ShownDocuments } from './shown-documents.tsx'

const small = buttonStyle({ size: 'small' })

/** A client's overview of its own work, with open tasks first. */
export function ClientOverview({ told }: { told: Overview }) {
  const [done, setDone] = useState<string>()
  const { asked, people, projects, isPreview } = told
  return (
    <>
      <Done sentence={done} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-6">
          {asked.length > 0 && (
            <Panel
              title={words.questionsForYou}
              note={<Count of={asked.reduce((sum, { questions }) => sum + questions.length, 0)} />}
            >
              <div className="divide-y divide-line">
                {asked.map((one) => (
                  // The questions of another version have different ids.
                  <QuestionForm
                    key={`${one.document.id} ${one.document.version}`}
                    asked={one}
                    mayAnswer={!isPreview}
                    onAnswered={setDone}
                  />
                ))}
              </div>
            </Panel>
          )}
          <ClientWaiting told={told} />
          {isPreview ? <Shown told={told} /> : <Changed told={told} />}
        </div>
        <div className="grid gap-6">
          <ClientProjects projects={projects} />
          <PeopleList
            title={words.yourPeople}
            people={people.filter(({ kind }) => kind === 'consultant')}
            empty={words.nobodyIsNamedYet}
          />
        </div>
      </div>
    </>
  )
}

const Count = ({ of }: { of: number }) => <p className="text-sm text-ink-3 tabular-nums">{of.toLocaleString(language)}</p>

const Rows = ({ isEmpty, empty, children }: { isEmpty: boolean; empty: string; children: ReactNode }) =>
  isEmpty ? <p className="px-4 py-6 text-ink-3 sm:px-5">{empty}</p> : children

/** Number of rows shown before the user expands the list. */
const mostChanged = 5

function Changed({ told: { changed, total } }: { told: Overview }) {
  const [isWhole, setWhole] = useState(false)
  const toAll = (
    <Link to="/documents" className="text-sm text-ink-2 underline underline-offset-4">
      {words.all(total.toLocaleString(language))}
    </Link>
  )
  return (
    <Panel title={words.newSinceYouLooked} note={total > 0 && toAll}>
      <Rows isEmpty={changed.length === 0} empty={words.youHaveSeenEverything}>
        <ShownDocuments rows={isWhole ? changed : changed.slice(0, mostChanged)} documentOf={({ document }) => document}>
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
        {!isWhole && changed.length > mostChanged && (
          <div className="border-t border-line px-3 py-2">
            <Button variant="quiet" size="small" onClick={() => setWhole(true)}>
              {words.showAll}
            </Button>
          </div>
        )}
      </Rows>
    </Panel>
  )
}

/** For staff in a preview, who have no last visit. */
const Shown = ({ told: { documents, total } }: { told: Overview }) => (
  <Panel title={words.yourDocuments} note={<Count of={total} />}>
    <Rows isEmpty={documents.length === 0} empty={words.nothingIsShownToYou}>
      <DocumentRows rows={documents} />
    </Rows>
  </Panel>
)

/** Takes the focus, because the pressed button disappears. */
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
