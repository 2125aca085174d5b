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
    <Projects projects={projects} />
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

type Projects = Pick<ClientDetails, 'projects'>

/** Those that were archived stand folded below the others. */
function Projects({ projects }: Projects) {
  const [current, archived] = [projects.filter(({ isArchived }) => !isArchived), projects.filter(({ isArchived }) => isArchived)]
  return (
    <Panel title={general.projects} note={<Count of={current.length} />}>
      {current.length > 0 && <ProjectRows projects={current} />}
      {current.length === 0 && (
        <p className="px-4 py-6 text-ink-3 sm:px-5">
          {archived.length > 0 ? words.noProjectUnderWay : words.noProjectYetFirstDocument}
        </p>
      )}
      {archived.length > 0 && (
        <details className="border-t border-line">
          <summary className="cursor-pointer px-4 py-3 text-sm text-ink-2 hover:text-ink sm:px-5">
            {words.archivedProjects(archived.length)}
          </summary>
          <ProjectRows projects={archived} />
        </details>
      )}
    </Panel>
  )
}

const ProjectRows = ({ projects }: Projects) => (
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
)

const Count = ({ of }: { of: number }) => <p className="text-sm text-ink-3 tabular-nums">{of.toLocaleString(language)}</p>

type PartProps = { title: string; count: number; empty: string; more?: ReactNode; children: ReactNode }

const Part = ({ title, count, empty, more, children }: PartProps) => (
  <Panel title={title} note={count > 0 && more ? more : <Count of={count} />}>
    {count === 0 ? <p className="px-4 py-6 text-ink-3 sm:px-5">{empty}</p> : children}
  </Panel>
)
