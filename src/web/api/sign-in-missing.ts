import { AppError } from '#shared/errors.ts'

/** The dialog to show: a new sign-in, or a confirmation by password or passkey while signed in. */
export type Wanted = 'sign-in' | 'password'

type Reaction = {
  /** Returns true if the user completed it. */
  ask: (what: Wanted) => Promise<boolean>
  /** Called if the user is not signed in and declines to. */
  leave: () => void
}

let reaction: Reaction | undefined
let asking: Promise<boolean> | undefined

/** Sets the reaction to calls that are refused because the user is not signed in or must confirm. */
export function onSignInMissing(next: Reaction) {
  reaction = next
}

/** Simultaneous refused calls share one dialog. */
export const askFor = (what: Wanted) =>
  (asking ??= (reaction?.ask(what) ?? Promise.resolve(false)).finally(() => {
    asking = undefined
  }))

export function noteFailure(error: unknown) {
  if (error instanceof AppError && error.code === 'not-signed-in') reaction?.leave()
}
