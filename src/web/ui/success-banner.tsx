import CircleCheck from 'lucide-react/icons/circle-check'

/** A success message, which does not interrupt screen readers. */
export const SuccessBanner = ({ children }: { children: string }) => (
  <output className="flex items-start gap-2.5 rounded-md border border-ok bg-inserted px-3.5 py-2.5 text-ink">
    <CircleCheck aria-hidden size={18} className="mt-[3px] shrink-0 text-ok" />
    <p className="min-w-0 wrap-anywhere">{children}</p>
  </output>
)
