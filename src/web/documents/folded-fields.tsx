import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'

type FoldedFieldsProps = { title: string; note?: string; open?: boolean; children: ReactNode }

/** Fields that are folded until the user opens them, or one of them is filled. */
export const FoldedFields = ({ title, note, open, children }: FoldedFieldsProps) => (
  <details className="group" open={open}>
    <summary className="-mx-2 flex min-h-9 cursor-pointer list-none flex-wrap items-center gap-x-1.5 rounded-md px-2 py-1.5 text-sm font-medium text-ink-2 hover:bg-raised hover:text-ink pointer-coarse:min-h-11">
      <ChevronRight aria-hidden size={16} className="shrink-0 text-ink-3 transition-transform duration-150 group-open:rotate-90" />
      <span>{title}</span>
      {note && <span className="font-normal text-ink-3">{note}</span>}
    </summary>
    <div className="mt-2 grid gap-4">{children}</div>
  </details>
)
