import { z } from 'zod'
import { json } from './endpoint.ts'

export const User = z.object({ displayName: z.string(), email: z.string(), client: z.string().nullable() })
export type User = z.infer<typeof User>

export const accountsApi = {
  login: json({
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in; sets the cookie',
    access: 'public',
    input: z.strictObject({ username: z.string().min(1).max(200), password: z.string().min(1).max(1000) }),
    maxBytes: 4096,
    output: z.object({ success: z.literal(true), user: User }),
  }),
  check: json({
    method: 'GET',
    path: '/auth/check',
    summary: 'Who is signed in, if anybody',
    access: 'public',
    input: z.object({}),
    output: z.object({ authenticated: z.boolean(), user: User.nullable() }),
  }),
  logout: json({
    method: 'POST',
    path: '/auth/logout',
    summary: 'End this sign-in on the server',
    access: 'public',
    input: z.object({}),
    output: z.object({ success: z.literal(true) }),
  }),
}

/** Readable by the page: there may be a sign-in, so that a check is worth making. Lives and ends with the sign-in's own cookie. */
export const hintCookie = 'arcwright_hint'
