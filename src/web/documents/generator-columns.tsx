import type { ReactNode } from 'react'

/** The brief next to the result; stacked if there is no room. */
export const GeneratorColumns = ({ form, children }: { form: ReactNode; children: ReactNode }) => (
  <div className="mt-7 grid gap-8 xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] xl:items-start xl:gap-10">
    {form}
    <div className="grid min-w-0 gap-8">{children}</div>
  </div>
)
