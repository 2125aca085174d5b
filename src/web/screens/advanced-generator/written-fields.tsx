import type { BriefField } from '#shared/brief.ts'
import { RequirementFields } from '#web/documents/requirement-fields.tsx'
import type { BriefFormState } from '#web/documents/use-brief-form.ts'
import type { ChosenTemplate } from './template-field.tsx'

export type BriefProps = { form: BriefFormState; template: ChosenTemplate; onTemplate: (template: ChosenTemplate) => void }

/** Folded until one of them is filled. */
export const limiting = ['constraints', 'assumptions'] as const
export const readFromFile = ['timeline', 'budget'] as const

export const isWritten = (form: BriefFormState, names: readonly BriefField[]) => names.some((name) => form.written.has(name))

/** The screen shows these fields only if a file has filled them. */
export const ReadFromFile = ({ form }: { form: BriefFormState }) => (
  <RequirementFields form={form} names={readFromFile.filter((name) => form.written.has(name))} />
)
