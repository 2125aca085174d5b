import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react'

/**
 * With two columns, a change that occurs only in the other column is skipped, and one that occurs in both is counted in the later column.
 */
const isLeftOut = (change: HTMLElement) =>
  change.matches('[data-side="before"] [data-change="added"], [data-side="before"] [data-change="changed"]') ||
  change.matches('[data-side="after"] [data-change="removed"]')

/** All changes in reading order; of nested changes only the outer one. */
const findChanges = (place: HTMLElement) =>
  [...place.querySelectorAll<HTMLElement>('[data-change]')].filter(
    (change) => !isLeftOut(change) && !change.parentElement?.closest('[data-change]'),
  )

const isTypedInto = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null

/** Counts the changes within an element, and steps through them with the keys n and p. */
export function useChanges(place: RefObject<HTMLElement | null>, shown: string) {
  // Counted in the DOM, where each change appears once, as displayed.
  const watch = useCallback(
    (listener: () => void) => {
      const observer = new MutationObserver(listener)
      if (place.current) observer.observe(place.current, { childList: true, subtree: true })
      return () => observer.disconnect()
    },
    [place],
  )
  const count = useSyncExternalStore(watch, () => (place.current ? findChanges(place.current).length : 0))
  const [last, setLast] = useState({ shown, at: 0 })
  const current = last.shown === shown ? last.at : 0

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTypedInto(event.target)) return
      if (event.key === 'n') walk(1)
      if (event.key === 'p') walk(-1)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })

  function walk(step: 1 | -1) {
    const changes = place.current ? findChanges(place.current) : []
    if (changes.length === 0) return
    const next = current === 0 && step === -1 ? changes.length : ((current - 1 + step + changes.length) % changes.length) + 1
    setLast({ shown, at: next })
    const change = changes[next - 1]!
    change.focus({ preventScroll: true })
    change.scrollIntoView({ block: 'center' })
  }

  return { count, current, walk }
}
