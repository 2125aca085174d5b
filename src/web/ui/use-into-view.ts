import { useEffect, useRef } from 'react'

/** Brings what has just appeared before the eyes of whoever asked for it. */
export function useIntoView<Element extends HTMLElement>(block: ScrollLogicalPosition) {
  const element = useRef<Element>(null)
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    element.current?.scrollIntoView({ block, behavior: still ? 'auto' : 'smooth' })
  }, [block])
  return element
}
