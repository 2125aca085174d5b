import { hash, randomBytes } from 'node:crypto'
import type { Cookies } from '#server/platform/serving/call.ts'
import { hintCookie } from '#shared/api/accounts.ts'
import { signInLife } from './policy.ts'

export const signInCookie = 'arcwright_session'

/** 256 bits, which only the browser keeps. */
export const createToken = (): string => randomBytes(32).toString('base64url')

/** What the database keeps of a token. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer')

export function readToken(cookies: Cookies): string | undefined {
  const token = cookies.get(signInCookie)
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined
}

export function giveCookies(cookies: Cookies, token: string, isSecure: boolean): void {
  const options = { secure: isSecure, maxAgeSeconds: signInLife.lasts }
  cookies.set(signInCookie, token, { ...options, httpOnly: true })
  cookies.set(hintCookie, '1', { ...options, httpOnly: false })
}

export function clearCookies(cookies: Cookies): void {
  if (cookies.get(signInCookie) !== undefined) cookies.clear(signInCookie)
  if (cookies.get(hintCookie) !== undefined) cookies.clear(hintCookie)
}
