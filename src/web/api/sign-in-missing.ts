import { AppError } from '#shared/errors.ts'

/** What a person is asked for in place: to sign in again, or their password or a passkey while signed in. */
export type Wanted = 'sign-in' | 'password'

type Reaction = {
  /** Answers whether it was given. */
  ask: (what: Wanted) => Promise<boolean>
  /** The person is not signed in, and will not be. */
  leave: () => void
}

let reaction: Reaction | undefined
let asking: Promise<boolean> | undefined

/** Sets what happens when a call is refused because nobody is signed in, or has to confirm who they are. */
export function onSignInMissing(next: Reaction) {
  reaction = next
}

/** Calls that are refused at once ask once. */
export const askFor = (what: Wanted) =>
  (asking ??= (reaction?.ask(what) ?? Promise.resolve(false)).finally(() => {
    asking = undefined
  }))

export function noteFailure(error: unknown) {
  if (error instanceof AppError && error.code === 'not-signed-in') reaction?.leave()
}
