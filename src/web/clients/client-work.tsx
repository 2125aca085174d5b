import type { api } from '#web/api/api.ts'
import { momentDay } from '#web/ui/moment-day.ts'
import { Panel } from '#web/ui/panel.tsx'
import * as words from '#words/clients.ts'
import * as general from '#words/general.ts'
import { language } from '#words/language.ts'
import { Link } from 'react-router'
import { DocumentsByProject } from '#web/overview/shown-documents.tsx'
import { useTabs } from '#web/ui/use-tabs.ts'
import { openQuestionCount } from '#words/counts.ts'

type Told = Pick<Awaited<ReturnType<typeof api.clients.get>>, 'client' | 'awaiting' | 'questions' | 'documents'>

const tabStyle =
  'h-10 cursor-pointer border-b-2 border-transparent px-0.5 text-sm font-medium text-ink-3 hover:text-ink aria-selected:border-accent aria-selected:text-ink pointer-coarse:h-11'

/** The client's documents in one list: all, or those that need an action. */
function ClientDocuments({ told: { client, awaiting, questions, documents } }: { told: Told }) {
  const { chosen, list, tab, panel } = useTabs(['all', 'approval', 'questions', 'approved'])
  const parts = {
    all: { rows: documents, count: client.documents, empty: words.nothingIsWrittenYet },
    approval: { rows: awaiting, count: awaiting.length, empty: words.nothingWaitsForClientsApproval },
    questions: { rows: questions.map(({ document }) => document), count: questions.length, empty: words.noQuestionIsOpen },
    approved: { rows: documents.filter(({ approved }) => approved), count: undefined, empty: words.nothingIsApprovedYet },
  }
  const { rows, empty } = parts[chosen]
  const countOf = new Map(questions.map(({ document, count }) => [document.id, count]))
  return (
    <Panel
      title={general.documents}
      note={
        client.documents > 0 && (
          <Link to={`/documents?client=${client.id}`} className="text-sm text-ink-2 underline underline-offset-4">
            {words.allInLibrary}
          </Link>
        )
      }
    >
      <div {...list} aria-label={general.documents} className="flex flex-wrap gap-x-4 border-b border-line px-4 sm:px-5">
        {(Object.keys(parts) as (keyof typeof parts)[]).map((name) => (
          <button key={name} {...tab(name)} className={tabStyle}>
            {words.documentTabs[name]}{' '}
            <span className="font-mono text-xs text-ink-3 tabular-nums">{parts[name].count?.toLocaleString(language)}</span>
          </button>
        ))}
      </div>
      <div key={chosen} {...panel}>
        {rows.length === 0 && <p className="px-4 py-6 text-ink-3 sm:px-5">{empty}</p>}
        <DocumentsByProject rows={rows}>
          {({ id }) =>
            countOf.has(id) && <p className="text-sm text-warning tabular-nums">{openQuestionCount(countOf.get(id)!)}</p>
          }
        </DocumentsByProject>
      </div>
    </Panel>
  )
}

export type ClientDetails = Awaited<ReturnType<typeof api.clients.get>>

/** The client's projects and documents. */
export const ClientWork = ({ told }: { told: ClientDetails }) => (
  <div className="grid gap-6">
    <Projects projects={told.projects} />
    <ClientDocuments told={told} />
  </div>
)

type Projects = Pick<ClientDetails, 'projects'>

/** Archived projects are folded below the others. */
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
          <time dateTime={lastAt}>{momentDay(lastAt)}</time>
        </p>
      </li>
    ))}
  </ul>
)

const Count = ({ of }: { of: number }) => <p className="text-sm text-ink-3 tabular-nums">{of.toLocaleString(language)}</p>
