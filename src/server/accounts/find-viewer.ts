import type { Visit } from '#server/platform/serving/call.ts'
import type { Viewer } from './policy.ts'
import type { AccountsContext } from './sign-in.ts'
import { giveCookies, hashToken, readToken } from './sign-in-cookie.ts'
import { findSignedIn, renewSignIn } from './store.ts'

/** Who makes a request, known by the cookie; a sign-in in use is renewed with both its cookies. */
export async function findViewer({ cookies }: Visit, { database, isSecure }: AccountsContext): Promise<Viewer | null> {
  const token = readToken(cookies, isSecure)
  if (token === undefined) return null
  const found = await findSignedIn(database, hashToken(token))
  if (!found) return null
  const { isDueForRenewal, ...viewer } = found
  if (isDueForRenewal) {
    await renewSignIn(database, hashToken(token))
    giveCookies(cookies, token, isSecure)
  }
  return viewer
}

/** Whether the sign-in of a request goes on; nothing is renewed, as the answer may have begun. */
export async function isSignedIn({ cookies }: Visit, { database, isSecure }: AccountsContext): Promise<boolean> {
  const token = readToken(cookies, isSecure)
  return token !== undefined && (await findSignedIn(database, hashToken(token))) !== undefined
}
