import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { language } from '#words/language.ts'
import * as words from '#words/design.ts'
import type { Clash } from './draft.ts'

type ClashesProps = { clashes: Clash[]; onSettle: (dropped: ReadonlySet<string>) => void }

/** Facts that someone else has changed meanwhile: shows both values, and the user chooses one. */
export function Clashes({ clashes, onSettle }: ClashesProps) {
  const [dropped, setDropped] = useState<ReadonlySet<string>>(new Set())
  const choose = (id: string, isDropped: boolean) =>
    setDropped((now) => new Set([...[...now].filter((one) => one !== id), ...(isDropped ? [id] : [])]))
  return (
    <Panel title={words.bothChanged}>
      <div className="grid gap-4 p-4 sm:p-5">
        <p className="text-sm text-ink-2">{words.bothChangedNote}</p>
        {clashes.map(({ id, name, fields }) => (
          <fieldset key={id} className="grid gap-2 border-t border-line pt-3">
            <legend className="float-left font-medium wrap-anywhere">{name}</legend>
            {fields.length === 0 ? (
              <p className="text-sm text-ink-2">{words.goneMeanwhile}</p>
            ) : (
              <>
                {fields.map(({ field, theirs, mine }) => (
                  <dl key={field} className="grid gap-2 text-sm sm:grid-cols-2">
                    <div>
                      <dt className="text-ink-3">{words.theirs}</dt>
                      <dd className="wrap-anywhere">{told(theirs)}</dd>
                    </div>
                    <div>
                      <dt className="text-ink-3">{words.mine}</dt>
                      <dd className="wrap-anywhere">{told(mine)}</dd>
                    </div>
                  </dl>
                ))}
                <div className="flex flex-wrap gap-4">
                  {([true, false] as const).map((isDropped) => (
                    <label key={String(isDropped)} className="flex items-center gap-2 text-sm">
                      <input
                        type="radio"
                        name={id}
                        checked={dropped.has(id) === isDropped}
                        onChange={() => choose(id, isDropped)}
                      />
                      {isDropped ? words.keepTheirs : words.keepMine}
                    </label>
                  ))}
                </div>
              </>
            )}
          </fieldset>
        ))}
        <div>
          <Button variant="primary" onClick={() => onSettle(dropped)}>
            {words.goOn}
          </Button>
        </div>
      </div>
    </Panel>
  )
}

/** Formats a value of any type for display. */
function told(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') return value.toLocaleString(language)
  if (value === undefined || value === null) return words.none
  return Object.values(value).map(told).join('; ')
}
