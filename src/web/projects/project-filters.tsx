import { healthNames, projectHealths, projectStatuses, statusNames } from '#shared/projects.ts'
import { useOwnClient } from '#web/accounts/own-client.ts'
import { useClientChoices } from '#web/documents/client-choices.ts'
import { Select } from '#web/ui/select.tsx'
import { Button } from '#web/ui/button.tsx'
import { type ProjectsAddress, projectViews } from './projects-address.ts'

type ProjectFiltersProps = {
  address: ProjectsAddress
  onChange(change: Partial<Record<keyof ProjectsAddress, string | boolean>>): void
}

const viewNames = { list: 'List', board: 'Board', timeline: 'Timeline' } as const

/** How the projects are looked at, and which of them. */
export function ProjectFilters({ address, onChange }: ProjectFiltersProps) {
  const isStaff = useOwnClient() === undefined
  const choices = useClientChoices(true)
  const filters = [
    ...(isStaff
      ? [{ name: 'client', label: 'Client', any: 'All clients', options: choices.map(({ id, name }) => [id, name]) }]
      : []),
    // The board has a column for each.
    ...(address.view === 'board'
      ? []
      : [{ name: 'status', label: 'Status', any: 'Any status', options: projectStatuses.map((one) => [one, statusNames[one]]) }]),
    { name: 'health', label: 'Health', any: 'Any health', options: projectHealths.map((one) => [one, healthNames[one]]) },
  ] as { name: 'client' | 'status' | 'health'; label: string; any: string; options: [string, string][] }[]
  return (
    <div className="flex flex-wrap items-center gap-2">
      <fieldset className="flex rounded-md border border-line p-0.5">
        <legend className="sr-only">View</legend>
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
      {filters.map(({ name, label, any, options }) => (
        <div key={name} className="flex-[1_1_9rem] sm:max-w-48">
          <Select aria-label={label} value={address[name] ?? ''} onChange={({ target }) => onChange({ [name]: target.value })}>
            <option value="">{any}</option>
            {options.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </Select>
        </div>
      ))}
      <label className="flex h-9 cursor-pointer items-center gap-2 px-1 text-sm text-ink-2 pointer-coarse:h-11">
        <input
          type="checkbox"
          checked={address.archived}
          onChange={({ target }) => onChange({ archived: target.checked })}
          className="size-[18px] accent-accent pointer-coarse:size-6"
        />
        Archived
      </label>
    </div>
  )
}
