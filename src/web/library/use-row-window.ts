import { type RefObject, useLayoutEffect, useState } from 'react'

/** Height of a row in CSS pixels, enough for a finger. */
export const rowHeight = 44
/** Number of rows rendered above and below the visible ones. */
const beyond = 8

/** Returns the first and the last visible row of a list that scrolls with the page. */
export function useRowWindow(list: RefObject<HTMLElement | null>, count: number): readonly [number, number] {
  const [range, setRange] = useState<readonly [number, number]>([0, 30])
  useLayoutEffect(() => {
    const look = () => {
      const top = list.current?.getBoundingClientRect().top ?? 0
      const first = Math.max(0, Math.floor(-top / rowHeight) - beyond)
      const last = Math.max(first, Math.ceil((innerHeight - top) / rowHeight) + beyond)
      setRange((known) => (known[0] === first && known[1] === last ? known : [first, last]))
    }
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- of another number of rows, others are in sight
  }, [list, count])
  return [Math.min(range[0], Math.max(0, count - 1)), Math.min(range[1], count - 1)]
}
