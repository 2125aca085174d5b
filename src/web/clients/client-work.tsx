import type { api } from '#web/api/api.ts'
import { momentDay } from '#web/ui/day-text.ts'
import { Panel } from '#web/ui/panel.tsx'
import * as words from '#words/clients.ts'
import * as general from '#words/general.ts'
import { language } from '#words/language.ts'
import { ClientDocuments } from './client-documents.tsx'

export type ClientDetails = Awaited<ReturnType<typeof api.clients.get>>

/** The client's documents and projects. */
export const ClientWork = ({ told }: { told: ClientDetails }) => (
  <div className="grid gap-6">
    <ClientDocuments told={told} />
    <Projects projects={told.projects} />
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
