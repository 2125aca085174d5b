import { z } from 'zod'

export const orUnset = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema)

export const address = orUnset(z.url({ protocol: /^https?$/, error: 'an address that begins with http:// or https://' }).optional())
const word = orUnset(z.string().trim().optional())
/** Characters that an HTTP header can contain. */
const key = orUnset(
  z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]+$/, 'letters, digits and signs without spaces')
    .optional(),
)

/** Settings of models, by their names in the environment. */
export const vendorSettings = {
  ANTHROPIC_API_KEY: key,
  ANTHROPIC_BASE_URL: address,
  ANTHROPIC_MODEL: word,
  OPENAI_API_KEY: key,
  OPENAI_BASE_URL: address,
  OPENAI_MODEL: word,
  LOCAL_MODEL_URL: address,
  LOCAL_MODEL: word,
  LOCAL_MODEL_CONTEXT: orUnset(z.coerce.number('a number').int('a whole number').min(4_096, 'at least 4096').default(32_768)),
  MAX_TOKENS_PER_DOCUMENT: orUnset(z.coerce.number('a number').int('a whole number').min(1_000, 'at least 1000').default(200_000)),
}

/** An unset value gets its default where it is used. */
export type VendorSettings = { key: string | undefined; address: string | undefined; modelId: string | undefined }

/** `context`: total tokens of a request and its answer. */
export type LocalSettings = Omit<VendorSettings, 'key'> & { context?: number }
