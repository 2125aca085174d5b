import { setPageKeys, usePageKeys } from '#web/ui/page-keys.ts'
import { Switch } from '#web/ui/switch.tsx'
import * as words from '#words/document-page.ts'

/** The keyboard shortcuts of the page, with a switch to turn them off. */
export function KeysList() {
  const { keys, isOn } = usePageKeys()
  return (
    <details className="border-t border-line text-sm pointer-coarse:hidden">
      <summary className="cursor-pointer py-2.5 text-ink-3 hover:text-ink pointer-coarse:py-3.5">{words.keys}</summary>
      <Switch label={words.singleKeys} description={words.heardWhereverNothingIsBeing} on={isOn} onChange={setPageKeys} />
      <dl className="grid grid-cols-[2rem_minmax(0,1fr)] gap-y-1.5 pb-3">
        {keys.map(({ key, label }) => (
          <div key={key} className="col-span-2 grid grid-cols-subgrid items-baseline">
            <dt>
              <kbd className="rounded-sm border border-line bg-raised px-1.5 font-mono text-xs">{key}</kbd>
            </dt>
            <dd className={isOn ? 'text-ink-2' : 'text-ink-3 line-through'}>{label}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
