import Pencil from 'lucide-react/icons/pencil'
import { useId, useState } from 'react'
import type { ReadItem } from '#shared/api/read-back.ts'
import { Button } from '#web/ui/button.tsx'
import { controlStyle } from '#web/ui/field.tsx'
import { briefFieldLabels } from '#words/brief-fields.ts'
import * as texts from '#words/advanced-generator.ts'

type RowProps = {
  item: ReadItem
  /** The words of the field that it was read from; undefined once they have changed. */ words: string | undefined
  onCorrect: (words: string) => void
}

/** One thing that was read; its words can be put right where it stands. */
export function ReadItemRow({ item, words, onCorrect }: RowProps) {
  const id = useId()
  const [draft, setDraft] = useState<string>()
  const save = () => {
    onCorrect(draft!.trim())
    setDraft(undefined)
  }
  return (
    <li className="grid gap-2 py-1.5">
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1 text-sm wrap-anywhere">
          {item.text}
          {item.note && <span className="text-ink-3"> – {item.note}</span>}
        </p>
        <Button
          variant="quiet"
          size="icon"
          aria-expanded={draft !== undefined}
          aria-label={texts.correct(item.text.slice(0, 80))}
          disabled={words === undefined}
          onClick={() => setDraft(draft === undefined ? words : undefined)}
        >
          <Pencil aria-hidden size={15} />
        </Button>
      </div>
      {draft !== undefined && (
        <div className="grid gap-2">
          <label htmlFor={id} className="text-sm text-ink-2">
            {texts.wordsIn(briefFieldLabels[item.field])}
          </label>
          <textarea
            id={id}
            rows={3}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            className={`${controlStyle} py-2`}
          />
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={save}>
              {texts.putItRight}
            </Button>
            <Button size="small" variant="quiet" onClick={() => setDraft(undefined)}>
              {texts.leaveIt}
            </Button>
          </div>
        </div>
      )}
    </li>
  )
}
