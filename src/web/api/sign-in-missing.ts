import { AppError } from '#shared/errors.ts'

type Reaction = {
  /** Asks in place; answers whether the person has signed in again. */
  ask: () => Promise<boolean>
  /** Asks in place for the password or a passkey; answers whether it was given. */
  confirm: () => Promise<boolean>
  /** The person is not signed in, and will not be. */
  leave: () => void
}

let reaction: Reaction | undefined
let asking: Promise<boolean> | undefined
let confirming: Promise<boolean> | undefined

/** Says what happens when a call is refused because nobody is signed in. */
export function onSignInMissing(next: Reaction) {
  reaction = next
}

/** Calls that are refused at once ask once. */
export const signInAgain = () =>
  (asking ??= (reaction?.ask() ?? Promise.resolve(false)).finally(() => {
    asking = undefined
  }))

/** Those, too, that are refused until the person has confirmed who they are. */
export const confirmAgain = () =>
  (confirming ??= (reaction?.confirm() ?? Promise.resolve(false)).finally(() => {
    confirming = undefined
  }))

export function noteFailure(error: unknown) {
  if (error instanceof AppError && error.code === 'not-signed-in') reaction?.leave()
}
