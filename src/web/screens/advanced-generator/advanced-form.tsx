import { useState } from 'react'
import { createPortal } from 'react-dom'
import { BriefForm } from '#web/documents/brief-form.tsx'
import type { FilledBrief } from '#web/documents/brief-values.ts'
import { CharacterCount } from '#web/documents/character-count.tsx'
import { FormatChoice, TypeChoice } from '#web/documents/document-choices.tsx'
import { ClientField } from '#web/documents/client-field.tsx'
import { ProjectNameField } from '#web/documents/project-name-field.tsx'
import { CollapsibleLimitFields, RequirementFields } from '#web/documents/requirement-fields.tsx'
import { useBriefForm } from '#web/documents/use-brief-form.ts'
import * as words from '#words/advanced-generator.ts'
import { AgentChoice } from './agent-choice.tsx'
import { BriefFileField } from './brief-file-field.tsx'
import { ReadBackPanel } from './read-back-panel.tsx'
import { TemplateField, type ChosenTemplate } from './template-field.tsx'

/** Folded away until one of them is filled. */
const limiting = ['constraints', 'assumptions'] as const

type AdvancedFormProps = {
  place: string
  busy: boolean
  stopping: boolean
  error: string | undefined
  onSubmit: (brief: FilledBrief, template: File | undefined) => void
  onRetry: () => void
  /** Where what was read of the brief is shown. */
  beside: HTMLElement | null
}

export function AdvancedForm({ place, onSubmit, beside, ...rest }: AdvancedFormProps) {
  const form = useBriefForm(place)
  const [template, setTemplate] = useState<ChosenTemplate>({})
  const busyText = form.useAgent ? words.generatingWithAgent : words.generatingWithStandardAi
  return (
    <>
      <BriefForm
        {...rest}
        form={form}
        busyText={busyText}
        useAgent={form.useAgent}
        onSubmit={(brief) => onSubmit(brief, template.file)}
      >
        <TypeChoice form={form} />
        <FormatChoice form={form} />
        <ClientField form={form} />
        <ProjectNameField form={form} />
        <TemplateField documentType={form.documentType} chosen={template} onChoose={setTemplate} />
        <BriefFileField form={form} />
        <RequirementFields form={form} names={['businessObjective', 'technicalRequirements', 'scope', 'deliverables']} />
        <CollapsibleLimitFields form={form} {...(limiting.some((name) => form.written.has(name)) && { open: true })} />
        {/* The screen has them only where a file has filled them. */}
        <RequirementFields form={form} names={(['timeline', 'budget'] as const).filter((name) => form.written.has(name))} />
        <RequirementFields form={form} names={['additionalContext']} />
        <CharacterCount form={form} />
        <div className="border-t border-line pt-5">
          <AgentChoice form={form} />
        </div>
      </BriefForm>
      {/* Beside the form, not within it: what is pressed there does not send the brief. */}
      {beside && !rest.busy && createPortal(<ReadBackPanel form={form} />, beside)}
    </>
  )
}
