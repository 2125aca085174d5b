import { Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { useWorkspace } from '#web/accounts/workspace.ts'
import { BriefForm } from '#web/documents/brief-form.tsx'
import type { FilledBrief } from '#web/documents/brief-values.ts'
import { CharacterCount } from '#web/documents/character-count.tsx'
import { FormatChoice, TypeChoice } from '#web/documents/document-choices.tsx'
import { ClientField } from '#web/documents/client-field.tsx'
import { ProjectNameField } from '#web/documents/project-name-field.tsx'
import { CollapsibleLimitFields, RequirementFields } from '#web/documents/requirement-fields.tsx'
import { useBriefForm } from '#web/documents/use-brief-form.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import * as words from '#words/advanced-generator.ts'
import { AgentChoice } from './agent-choice.tsx'
import { BesideBrief } from './beside-brief.tsx'
import { BriefFileField } from './brief-file-field.tsx'
import { TemplateField, type ChosenTemplate } from './template-field.tsx'
import { type BriefProps, isWritten, limiting, ReadFromFile } from './written-fields.tsx'

const FoldedBrief = lazyPart(() => import('./folded-brief.tsx').then((file) => file.FoldedBrief))

type AdvancedFormProps = {
  place: string
  busy: boolean
  stopping: boolean
  error: string | undefined
  onSubmit: (brief: FilledBrief, template: File | undefined) => void
  onRetry: () => void
  /** The element in which the contents of the brief are shown. */
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
        <Suspense fallback={null}>
          <Fields form={form} template={template} onTemplate={setTemplate} />
        </Suspense>
      </BriefForm>
      {/* Rendered outside the form, so that its buttons do not submit the brief. */}
      {beside && !rest.busy && createPortal(<BesideBrief form={form} />, beside)}
    </>
  )
}

/** All fields in one column. */
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
