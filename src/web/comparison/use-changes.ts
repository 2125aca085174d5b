import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react'

/** On one of two sides, what the other alone has is not shown, and what both have is gone to on the later one. */
const isLeftOut = (change: HTMLElement) =>
  change.matches('[data-side="before"] [data-change="added"], [data-side="before"] [data-change="changed"]') ||
  change.matches('[data-side="after"] [data-change="removed"]')

/** What is changed, in reading order; of a change within another only the outer one. */
const findChanges = (place: HTMLElement) =>
  [...place.querySelectorAll<HTMLElement>('[data-change]')].filter(
    (change) => !isLeftOut(change) && !change.parentElement?.closest('[data-change]'),
  )

const isTypedInto = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null

/** The changes within an element: how many there are, and going from one to the next with a press of n or p. */
export function useChanges(place: RefObject<HTMLElement | null>, shown: string) {
  // Counted in the page: there each is where it is shown, and only once.
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
