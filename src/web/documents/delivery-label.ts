import type { Delivery } from '#shared/api/sharing.ts'
import * as words from '#words/delivery.ts'

/** Describes the state of an email in a sentence. */
export function deliveryLabel({ state, error }: Delivery): string {
  if (state === 'sent') return words.letterWasSent
  const answer = error === null ? '' : words.mailServerSaid(error)
  return state === 'failed' ? words.letterCouldNotBeDelivered(answer) : words.letterIsOnItsWay(answer)
}
