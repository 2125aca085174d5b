import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { BriefField } from '#shared/brief.ts'
import { useWorkspace } from '#web/accounts/workspace.ts'
import { BriefForm } from '#web/documents/brief-form.tsx'
import type { FilledBrief } from '#web/documents/brief-values.ts'
import { CharacterCount } from '#web/documents/character-count.tsx'
import { FormatChoice, TypeChoice } from '#web/documents/document-choices.tsx'
import { ClientField } from '#web/documents/client-field.tsx'
import { FoldedFields } from '#web/documents/folded-fields.tsx'
import { ProjectNameField } from '#web/documents/project-name-field.tsx'
import { CollapsibleLimitFields, RequirementFields } from '#web/documents/requirement-fields.tsx'
import { useBriefForm, type BriefFormState } from '#web/documents/use-brief-form.ts'
import * as words from '#words/advanced-generator.ts'
import { AgentChoice } from './agent-choice.tsx'
import { BriefFileField } from './brief-file-field.tsx'
import { ReadBackPanel } from './read-back-panel.tsx'
import { TemplateField, type ChosenTemplate } from './template-field.tsx'

/** Folded away until one of them is filled. */
const limiting = ['constraints', 'assumptions'] as const
const readFromFile = ['timeline', 'budget'] as const
const folded = ['technicalRequirements', 'scope', 'deliverables', ...limiting, ...readFromFile, 'additionalContext'] as const

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
  const isLive = useWorkspace().mode === 'live'
  const [template, setTemplate] = useState<ChosenTemplate>({})
  const busyText = form.useAgent ? words.generatingWithAgent : words.generatingWithStandardAi
  const Fields = isLive ? FoldedBrief : WholeBrief
  return (
    <>
      <BriefForm
        {...rest}
        form={form}
        busyText={busyText}
        useAgent={form.useAgent}
        sticky={isLive}
        onSubmit={(brief) => onSubmit(brief, template.file)}
      >
        <Fields form={form} template={template} onTemplate={setTemplate} />
      </BriefForm>
      {/* Beside the form, not within it: what is pressed there does not send the brief. */}
      {beside && !rest.busy && createPortal(<ReadBackPanel form={form} />, beside)}
    </>
  )
}

type BriefProps = { form: BriefFormState; template: ChosenTemplate; onTemplate: (template: ChosenTemplate) => void }

/** Every field in one column. */
const WholeBrief = ({ form, template, onTemplate }: BriefProps) => (
  <>
    <TypeChoice form={form} />
    <FormatChoice form={form} />
    <ClientField form={form} />
    <ProjectNameField form={form} />
    <TemplateField documentType={form.documentType} chosen={template} onChoose={onTemplate} />
    <BriefFileField form={form} />
    <RequirementFields form={form} names={['businessObjective', 'technicalRequirements', 'scope', 'deliverables']} />
    <CollapsibleLimitFields form={form} {...(isWritten(form, limiting) && { open: true })} />
    <ReadFromFile form={form} />
    <RequirementFields form={form} names={['additionalContext']} />
    <CharacterCount form={form} />
    <div className="border-t border-line pt-5">
      <AgentChoice form={form} />
    </div>
  </>
)

/** What a document cannot do without; the rest is folded until it is opened or filled. */
const FoldedBrief = ({ form, template, onTemplate }: BriefProps) => (
  <>
    <TypeChoice form={form} compact />
    <ClientField form={form} />
    <ProjectNameField form={form} />
    <RequirementFields form={form} names={['businessObjective']} rows={3} />
    <FoldedFields
      title={words.restOfBrief}
      note={words.requirementsScopeDeliverables}
      {...(isWritten(form, folded) && { open: true })}
    >
      <RequirementFields form={form} names={['technicalRequirements', 'scope', 'deliverables', ...limiting]} />
      <ReadFromFile form={form} />
      <RequirementFields form={form} names={['additionalContext']} />
      <CharacterCount form={form} />
    </FoldedFields>
    <FoldedFields
      title={words.filesAndFormat}
      note={words.briefTemplateAgent}
      {...((template.file || template.objection !== undefined) && { open: true })}
    >
      <FormatChoice form={form} />
      <BriefFileField form={form} />
      <TemplateField documentType={form.documentType} chosen={template} onChoose={onTemplate} />
      <AgentChoice form={form} />
    </FoldedFields>
  </>
)

const isWritten = (form: BriefFormState, names: readonly BriefField[]) => names.some((name) => form.written.has(name))

/** The screen has these only where a file has filled them. */
const ReadFromFile = ({ form }: { form: BriefFormState }) => (
  <RequirementFields form={form} names={readFromFile.filter((name) => form.written.has(name))} />
)
