import { z } from 'zod'
import { json } from './endpoint.ts'
import { Succeeded } from './succeeded.ts'

const id = z.uuid()
const time = z.iso.datetime()

/** Maximum and default number of days for which a token is valid. */
export const tokenDays = { most: 365, usual: 90 }

export const TokenMay = z.enum(['read', 'write'])
export type TokenMay = z.infer<typeof TokenMay>

/** A token with which a program signs in for an account, without its secret text. */
export const Token = z.object({
  id,
  name: z.string(),
  /** Its last characters. */
  ending: z.string(),
  may: TokenMay,
  createdAt: time,
  expiresAt: time,
  /** Accurate to the minute. */
  usedAt: time.nullable(),
})
export type Token = z.infer<typeof Token>

export const tokensApi = {
  list: json({
    method: 'GET',
    path: '/tokens',
    summary: 'Your tokens that work, newest first. Calls for accounts, tokens and hooks need a sign-in, and take no token',
    access: 'signed-in',
    input: z.object({}),
    output: z.object({ tokens: z.array(Token) }),
  }),
  make: json({
    method: 'POST',
    path: '/tokens',
    summary: 'Make a token, sent as `Authorization: Bearer …`; it is shown this once. Needs a confirmed sign-in',
    access: 'signed-in',
    input: z.strictObject({
      name: z.string().trim().min(1, 'Say what the token is for.').max(100),
      /** Whether it may change data. */
      may: TokenMay.default('read'),
      days: z.int().min(1).max(tokenDays.most, `A token works for at most ${tokenDays.most} days.`).default(tokenDays.usual),
    }),
    output: Succeeded.extend({ id, token: z.string() }),
  }),
  end: json({
    method: 'POST',
    path: '/tokens/:id/end',
    summary: 'End one of your tokens',
    access: 'signed-in',
    input: z.object({ id }),
    output: Succeeded,
  }),
}
