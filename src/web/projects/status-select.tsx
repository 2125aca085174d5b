import { nextStatuses, type ProjectStatus, statusNames } from '#shared/projects.ts'
import { Select } from '#web/ui/select.tsx'

type StatusSelectProps = {
  name: string
  status: ProjectStatus
  heldFrom: ProjectStatus | null
  onMove(status: ProjectStatus): void
}

/** A project's status, and what it may become. */
export const StatusSelect = ({ name, status, heldFrom, onMove }: StatusSelectProps) => (
  <Select aria-label={`Status of ${name}`} value={status} onChange={({ target }) => onMove(target.value as ProjectStatus)}>
    {[status, ...nextStatuses(status, heldFrom)].map((one) => (
      <option key={one} value={one}>
        {statusNames[one]}
      </option>
    ))}
  </Select>
)
