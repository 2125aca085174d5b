import { z } from 'zod'
import { ClientId } from '../client-id.ts'
import { json } from './endpoint.ts'
import { Succeeded } from './succeeded.ts'

/** Numbers of rows by table. */
const counts = z.record(z.string(), z.number().int().nonnegative())

/** All data of a client: how much there is, and its permanent deletion. */
export const erasureApi = {
  count: json({
    method: 'GET',
    path: '/clients/:client/data',
    summary: 'How much there is of a client, table by table; nothing is changed',
    access: 'administrator',
    input: z.object({ client: ClientId }),
    output: z.object({ name: z.string(), counts }),
  }),
  erase: json({
    method: 'POST',
    path: '/clients/:client/erase',
    summary: 'Erase everything of a client, for good; recorded, and answered with the backups that still hold it',
    access: 'administrator',
    input: z.strictObject({
      client: ClientId,
      /** The exact name of the client. */
      confirm: z.string().max(200),
      /** The caller's password. */
      password: z.string().min(1).max(1000),
    }),
    maxBytes: 4096,
    output: Succeeded.extend({
      counts,
      backups: z.array(z.object({ file: z.string(), madeAt: z.string() })),
    }),
  }),
}
