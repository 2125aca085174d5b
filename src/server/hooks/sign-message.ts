import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

/** 256 bits, in the format of Standard Webhooks. */
export const createHookSecret = (): string => prefix + randomBytes(32).toString('base64')

type Message = { id: string; timestamp: number; body: string }

/** Returns the headers of Standard Webhooks. The id is the same for each attempt; the time is that of this attempt, in seconds. */
export function signMessage({ id, timestamp, body }: Message, secret: string): Record<string, string> {
  const key = Buffer.from(secret.slice(prefix.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${signature}` }
}
