import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { api } from '#web/api/api.ts'
import { dayLabel } from '#web/overview/dates.ts'
import { DocumentRows, ShownDocuments } from '#web/overview/shown-documents.tsx'
import { Panel } from '#web/ui/panel.tsx'
import * as words from '#words/clients.ts'
import { openQuestionCount } from '#words/counts.ts'
import * as general from '#words/general.ts'
import { language } from '#words/language.ts'

export type ClientDetails = Awaited<ReturnType<typeof api.clients.get>>

/** What waits for the client, and what was written for it. */
export const ClientWork = ({ told: { client, awaiting, questions, projects, documents } }: { told: ClientDetails }) => (
  <div className="grid gap-6">
    <Part title={words.awaitingApproval} count={awaiting.length} empty={words.nothingWaitsForClientsApproval}>
      <DocumentRows rows={awaiting} />
    </Part>
    <Part title={words.askedOfThem} count={questions.length} empty={words.noQuestionIsOpen}>
      <ShownDocuments rows={questions} documentOf={({ document }) => document}>
        {({ count }) => <p className="text-sm text-warning tabular-nums">{openQuestionCount(count)}</p>}
      </ShownDocuments>
    </Part>
    <Part title={general.projects} count={projects.length} empty={words.noProjectYetFirstDocument}>
      <ul className="divide-y divide-line">
        {projects.map(({ name, documents: written, approved, lastAt }) => (
          <li key={name} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-3 sm:px-5">
            <p className="min-w-0 font-medium wrap-anywhere">{name}</p>
            <p className="text-sm text-ink-3 tabular-nums">
              {words.approvedOfWritten(approved, written)}
              <time dateTime={lastAt}>{dayLabel(lastAt)}</time>
            </p>
          </li>
        ))}
      </ul>
    </Part>
    <Part
      title={general.documents}
      count={client.documents}
      empty={words.nothingIsWrittenYet}
      more={
        <Link to={`/documents?client=${client.id}`} className="text-sm text-ink-2 underline underline-offset-4">
          {words.allInLibrary}
        </Link>
      }
    >
      <DocumentRows rows={documents} />
    </Part>
  </div>
)

type PartProps = { title: string; count: number; empty: string; more?: ReactNode; children: ReactNode }

const Part = ({ title, count, empty, more, children }: PartProps) => (
  <Panel
    title={title}
    note={count > 0 && more ? more : <p className="text-sm text-ink-3 tabular-nums">{count.toLocaleString(language)}</p>}
  >
    {count === 0 ? <p className="px-4 py-6 text-ink-3 sm:px-5">{empty}</p> : children}
  </Panel>
)
