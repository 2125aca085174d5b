import { Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import { isBlank } from '#web/documents/brief-values.ts'
import type { BriefFormState } from '#web/documents/use-brief-form.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { ExampleChoice } from './example-choice.tsx'

const ReadBackPanel = lazyPart(() => import('#web/documents/read-back/read-back-panel.tsx').then((file) => file.ReadBackPanel))

/** Shows examples until something is typed, then the contents of the brief. */
export function BesideBrief({ form }: { form: BriefFormState }) {
  const [projectName, requirements] = useWatch({ control: form.control, name: ['projectName', 'requirements'] })
  if (Object.values(requirements).every(isBlank)) return projectName.trim() === '' && <ExampleChoice form={form} />
  return (
    <Suspense>
      <ReadBackPanel form={form} />
    </Suspense>
  )
}
