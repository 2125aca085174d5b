import { useCallback, useEffect, useRef, useState } from 'react'

/** A value that disappears after some milliseconds; setting another restarts the time. */
export function usePassing<Value>(duration: number) {
  const [value, setValue] = useState<Value>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = useCallback(
    (next: Value) => {
      clearTimeout(timer.current)
      setValue(next)
      timer.current = setTimeout(() => setValue(undefined), duration)
    },
    [duration],
  )
  return [value, show] as const
}
