import { recordServerResponse, reportUnansweredRequest } from '#web/ui/connection.ts'
import { confirmAgain, signInAgain } from './sign-in-missing.ts'

async function send(path: string, request: RequestInit) {
  try {
    const response = await fetch(path, { ...request, credentials: 'same-origin' })
    recordServerResponse()
    return response
  } catch (error) {
    if (!request.signal?.aborted) reportUnansweredRequest()
    throw error
  }
}

async function codeOf(response: Response) {
  if (response.status !== 401 && response.status !== 403) return undefined
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { code?: unknown } | null
  return body?.code
}

/** What the person can do about a refusal, by its code. */
const remedies = new Map<unknown, () => Promise<boolean>>([
  ['not-signed-in', signInAgain],
  ['confirm-password', confirmAgain],
])

/** Asks the server; where the person has to sign in or give the password again, once more after they have. */
export async function reach(path: string, request: RequestInit = {}): Promise<Response> {
  const response = await send(path, request)
  const remedy = remedies.get(await codeOf(response))
  return remedy && (await remedy()) ? send(path, request) : response
}
