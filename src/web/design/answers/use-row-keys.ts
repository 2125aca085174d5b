import { type RefObject, useEffect } from 'react'

const control = (at: Element | null | undefined) =>
  at?.querySelector<HTMLElement>(':is(select, textarea, input)') ?? at?.querySelector<HTMLElement>('button')

/** Returns the same field of a row, otherwise the button that opens it, otherwise the row's first field. */
function fieldOf(row: Element, field: string | undefined) {
  const wanted = [field, 'more', 'state', 'select'].map((name) => row.querySelector(`[data-field="${name}"]`))
  return control(wanted.find(Boolean) ?? row)
}

/** Alt+arrow moves from any field (`data-field`) of a row (`data-row`) to the same field of the next or previous row. */
export function useRowKeys(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = root.current
    const onKey = (event: KeyboardEvent) => {
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (by === undefined || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const from = (event.target as Element).closest('[data-row]')
      if (!element || !from) return
      event.preventDefault()
      const rows = [...element.querySelectorAll('[data-row]')]
      const to = rows[rows.indexOf(from) + by]
      const field = (event.target as Element).closest<HTMLElement>('[data-field]')?.dataset['field']
      const target = to && fieldOf(to, field)
      target?.focus()
      // The browser's own scrolling to the focus ignores the sticky bar.
      target?.scrollIntoView({ block: 'nearest' })
    }
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [root])
}
