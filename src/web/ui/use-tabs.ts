import { useId, useState, type KeyboardEvent } from 'react'

/** One panel of several, chosen by click, arrow, Home or End; only the chosen tab is a tab stop. */
export function useTabs<Value extends string>(values: readonly [Value, ...Value[]], isVertical = false) {
  const [chosen, setChosen] = useState<Value>(values[0])
  return useChosenTab({ values, chosen, onChoose: setChosen, isVertical })
}

type Chosen<Value> = { values: readonly Value[]; chosen: Value; onChoose: (value: Value) => void; isVertical?: boolean }

/** The same if the caller manages the choice. */
export function useChosenTab<Value extends string>({ values, chosen, onChoose: setChosen, isVertical = false }: Chosen<Value>) {
  const id = useId()
  const tabId = `${id}tab-${values.indexOf(chosen)}`
  const panelId = `${id}panel`
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const to = indexAfter(event.key, { at: values.indexOf(chosen), count: values.length, isVertical })
    const value = to === undefined ? undefined : values[to]
    if (to === undefined || value === undefined) return
    event.preventDefault()
    setChosen(value)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus()
  }
  return {
    chosen,
    list: { role: 'tablist', 'aria-orientation': isVertical ? 'vertical' : 'horizontal', onKeyDown } as const,
    tab: (value: Value) =>
      ({
        type: 'button',
        role: 'tab',
        id: `${id}tab-${values.indexOf(value)}`,
        tabIndex: value === chosen ? 0 : -1,
        'aria-selected': value === chosen,
        // The other panels are not rendered.
        'aria-controls': value === chosen ? panelId : undefined,
        onClick: () => setChosen(value),
      }) as const,
    /** The props of the rendered panel; with the chosen value as its key, each panel starts fresh. */
    panel: { role: 'tabpanel', id: panelId, 'aria-labelledby': tabId, tabIndex: 0 } as const,
  }
}

type Place = { at: number; count: number; isVertical: boolean }

function indexAfter(key: string, { at, count, isVertical }: Place) {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === (isVertical ? 'ArrowDown' : 'ArrowRight')) return (at + 1) % count
  if (key === (isVertical ? 'ArrowUp' : 'ArrowLeft')) return (at + count - 1) % count
  return undefined
}
