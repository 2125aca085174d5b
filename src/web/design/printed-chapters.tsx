import { CheckBox } from '#web/ui/check-box.tsx'
import * as words from '#words/design-chapters.ts'
import type { DesignEditing } from './editing.ts'

/** A tick for each chapter of the document; one without it is left out. */
export function PrintedChapters({ editing: { chapters, facts, isReadOnly, change } }: { editing: DesignEditing }) {
  if (chapters.length === 0) return null
  const leftOut = facts.leftOut ?? []
  const choose = (id: string, isPrinted: boolean) =>
    change({
      op: 'set',
      id: 'leftOut',
      field: 'chapters',
      value: isPrinted ? leftOut.filter((one) => one !== id) : [...leftOut, id],
    })
  return (
    <fieldset disabled={isReadOnly} className="grid gap-3">
      <legend className="mb-1 font-medium">{words.chapters}</legend>
      <p className="text-sm text-ink-2">{words.whatChaptersAre}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {chapters.map(({ id, heading }) => (
          <CheckBox
            key={id}
            label={heading}
            checked={!leftOut.includes(id)}
            onChange={({ target }) => choose(id, target.checked)}
          />
        ))}
      </div>
    </fieldset>
  )
}
