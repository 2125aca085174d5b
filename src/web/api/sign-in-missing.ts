import { AppError } from '#shared/errors.ts'

let react = () => {}

/** Says what happens when a call is refused because nobody is signed in. */
export function onSignInMissing(reaction: () => void) {
  react = reaction
}

export function noteFailure(error: unknown) {
  if (error instanceof AppError && error.code === 'not-signed-in') react()
}
