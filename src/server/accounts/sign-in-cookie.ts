import { hash, randomBytes } from 'node:crypto'
import type { Cookies } from '#server/platform/serving/call.ts'
import { hintCookie } from '#shared/api/accounts.ts'
import { deviceLife, signInLife } from './policy.ts'

/** With the prefix `__Host-`, browsers accept the cookie only over https, from this exact host, and with the required attributes. */
const nameOf = (name: string, isSecure: boolean) => (isSecure ? `__Host-${name}` : name)
const session = 'arcwright_session'
export const signInCookie = (isSecure: boolean) => nameOf(session, isSecure)
/** Outlives sign-ins and gives no access: it only marks a browser that has signed in before. */
const deviceCookie = (isSecure: boolean) => nameOf('arcwright_device', isSecure)

/** Marks a browser that has sent the right password but no passkey yet; gives no access. */
const stepCookie = (isSecure: boolean) => nameOf('arcwright_step', isSecure)

/** 256 bits, stored only in the browser. */
export const createToken = (): string => randomBytes(32).toString('base64url')

/** The hash that the database stores instead of the token. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer')

function readFrom(cookies: Cookies, name: string): string | undefined {
  const token = cookies.get(name)
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined
}
export const readToken = (cookies: Cookies, isSecure: boolean) => readFrom(cookies, signInCookie(isSecure))
export const readDevice = (cookies: Cookies, isSecure: boolean) => readFrom(cookies, deviceCookie(isSecure))

export const readStep = (cookies: Cookies, isSecure: boolean) => readFrom(cookies, stepCookie(isSecure))
export const clearStep = (cookies: Cookies, isSecure: boolean) => cookies.clear(stepCookie(isSecure), { secure: isSecure })
export const giveStep = (cookies: Cookies, token: string, { isSecure, seconds }: { isSecure: boolean; seconds: number }) =>
  cookies.set(stepCookie(isSecure), token, { secure: isSecure, httpOnly: true, maxAgeSeconds: seconds })

export const giveDevice = (cookies: Cookies, token: string, isSecure: boolean) =>
  cookies.set(deviceCookie(isSecure), token, { secure: isSecure, httpOnly: true, maxAgeSeconds: deviceLife })

export function giveCookies(cookies: Cookies, token: string, isSecure: boolean): void {
  const options = { secure: isSecure, maxAgeSeconds: signInLife.lasts }
  cookies.set(signInCookie(isSecure), token, { ...options, httpOnly: true })
  cookies.set(hintCookie, '1', { ...options, httpOnly: false })
}

export function clearCookies(cookies: Cookies, isSecure: boolean): void {
  for (const name of [signInCookie(isSecure), hintCookie])
    if (cookies.get(name) !== undefined) cookies.clear(name, { secure: isSecure })
}
