import { type RefObject, useEffect } from 'react'
import { rowHeight } from './use-row-window.ts'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** `placeOf`: the position of a row in the list. */
type Keys = {
  list: RefObject<HTMLElement | null>
  search: RefObject<HTMLInputElement | null>
  total: number
  placeOf(row: number): number
  areOn: boolean
}

/** `/` focuses the search; j and k move to the next and previous row, also out of view; Enter opens it, because it is a link. */
export function useRowKeys({ list, search, total, placeOf, areOn }: Keys) {
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('[role=dialog], [role=alertdialog]')) return
      if (event.key === 'ArrowDown' && event.target === search.current) return move(event, 0)
      if (!areOn || isTyping(event.target)) return
      if (event.key === '/') {
        event.preventDefault()
        search.current?.focus()
        search.current?.select()
      }
      const at = rowOf(document.activeElement)
      if (event.key === 'j') move(event, at === undefined ? firstInSight() : at + 1)
      if (event.key === 'k') move(event, at === undefined ? firstInSight() : at - 1)
    }
    const rowOf = (element: Element | null) => {
      const link = element?.closest('[role=row]')?.querySelector<HTMLElement>('[data-row]')
      return link && list.current?.contains(link) ? Number(link.dataset['row']) : undefined
    }
    const topOf = (number: number) => (list.current?.getBoundingClientRect().top ?? 0) + placeOf(number) * rowHeight
    const firstInSight = () => {
      let row = Math.max(0, Math.ceil(-(list.current?.getBoundingClientRect().top ?? 0) / rowHeight))
      while (row > 0 && topOf(row - 1) >= 0) row -= 1
      return row
    }
    const move = (event: KeyboardEvent, number: number) => {
      if (number < 0 || number >= total) return
      event.preventDefault()
      const [top, room] = [topOf(number), { above: 80, below: innerHeight - rowHeight * 2 }]
      if (top < room.above) scrollBy(0, top - room.above)
      if (top > room.below) scrollBy(0, top - room.below)
      reach(number, 60)
    }
    // A row that was out of view is rendered a moment later.
    const reach = (number: number, tries: number) => {
      const link = list.current?.querySelector<HTMLElement>(`[data-row="${number}"]`)
      if (link) link.focus({ preventScroll: true })
      else if (tries > 0) requestAnimationFrame(() => reach(number, tries - 1))
    }
    addEventListener('keydown', follow)
    return () => removeEventListener('keydown', follow)
  }, [list, search, total, placeOf, areOn])
}
