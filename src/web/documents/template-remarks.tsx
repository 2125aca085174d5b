import { useId } from 'react'
import type { Generated } from '#shared/api/documents-v3.ts'
import * as words from '#words/documents.ts'

/** Parts of the uploaded template that are missing in the Word file. */
export function TemplateRemarks({ remarks }: { remarks: Generated['templateRemarks'] }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-line p-5">
      <h3 id={id} className="font-medium">
        {words.whatWordFileDoesNot}
      </h3>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-sm text-ink-2">
        {remarks.map((remark) => (
          <li key={remark} className="wrap-anywhere">
            {remark}
          </li>
        ))}
      </ul>
    </section>
  )
}
