import { type RefObject, useLayoutEffect, useState } from 'react'

/** CSS pixels of a row; a finger's breadth. */
export const rowHeight = 44
/** Rows above and below those in sight that are there already. */
const beyond = 8

/** Which of the rows of a list that scrolls with the page are in sight: the first, and the last with it. */
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
