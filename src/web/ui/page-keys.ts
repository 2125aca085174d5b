import { useEffect, useRef, useSyncExternalStore } from 'react'
import { readStored, store } from './stored-value.ts'

export type PageKey = { key: string; label: string }
type Bound = PageKey & { run: () => void }

const bound: Bound[] = []
const listeners = new Set<() => void>()
const offName = 'page-keys-off'
let state: { keys: PageKey[]; isOn: boolean } = { keys: [], isOn: readStored(offName, 'localStorage') !== true }

function tell(isOn = state.isOn) {
  state = { keys: bound.map(({ key, label }) => ({ key, label })), isOn }
  for (const listener of listeners) listener()
}

/** Keys are ignored while the user types, and in an open dialog. */
const isTakenBy = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role=dialog], [role=alertdialog]') !== null)

function press(event: KeyboardEvent) {
  if (!state.isOn || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isTakenBy(event.target)) return
  const found = bound.findLast(({ key }) => key === event.key)
  if (!found) return
  event.preventDefault()
  found.run()
}

/** Binds a single-key shortcut while the component is mounted; all shortcuts can be turned off (WCAG 2.1.4). */
export function useKey(key: string, label: string, run: () => void) {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    const own = { key, label, run: () => latest.current() }
    if (bound.length === 0) addEventListener('keydown', press)
    bound.push(own)
    tell()
    return () => {
      bound.splice(bound.indexOf(own), 1)
      if (bound.length === 0) removeEventListener('keydown', press)
      tell()
    }
  }, [key, label])
}

/** The shortcuts of the page, and whether they are on. */
export const usePageKeys = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => state,
  )

export function setPageKeys(isOn: boolean) {
  store(offName, !isOn, 'localStorage')
  tell(isOn)
}
