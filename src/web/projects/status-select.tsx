import { nextStatuses, type ProjectStatus } from '#shared/projects.ts'
import { statusNames } from '#words/project-states.ts'
import { Select } from '#web/ui/select.tsx'
import * as words from '#words/projects.ts'

type StatusSelectProps = {
  name: string
  status: ProjectStatus
  heldFrom: ProjectStatus | null
  onMove(status: ProjectStatus): void
}

/** A project's status, and the statuses it may change to. */
export const StatusSelect = ({ name, status, heldFrom, onMove }: StatusSelectProps) => (
  <Select aria-label={words.statusOf(name)} value={status} onChange={({ target }) => onMove(target.value as ProjectStatus)}>
    {[status, ...nextStatuses(status, heldFrom)].map((one) => (
      <option key={one} value={one}>
        {statusNames[one]}
      </option>
    ))}
  </Select>
)
