import { Suspense } from 'react'
import { createPortal } from 'react-dom'
import type { BriefFormState } from '#web/documents/use-brief-form.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'

const FoldedReadBack = lazyPart(() => import('./folded-read-back.tsx').then((file) => file.FoldedReadBack))

type BesideFormProps = { form: BriefFormState; place: HTMLElement | null }

/** The contents of the brief, folded, rendered outside the form, so that its buttons do not submit the brief. */
export const BesideForm = ({ form, place }: BesideFormProps) =>
  place &&
  createPortal(
    <Suspense>
      <FoldedReadBack form={form} />
    </Suspense>,
    place,
  )
