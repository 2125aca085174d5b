import type { Delivery } from '#shared/api/sharing.ts'

/** What became of a letter, in a sentence. */
export function deliveryLabel({ state, error }: Delivery): string {
  if (state === 'sent') return 'The letter was sent.'
  const answer = error === null ? '' : ` The mail server said: ${error}`
  return state === 'failed' ? `The letter could not be delivered.${answer}` : `The letter is on its way.${answer}`
}
