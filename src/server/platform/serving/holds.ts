import type { ServerResponse } from 'node:http'
import { AppError } from '#shared/errors.ts'

/** Calls that wait for something; all are told when the server closes. */
export type Holds = {
  isClosing(): boolean
  /** A signal that aborts when the client has gone or the server closes. */
  hold(response: ServerResponse): AbortSignal
  close(): void
}

export const closingError = () =>
  new AppError('unavailable', 'The server is being restarted. Try again in a moment.', { retryAfter: 2 })

export function createHolds(): Holds {
  const held = new Set<AbortController>()
  let closing = false
  return {
    isClosing: () => closing,
    hold(response) {
      const controller = new AbortController()
      if (closing) controller.abort(closingError())
      held.add(controller)
      response.once('close', () => {
        held.delete(controller)
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
