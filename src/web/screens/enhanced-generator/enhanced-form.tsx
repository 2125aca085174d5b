import type { Ref } from 'react'
import { enhancedClientIds } from '#shared/firm.ts'
import { clientLabel } from '#web/documents/labels.ts'
import { useOwnClient } from '#web/accounts/own-client.ts'
import { BriefForm } from '#web/documents/brief-form.tsx'
import { BesideForm } from '#web/documents/read-back/beside-form.tsx'
import type { FilledBrief } from '#web/documents/brief-values.ts'
import { TypeChoice } from '#web/documents/document-choices.tsx'
import { ProjectNameField } from '#web/documents/project-name-field.tsx'
import { CollapsibleLimitFields, RequirementFields } from '#web/documents/requirement-fields.tsx'
import { useBriefForm } from '#web/documents/use-brief-form.ts'
import { ChoiceTiles } from '#web/ui/choice-tiles.tsx'
import { InertButton } from '#web/ui/inert-button.tsx'
import * as words from '#words/enhanced-generator.ts'
import * as general from '#words/general.ts'

type EnhancedFormProps = {
  place: string
  busy: boolean
  stopping: boolean
  onSubmit: (brief: FilledBrief) => void
  button: Ref<HTMLButtonElement>
  beside: HTMLElement | null
}

export function EnhancedForm({ place, beside, ...rest }: EnhancedFormProps) {
  const form = useBriefForm(place)
  const own = useOwnClient()
  return (
    <>
      <BriefForm {...rest} form={form} busyText={words.generatingWithClaudeAi} waits>
        <TypeChoice form={form} ids={['hld', 'lld']} />
        <div className="grid justify-items-start gap-2">
          <div className="w-full">
            <ChoiceTiles
              legend={general.client}
              required
              small
              register={form.register('client')}
              choices={(own ? [own] : enhancedClientIds).map((id) => ({ value: id, label: clientLabel(id) }))}
            />
          </div>
          <InertButton>{words.addClient}</InertButton>
        </div>
        <ProjectNameField form={form} />
        <RequirementFields form={form} names={['businessObjective', 'technicalRequirements']} />
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
          <RequirementFields form={form} names={['scope', 'deliverables', 'timeline', 'budget']} />
        </div>
        <CollapsibleLimitFields form={form} />
      </BriefForm>
      <BesideForm form={form} place={rest.busy ? null : beside} />
    </>
  )
}
