import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** For a screen's title: it takes the focus when the user arrives from another screen. */
export function useArrivalFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  // The first page of a visit has the key "default"; there the browser decides about the focus.
  const arrived = useRef(useLocation().key !== 'default')
  useEffect(() => {
    if (arrived.current) heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
