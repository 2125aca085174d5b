import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useEffect, useRef, useState } from 'react'
import * as general from '#words/general.ts'
import * as words from '#words/ui.ts'
import { Button } from './button.tsx'
import { copyText } from './copy-text.ts'

type ShownOnceProps = { label: string; value: string; onDone: () => void }

/** A new secret that cannot be seen again; it takes the focus. */
export function ShownOnce({ label, value, onDone }: ShownOnceProps) {
  const [isCopied, setCopied] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  const Icon = isCopied ? Check : Copy
  return (
    <div className="grid gap-2 rounded-lg border border-accent bg-surface p-3 text-sm">
      <label className="grid gap-1">
        <span className="font-medium">{label}</span>
        <input
          ref={field}
          readOnly
          value={value}
          spellCheck={false}
          className="h-10 w-full rounded-md border border-control bg-background px-3 font-mono text-sm text-ink"
        />
      </label>
      <p className="text-ink-3">{words.itIsShownThisOnce}</p>
      <div className="flex flex-wrap gap-1.5">
        <Button size="small" onClick={() => void copyText(value).then(setCopied)}>
          <Icon aria-hidden size={14} className={isCopied ? 'text-ok' : 'text-ink-3'} />
          {isCopied ? general.copied : general.copy}
        </Button>
        <Button size="small" onClick={onDone}>
          {words.iHaveKeptIt}
        </Button>
      </div>
    </div>
  )
}
