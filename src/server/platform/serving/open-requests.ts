import type { ServerResponse } from 'node:http'
import { AppError } from '#shared/errors.ts'

/** Calls that are waiting; all are aborted when the server closes. */
export type OpenRequests = {
  isClosing(): boolean
  /** A signal that aborts when the client disconnects, the server closes, or the caller is no longer signed in. */
  hold(response: ServerResponse, isSignedIn?: () => Promise<boolean>): AbortSignal
  close(): void
}

export const closingError = () =>
  new AppError('unavailable', 'The server is being restarted. Try again in a moment.', { retryAfter: 2 })

const signInOver = () => new AppError('not-signed-in', 'Your sign-in has ended. Sign in again.')

/** Milliseconds between checks of a waiting call's sign-in, so that it ends soon after the sign-in does. */
const lookInterval = 2_000

/** Checks repeatedly, until the result is false. A check that fails is ignored. Returns a function that ends the checks. */
function watch(look: () => Promise<boolean>, onOver: () => void): () => void {
  let isWanted = true
  let timer: NodeJS.Timeout
  const lookLater = () => {
    if (isWanted) timer = setTimeout(() => void look().then((goesOn) => (goesOn ? lookLater() : onOver()), lookLater), lookInterval)
  }
  lookLater()
  return () => {
    isWanted = false
    clearTimeout(timer)
  }
}

export function createOpenRequests(): OpenRequests {
  const held = new Set<AbortController>()
  let closing = false
  return {
    isClosing: () => closing,
    hold(response, isSignedIn) {
      const controller = new AbortController()
      if (closing) controller.abort(closingError())
      held.add(controller)
      const endWatch = isSignedIn && watch(isSignedIn, () => controller.abort(signInOver()))
      response.once('close', () => {
        held.delete(controller)
        endWatch?.()
        if (!response.writableFinished) controller.abort(new Error('The client has gone.'))
      })
      return controller.signal
    },
    close() {
      closing = true
      for (const controller of held) controller.abort(closingError())
    },
  }
}
