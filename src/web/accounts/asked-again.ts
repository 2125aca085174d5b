import { useSyncExternalStore } from 'react'

type Asked = { answer: (hasSignedIn: boolean) => void }

let asked: Asked | undefined
const watchers = new Set<() => void>()

function setAsked(next: Asked | undefined) {
  asked = next
  for (const watcher of watchers) watcher()
}

/** Asks a person whose sign-in has ended for their password, over the page that they are on. */
export const askAgain = () =>
  new Promise<boolean>((resolve) =>
    setAsked({
      answer: (hasSignedIn) => {
        setAsked(undefined)
        resolve(hasSignedIn)
      },
    }),
  )

export const useAskedAgain = () =>
  useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    () => asked,
  )
