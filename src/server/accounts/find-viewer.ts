import type { Visit } from '#server/platform/serving/call.ts'
import { findTokenHolder, isTokenLive } from './find-token-holder.ts'
import type { Viewer } from './policy.ts'
import type { AccountsContext } from './sign-in.ts'
import { giveCookies, hashToken, readToken } from './sign-in-cookie.ts'
import { findSignedIn, renewSignIn } from './store.ts'

/** Who signed in with a password and makes a request, known by the cookie; a sign-in in use is renewed with both its cookies. */
async function findBySignIn({ cookies }: Visit, { database, isSecure }: AccountsContext): Promise<Viewer | null> {
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

/** Who makes a request, by a token where one is sent, else by a sign-in. */
export const findViewer = (visit: Visit, context: AccountsContext): Promise<Viewer | null> =>
  visit.bearer === undefined ? findBySignIn(visit, context) : findTokenHolder(context.database, visit, visit.bearer)

/** For calls that no token reaches: whoever sends one is nobody here. */
export const findViewerInPerson = (visit: Visit, context: AccountsContext): Promise<Viewer | null> =>
  visit.bearer === undefined ? findBySignIn(visit, context) : Promise.resolve(null)

/** Whether the sign-in or the token of a request goes on; nothing is renewed, as the answer may have begun. */
export async function isSignedIn({ cookies, bearer }: Visit, { database, isSecure }: AccountsContext): Promise<boolean> {
  if (bearer !== undefined) return isTokenLive(database, bearer)
  const token = readToken(cookies, isSecure)
  return token !== undefined && (await findSignedIn(database, hashToken(token))) !== undefined
}
