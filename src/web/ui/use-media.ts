import { useSyncExternalStore } from 'react'

/** From this width on the sidebar always stands beside the page; Tailwind's `lg`. */
export const wide = '(min-width: 64rem)'

/** Whether the browser meets a media query, now and whenever that changes. */
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
