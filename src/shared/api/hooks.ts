import { z } from 'zod'
import { ClientId } from '../client-id.ts'
import { json } from './endpoint.ts'
import { Succeeded } from './succeeded.ts'

const id = z.uuid()
const time = z.iso.datetime()
/** Events that a hook can subscribe to. */
export const hookEvents = [
  'version.added',
  'version.published',
  'version.approved',
  'approval.withdrawn',
  'document.rolled-back',
  'document.shared',
  'section.edited',
  'review.asked',
  'review.decided',
  'review.withdrawn',
] as const
export const HookEvent = z.enum(hookEvents)
export type HookEvent = z.infer<typeof HookEvent>

/** An external address that receives events of documents. */
export const Hook = z.object({
  id,
  url: z.string(),
  events: z.array(z.string()),
  /** The client whose documents it covers; null for all. */
  client: ClientId.nullable(),
  createdBy: z.string(),
  createdAt: time,
  /** Since when no messages are sent, and why. */
  disabled: z.object({ at: time, reason: z.string() }).nullable(),
})
export type Hook = z.infer<typeof Hook>

export const Delivery = z.object({
  /** The `webhook-id` of every attempt. */
  id,
  event: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.number(),
  /** Status code of the latest response; null if there was none. */
  status: z.number().nullable(),
  error: z.string().nullable(),
  createdAt: time,
  triedAt: time.nullable(),
})
export type Delivery = z.infer<typeof Delivery>

export const hooksApi = {
  list: json({
    method: 'GET',
    path: '/hooks',
    summary: 'Webhooks for events of documents (Standard Webhooks), newest first',
    access: 'administrator',
    input: z.object({}),
    output: z.object({ hooks: z.array(Hook) }),
  }),
  make: json({
    method: 'POST',
    path: '/hooks',
    summary: 'Add a webhook. Its signing secret is shown once. Needs a confirmed sign-in',
    access: 'administrator',
    input: z.strictObject({
      url: z.url({ protocol: /^https?$/, error: 'This is not a web address.' }).max(2000),
      events: z.array(HookEvent).min(1, 'Choose at least one event.').max(hookEvents.length),
      client: ClientId.nullable().default(null),
    }),
    output: Succeeded.extend({ id, secret: z.string() }),
  }),
  end: json({
    method: 'POST',
    path: '/hooks/:id/end',
    summary: 'Remove a webhook and its messages',
    access: 'administrator',
    input: z.object({ id }),
    output: Succeeded,
  }),
  enable: json({
    method: 'POST',
    path: '/hooks/:id/enable',
    summary: 'Go on with a hook that failed too often',
    access: 'administrator',
    input: z.object({ id }),
    output: Succeeded,
  }),
  test: json({
    method: 'POST',
    path: '/hooks/:id/test',
    summary: 'Send a test message. Returns its id',
    access: 'administrator',
    input: z.object({ id }),
    output: Succeeded.extend({ delivery: id }),
  }),
  deliveries: json({
    method: 'GET',
    path: '/hooks/:id/deliveries',
    summary: 'The last messages to an address, newest first',
    access: 'administrator',
    input: z.object({ id }),
    output: z.object({ deliveries: z.array(Delivery) }),
  }),
  sendAgain: json({
    method: 'POST',
    path: '/hooks/:id/deliveries/:delivery/send',
    summary: 'Try a message again that failed, under the same id',
    access: 'administrator',
    input: z.object({ id, delivery: id }),
    output: Succeeded,
  }),
}
