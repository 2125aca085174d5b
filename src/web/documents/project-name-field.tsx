import { Suspense } from 'react'
import { limits } from '#shared/brief-limits.ts'
import { Field, Input } from '#web/ui/field.tsx'
import type { BriefFormState } from './use-brief-form.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import * as words from '#words/documents.ts'

const StartChoice = lazyPart(() => import('./brief-notes.tsx').then((file) => file.StartChoice))

/** Also shows, for a known project, which facts its next document starts from. */
export const ProjectNameField = ({ form }: { form: BriefFormState }) => (
  <>
    <Field label={words.projectName} required error={form.errorOf('projectName')}>
      {(control) => <Input {...control} {...form.register('projectName')} autoComplete="off" maxLength={limits.name} />}
    </Field>
    <Suspense fallback={null}>{form.isProjectNamed && <StartChoice form={form} />}</Suspense>
  </>
)
