import type { DocumentV1 } from '#shared/api/documents-v1.ts'
import type { OutOfDate } from '#shared/api/out-of-date.ts'
import { OutOfDateNote } from '#web/documents/out-of-date-note.tsx'
import { Button } from '#web/ui/button.tsx'
import * as words from '#words/enhanced-generator.ts'

type RenewalProps = {
  document: DocumentV1
  outOfDate: OutOfDate
  /** Undefined while another document is being generated. */
  onRenew: (() => void) | undefined
}

/** How a document is out of date, with a button to update it. */
export const Renewal = ({ document: { name }, outOfDate, onRenew }: RenewalProps) => (
  <div className="mt-1 grid justify-items-start gap-2">
    <OutOfDateNote outOfDate={outOfDate} />
    {outOfDate.mayRenew && (
      <Button size="small" aria-label={words.generateDocumentAgain(name)} disabled={!onRenew} onClick={onRenew}>
        {words.generateAgain}
      </Button>
    )}
  </div>
)
