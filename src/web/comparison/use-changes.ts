import { type RefObject, useEffect, useState } from 'react'

/** What is changed, in reading order: of a change within another only the outer one, and of two sides the later where both show it. */
const findChanges = (place: HTMLElement) =>
  [...place.querySelectorAll<HTMLElement>('[data-change]')].filter(
    (change) =>
      change.offsetParent !== null &&
      !change.parentElement?.closest('[data-change]') &&
      !(change.dataset['change'] === 'changed' && change.closest('[data-side="before"]')),
  )

const isTypedInto = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null

/** The changes within an element: how many there are, and going from one to the next with a press of n or p. */
export function useChanges(place: RefObject<HTMLElement | null>, shown: unknown) {
  const [count, setCount] = useState(0)
  const [current, setCurrent] = useState(0)

  // Counted in the page: there each is where it is shown, and only once.
  useEffect(() => {
    setCount(place.current ? findChanges(place.current).length : 0)
    setCurrent(0)
  }, [place, shown])

  const walk = (step: 1 | -1) => {
    const changes = place.current ? findChanges(place.current) : []
    if (changes.length === 0) return
    const next = current === 0 && step === -1 ? changes.length : ((current - 1 + step + changes.length) % changes.length) + 1
    setCurrent(next)
    const change = changes[next - 1]!
    change.focus({ preventScroll: true })
    change.scrollIntoView({ block: 'center' })
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTypedInto(event.target)) return
      if (event.key === 'n') walk(1)
      if (event.key === 'p') walk(-1)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })

  return { count, current, walk }
}
