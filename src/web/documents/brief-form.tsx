import { Suspense, useId, type ReactNode, type Ref } from 'react'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useIntoView } from '#web/ui/use-into-view.ts'
import type { FilledBrief } from './brief-values.ts'
import type { BriefFormState } from './use-brief-form.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import * as words from '#words/documents.ts'

const EstimateLine = lazyPart(() => import('./brief-notes.tsx').then((file) => file.EstimateLine))

type BriefFormProps = {
  form: BriefFormState
  /** Label of the button while the work runs. */
  busyText: string
  busy: boolean
  stopping: boolean
  error?: string | undefined
  /** True if the button is disabled until the required fields are filled, instead of naming those that are missing. */
  waits?: boolean
  /** True if the button remains visible while a long form scrolls. */
  sticky?: boolean
  /** True if the provider's model works with tools, which costs more. */
  useAgent?: boolean
  onSubmit: (brief: FilledBrief) => void
  /** Called when the user tries again, to clear the last message. */
  onRetry?: () => void
  button?: Ref<HTMLButtonElement>
  children: ReactNode
}

/** Covers the fields that scroll below it. */
const stickyStyle = 'sticky bottom-0 z-10 -mx-1 grid gap-2 border-t border-line bg-background px-1 py-3'

const missingSentence = words.pleaseFillInAllRequired

/** The frame of a brief's form: messages about missing fields and errors, and the button that starts the work. */
export function BriefForm({ form, busyText, busy, stopping, error, onSubmit, onRetry, button, children, ...more }: BriefFormProps) {
  const { waits, sticky, useAgent = false } = more
  const submit = form.submitWith(onSubmit)
  const writerId = useId()
  return (
    <form
      noValidate
      aria-label={words.brief}
      onSubmit={(event) => {
        onRetry?.()
        void submit(event)
      }}
    >
      <fieldset disabled={busy} className="grid min-w-0 gap-5">
        {children}
        <div className={sticky ? stickyStyle : 'contents'}>
          {form.isBlocked && <ErrorBanner>{missingSentence}</ErrorBanner>}
          {!form.isBlocked && error !== undefined && <Failure error={error} />}
          <Button
            ref={button}
            type="submit"
            variant="primary"
            size="large"
            disabled={waits && !form.isComplete}
            aria-describedby={writerId}
          >
            {busy && <Spinner />}
            {stopping ? words.stopping : busy ? busyText : words.generateDocument}
          </Button>
          <Suspense fallback={null}>
            {form.documentType && <EstimateLine id={writerId} form={form} useAgent={useAgent} busy={busy} />}
          </Suspense>
        </div>
      </fieldset>
    </form>
  )
}

/** Scrolls into view, because the user may be looking at the progress when it ends. */
const Failure = ({ error }: { error: string }) => (
  <div ref={useIntoView<HTMLDivElement>('nearest')} className="scroll-my-6">
    <ErrorBanner>{error}</ErrorBanner>
  </div>
)
