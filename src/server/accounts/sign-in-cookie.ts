import { hash, randomBytes } from 'node:crypto'
import type { Cookies } from '#server/platform/serving/call.ts'
import { hintCookie } from '#shared/api/accounts.ts'
import { deviceLife, signInLife } from './policy.ts'

export const signInCookie = 'arcwright_session'
/** Outlives sign-ins, and lets nobody in: it says that the browser has been let in before. */
const deviceCookie = 'arcwright_device'

/** 256 bits, which only the browser keeps. */
export const createToken = (): string => randomBytes(32).toString('base64url')

/** What the database keeps of a token. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer')

function readFrom(cookies: Cookies, name: string): string | undefined {
  const token = cookies.get(name)
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined
}
export const readToken = (cookies: Cookies) => readFrom(cookies, signInCookie)
export const readDevice = (cookies: Cookies) => readFrom(cookies, deviceCookie)

export const giveDevice = (cookies: Cookies, token: string, isSecure: boolean) =>
  cookies.set(deviceCookie, token, { secure: isSecure, httpOnly: true, maxAgeSeconds: deviceLife })

export function giveCookies(cookies: Cookies, token: string, isSecure: boolean): void {
  const options = { secure: isSecure, maxAgeSeconds: signInLife.lasts }
  cookies.set(signInCookie, token, { ...options, httpOnly: true })
  cookies.set(hintCookie, '1', { ...options, httpOnly: false })
}

export function clearCookies(cookies: Cookies): void {
  if (cookies.get(signInCookie) !== undefined) cookies.clear(signInCookie)
  if (cookies.get(hintCookie) !== undefined) cookies.clear(hintCookie)
}
