import { type RefObject, useEffect } from 'react'

const control = (at: Element | null | undefined) =>
  at?.querySelector<HTMLElement>(':is(select, textarea, input)') ?? at?.querySelector<HTMLElement>('button')

/** The same field of a row, else what leads to it, else the first that the row has. */
function fieldOf(row: Element, field: string | undefined) {
  const wanted = [field, 'more', 'state', 'select'].map((name) => row.querySelector(`[data-field="${name}"]`))
  return control(wanted.find(Boolean) ?? row)
}

/** Alt and an arrow lead from anywhere in a row (`data-row`) to the same field (`data-field`) of the next or the one before. */
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
      // Not under the bar that stays at the top, which a browser's own way to the focus leaves out of account.
      target?.scrollIntoView({ block: 'nearest' })
    }
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [root])
}
