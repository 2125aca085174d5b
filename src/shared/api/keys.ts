import { z } from 'zod'
import { providers, type ProviderId } from '../document-types.ts'
import { ProviderTest } from './documents-v2.ts'
import { json } from './endpoint.ts'
import { Succeeded } from './succeeded.ts'

const provider = z.enum(Object.keys(providers) as [ProviderId, ...ProviderId[]])

export const VendorKey = z.object({
  provider,
  label: z.string(),
  /**
   * `settings`: in the server's own settings, which take precedence; `kept`: saved in the database; `unreadable`: saved, but sealed with
   * another key of the deployment.
   */
  source: z.enum(['settings', 'kept', 'unreadable', 'none']),
  keptAt: z.string().nullable(),
})
export type VendorKey = z.infer<typeof VendorKey>

/** The local model in the server's settings; null if there is none. */
export const LocalModel = z.object({ address: z.string(), model: z.string(), context: z.number() })
export type LocalModel = z.infer<typeof LocalModel>

/** Keys of providers: they can be saved but never read back. */
export const keysApi = {
  list: json({
    method: 'GET',
    path: '/keys',
    summary: 'Which vendors have a key; never the keys',
    access: 'administrator',
    input: z.object({}),
    output: z.object({ keys: z.array(VendorKey) }),
  }),
  keep: json({
    method: 'POST',
    path: '/keys/:provider/keep',
    summary: 'Save a vendor’s key, encrypted',
    access: 'administrator',
    input: z.strictObject({
      provider,
      key: z
        .string()
        .trim()
        .regex(/^[\x21-\x7e]{16,500}$/, 'This is not a key. A key has 16 to 500 letters, digits and signs, without spaces.'),
    }),
    maxBytes: 4096,
    output: Succeeded,
  }),
  test: json({
    method: 'POST',
    path: '/keys/:provider/test',
    summary: 'Ask a vendor whether its key is good',
    access: 'administrator',
    input: z.strictObject({ provider }),
    output: z.object({ test: ProviderTest }),
  }),
  local: json({
    method: 'GET',
    path: '/local-model',
    summary: 'The server’s own local model',
    access: 'administrator',
    input: z.object({}),
    output: z.object({ local: LocalModel.nullable() }),
  }),
  testLocal: json({
    method: 'POST',
    path: '/local-model/test',
    summary: 'Ask whether that model answers',
    access: 'administrator',
    input: z.strictObject({}),
    output: z.object({ test: ProviderTest }),
  }),
  remove: json({
    method: 'POST',
    path: '/keys/:provider/remove',
    summary: 'Delete a vendor’s saved key',
    access: 'administrator',
    input: z.strictObject({ provider }),
    output: Succeeded,
  }),
}
