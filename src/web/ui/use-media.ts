import { useSyncExternalStore } from 'react'

/** Minimum width at which the sidebar is always visible; Tailwind's `lg`. */
export const wide = '(min-width: 64rem)'

/** True if the browser matches a media query; updated on each change. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )
}
