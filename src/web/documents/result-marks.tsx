import { useId } from 'react'
import type { Generated } from '#shared/api/documents-v3.ts'
import { Button } from '#web/ui/button.tsx'
import * as words from '#words/result-marks.ts'

type ResultMarksProps = { marks: Generated['marks']; onRegenerate: (() => void) | undefined }

/** Parts whose text is not wholly the provider's, grouped by reason. */
export function ResultMarks({ marks, onRegenerate }: ResultMarksProps) {
  const id = useId()
  const reasons = [...new Set(marks.map(({ sentence }) => sentence))]
  return (
    <section aria-labelledby={id} className="border-t border-line p-5">
      <h3 id={id} className="flex items-center gap-2 font-medium">
        <span aria-hidden className="size-1.5 rounded-full bg-copper" />
        {words.markedParts(marks.length)}
      </h3>
      <dl className="mt-2 grid gap-2.5 text-sm">
        {reasons.map((reason) => (
          <div key={reason}>
            <dt className="wrap-anywhere">
              {marks
                .filter(({ sentence }) => sentence === reason)
                .map(({ heading }) => heading)
                .join(', ')}
            </dt>
            <dd className="wrap-anywhere text-ink-2">{reason}</dd>
          </div>
        ))}
      </dl>
      {onRegenerate && (
        <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button aria-describedby={`${id}-regenerate`} onClick={onRegenerate}>
            {words.regenerate}
          </Button>
          <p id={`${id}-regenerate`} className="text-sm text-ink-3">
            {words.asksForThesePartsAgain}
          </p>
        </div>
      )}
    </section>
  )
}
