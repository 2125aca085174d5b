import { useSyncExternalStore } from 'react'

/** `sign-in`: theirs has ended. `password`: it goes on, and what they do needs their password again. */
type Asked = { for: 'sign-in' | 'password'; answer: (isGiven: boolean) => void }

let asked: Asked | undefined
const watchers = new Set<() => void>()

function setAsked(next: Asked | undefined) {
  asked = next
  for (const watcher of watchers) watcher()
}

/** Asks a person to sign in again, or for their password, over the page that they are on. */
export const askAgain = (what: Asked['for']) =>
  new Promise<boolean>((resolve) =>
    setAsked({
      for: what,
      answer: (isGiven) => {
        setAsked(undefined)
        resolve(isGiven)
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
