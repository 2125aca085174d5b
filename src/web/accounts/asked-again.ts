import { useSyncExternalStore } from 'react'

/** `sign-in`: the sign-in has ended. `password`: it continues, but the action needs the password again. */
type Asked = { for: 'sign-in' | 'password'; answer: (isGiven: boolean) => void }

let asked: Asked | undefined
const watchers = new Set<() => void>()

function setAsked(next: Asked | undefined) {
  asked = next
  for (const watcher of watchers) watcher()
}

/** Asks the user, in a dialog over the current page, to sign in again or to enter the password. */
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
