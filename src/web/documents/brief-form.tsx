import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { clientIds, clients } from '#shared/firm.ts'
import { ErrorBanner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { CheckBox } from '#web/ui/check-box.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useIntoView } from '#web/ui/use-into-view.ts'
import { isFilled, missingFields, type BriefValues, type FilledBrief } from './brief-values.ts'
import { FormatChoice, TypeChoice } from './document-choices.tsx'
import { RequirementFields } from './requirement-fields.tsx'
import { TemplateField, type ChosenTemplate } from './template-field.tsx'
import { findDraft, useDraft } from './use-draft.ts'

type BriefFormProps = {
  account: string
  busy: boolean
  error: string | undefined
  onSubmit: (brief: FilledBrief, template: File | undefined) => void
  /** The person tries again; the last message goes. */
  onRetry: () => void
}

const missingSentence = 'Please fill in all required fields'

export function BriefForm({ account, busy, error, onSubmit, onRetry }: BriefFormProps) {
  const [defaultValues] = useState(() => findDraft(account))
  const { register, handleSubmit, subscribe, setFocus, control } = useForm<BriefValues>({ defaultValues })
  const [template, setTemplate] = useState<ChosenTemplate>({})
  const [blocked, setBlocked] = useState(false)
  useDraft(account, subscribe)
  const [documentType, client, projectName, useAgent] = useWatch({
    control,
    name: ['documentType', 'client', 'projectName', 'useAgent'],
  })
  const missing = blocked ? missingFields({ documentType, client, projectName }) : []
  const errorOf = (field: (typeof missing)[number], sentence: string) => (missing.includes(field) ? sentence : undefined)
  const submit = handleSubmit((brief) => {
    onRetry()
    setBlocked(!isFilled(brief))
    if (isFilled(brief)) onSubmit(brief, template.file)
    else setFocus(missingFields(brief)[0]!)
  })
  return (
    <form noValidate aria-label="Brief" onSubmit={(event) => void submit(event)}>
      <fieldset disabled={busy} className="grid min-w-0 gap-5">
        <TypeChoice register={register('documentType')} error={errorOf('documentType', 'Choose a type.')} />
        <FormatChoice register={register('outputFormat')} />
        <Field label="Client" required error={errorOf('client', 'Choose a client.')}>
          {(control) => (
            <Select {...control} {...register('client')}>
              <option value="">Select a client</option>
              {clientIds.map((id) => (
                <option key={id} value={id}>
                  {clients[id].name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Project name" required error={errorOf('projectName', 'Give the project a name.')}>
          {(control) => <Input {...control} {...register('projectName')} autoComplete="off" maxLength={200} />}
        </Field>
        <TemplateField documentType={documentType} chosen={template} onChoose={setTemplate} />
        <RequirementFields register={register} />
        <div className="border-t border-line pt-5">
          <CheckBox
            {...register('useAgent')}
            label="Use AI agent with tools"
            description="Code interpreter, image generation, enhanced reasoning"
          />
        </div>
        {missing.length > 0 && <ErrorBanner>{missingSentence}</ErrorBanner>}
        {missing.length === 0 && error !== undefined && <Failure error={error} />}
        <Button type="submit" variant="primary" size="large">
          {busy && <Spinner />}
          {busy ? `Generating with ${useAgent ? 'AI Agent' : 'Standard AI'}...` : 'Generate Document'}
        </Button>
      </fieldset>
    </form>
  )
}

/** The person may be looking at the progress when it ends. */
const Failure = ({ error }: { error: string }) => (
  <div ref={useIntoView<HTMLDivElement>('nearest')} className="scroll-my-6">
    <ErrorBanner>{error}</ErrorBanner>
  </div>
)
