import { projectHealths, projectStatuses } from '#shared/projects.ts'
import { healthNames, statusNames } from '#words/project-states.ts'
import { useOwnClient } from '#web/accounts/own-client.ts'
import { useClientChoices } from '#web/documents/client-choices.ts'
import { Button } from '#web/ui/button.tsx'
import { ArchivedFilter, CheckFilter, FilterSelect } from '#web/ui/list-filters.tsx'
import * as general from '#words/general.ts'
import * as words from '#words/projects.ts'
import { type ProjectsAddress, projectViews } from './projects-address.ts'

type ProjectFiltersProps = {
  address: ProjectsAddress
  onChange(change: Partial<Record<keyof ProjectsAddress, string | boolean>>): void
}

const viewNames = { list: words.list, board: words.board, timeline: words.timeline } as const

/** The view of the projects, and its filters. */
export function ProjectFilters({ address, onChange }: ProjectFiltersProps) {
  const isStaff = useOwnClient() === undefined
  const choices = useClientChoices(true)
  const filters = [
    ...(isStaff
      ? [
          {
            name: 'client',
            label: general.client,
            any: general.allClients,
            options: choices.map(({ id, name }) => ({ value: id, label: name })),
          },
        ]
      : []),
    // The board has a column for each status.
    ...(address.view === 'board'
      ? []
      : [
          {
            name: 'status',
            label: words.status,
            any: words.anyStatus,
            options: projectStatuses.map((value) => ({ value, label: statusNames[value] })),
          },
        ]),
    {
      name: 'health',
      label: words.health,
      any: words.anyHealth,
      options: projectHealths.map((value) => ({ value, label: healthNames[value] })),
    },
  ] as { name: 'client' | 'status' | 'health'; label: string; any: string; options: { value: string; label: string }[] }[]
  return (
    <div className="flex flex-wrap items-center gap-2">
      <fieldset className="flex rounded-md border border-line p-0.5">
        <legend className="sr-only">{words.view}</legend>
        {projectViews.map((view) => (
          <Button
            key={view}
            size="small"
            variant="quiet"
            aria-pressed={address.view === view}
            onClick={() => onChange({ view })}
            className="aria-pressed:bg-raised aria-pressed:text-ink"
          >
            {viewNames[view]}
          </Button>
        ))}
      </fieldset>
      {filters.map(({ name, ...filter }) => (
        <div key={name} className="flex-[1_1_9rem] sm:max-w-48">
          <FilterSelect {...filter} value={address[name] ?? ''} onChange={(value) => onChange({ [name]: value })} />
        </div>
      ))}
      <CheckFilter label={words.overdueOnly} checked={address.overdue} onChange={(overdue) => onChange({ overdue })} />
      <ArchivedFilter checked={address.archived} onChange={(archived) => onChange({ archived })} />
    </div>
  )
}
