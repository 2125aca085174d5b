import Search from 'lucide-react/icons/search'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import * as words from '#words/search.ts'
import type { Screen } from './known-entries.ts'

const loadPalette = () => import('./palette.tsx')
const Palette = lazyPart(() => loadPalette().then((file) => file.Palette))
// A failed load is repeated, and reported, when the palette is opened.
const prepare = () => void loadPalette().catch(() => undefined)

const isApple = () => /mac|iphone|ipad/i.test(navigator.userAgent)

/** Opens the palette, by a press or by ⌘K and Ctrl K; loaded when the user first reaches for it. */
export function PaletteButton({ screens }: { screens: readonly Screen[] }) {
  const [state, setState] = useState<'never opened' | 'open' | 'closed'>('never opened')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setState((now) => (now === 'open' ? 'closed' : 'open'))
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        size="small"
        aria-label={words.searchEverything}
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        aria-keyshortcuts="Meta+K Control+K"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setState('open')}
      >
        <Search aria-hidden size={15} />
        <kbd aria-hidden className="font-mono text-xs text-ink-3 max-md:hidden pointer-coarse:hidden">
          {isApple() ? '⌘K' : words.ctrlK}
        </kbd>
      </Button>
      {state !== 'never opened' && (
        <Suspense>
          <Palette screens={screens} isOpen={state === 'open'} onClose={() => setState('closed')} opener={button} />
        </Suspense>
      )}
    </>
  )
}
