import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import type { BriefFormState } from '#web/documents/use-brief-form.ts'
import * as words from '#words/read-back.ts'
import { ReadBackPanel } from './read-back-panel.tsx'

/** The contents of the brief, folded; analysed only once the user opens it. */
export function FoldedReadBack({ form }: { form: BriefFormState }) {
  const [isOpen, setOpen] = useState(() => form.getValues('design.id') !== '')
  return (
    <details className="group grid gap-3" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-lg border border-line bg-surface px-4 font-medium hover:bg-raised">
        <ChevronRight
          aria-hidden
          size={16}
          className="shrink-0 text-ink-3 transition-transform duration-150 group-open:rotate-90"
        />
        {words.whatBriefSaysAndStart}
      </summary>
      {isOpen && (
        <div className="mt-3">
          <ReadBackPanel form={form} empty={<p className="px-4 text-sm text-ink-3">{words.writeSomethingFirst}</p>} />
        </div>
      )}
    </details>
  )
}
