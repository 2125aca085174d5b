import type { Visit } from '#server/platform/serving/call.ts'
import { findTokenHolder, isTokenLive } from './find-token-holder.ts'
import type { Viewer } from './policy.ts'
import type { AccountsContext } from './sign-in.ts'
import { giveCookies, hashToken, readToken } from './sign-in-cookie.ts'
import { findSignedIn, renewSignIn } from './store.ts'

/** Finds the account of a request by its session cookie; renews an active sign-in with both its cookies. */
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

/** Finds the account of a request, by its token if there is one, otherwise by its sign-in. */
export const findViewer = (visit: Visit, context: AccountsContext): Promise<Viewer | null> =>
  visit.bearer === undefined ? findBySignIn(visit, context) : findTokenHolder(context.database, visit, visit.bearer)

/** For calls that do not accept tokens: a request with one counts as anonymous. */
export const findViewerInPerson = (visit: Visit, context: AccountsContext): Promise<Viewer | null> =>
  visit.bearer === undefined ? findBySignIn(visit, context) : Promise.resolve(null)

/** True if the sign-in or token of a request is still valid. Does not renew it, because the response may already have begun. */
export async function isSignedIn({ cookies, bearer }: Visit, { database, isSecure }: AccountsContext): Promise<boolean> {
  if (bearer !== undefined) return isTokenLive(database, bearer)
  const token = readToken(cookies, isSecure)
  return token !== undefined && (await findSignedIn(database, hashToken(token))) !== undefined
}
