import { useEffect, useRef } from 'react'

/** Scrolls an element into view after it has appeared. */
export function useIntoView<Element extends HTMLElement>(block: ScrollLogicalPosition) {
  const element = useRef<Element>(null)
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    element.current?.scrollIntoView({ block, behavior: still ? 'auto' : 'smooth' })
  }, [block])
  return element
}
