import type { ProjectRow } from '#shared/api/projects.ts'
import { projectLimits } from '#shared/projects.ts'
import * as words from '#words/projects.ts'
import { updateProject } from './change-project.ts'
import { InlineField } from './inline-field.tsx'

type Changed = Pick<ProjectRow, 'id' | 'name' | 'lead' | 'endsOn'>

export const LeadField = ({ project: { id, name, lead } }: { project: Changed }) => (
  <InlineField
    label={words.leadOf(name)}
    placeholder={words.noLead}
    value={lead}
    maxLength={projectLimits.person}
    onSave={(next) => updateProject(id, { lead: next })}
  />
)

export const EndField = ({ project: { id, name, endsOn } }: { project: Changed }) => (
  <InlineField
    label={words.endOf(name)}
    type="date"
    value={endsOn ?? ''}
    onSave={(next) => updateProject(id, { endsOn: next || null })}
  />
)
