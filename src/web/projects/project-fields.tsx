import type { ReactNode } from 'react'
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

type EndFieldProps = { project: Changed; showDay?: (day: string) => ReactNode }

export const EndField = ({ project: { id, name, endsOn }, showDay }: EndFieldProps) => (
  <InlineField
    label={words.endOf(name)}
    type="date"
    placeholder={words.notSet}
    showDay={showDay}
    value={endsOn ?? ''}
    onSave={(next) => updateProject(id, { endsOn: next || null })}
  />
)
