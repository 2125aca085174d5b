import { useCallback, useState } from 'react'

export type Selection<Item extends { id: string } = { id: string }> = {
  /** All that can be selected, in the order of the page. */
  all: readonly Item[]
  selected: Item[]
  select(ids: readonly string[], isOn: boolean): void
}

type Ticked = { ids: ReadonlySet<string>; count: number }
const none: Ticked = { ids: new Set(), count: 0 }

/** The selected items of a list. `hasIndexes`: the ids are indexes, so that a selection ends when the list grows or shrinks. */
export function useSelection<Item extends { id: string }>(all: readonly Item[], hasIndexes = false): Selection<Item> {
  const { length: count } = all
  const [ticked, setTicked] = useState(none)
  const idsNow = useCallback((of: Ticked) => (hasIndexes && of.count !== count ? none.ids : of.ids), [hasIndexes, count])
  const select = useCallback(
    (ids: readonly string[], isOn: boolean) =>
      setTicked((before) => {
        const known = [...idsNow(before)]
        return { ids: new Set(isOn ? [...known, ...ids] : known.filter((id) => !ids.includes(id))), count }
      }),
    [idsNow, count],
  )
  const shown = idsNow(ticked)
  return { all, selected: all.filter(({ id }) => shown.has(id)), select }
}
