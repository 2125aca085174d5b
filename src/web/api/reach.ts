import { recordServerResponse, reportUnansweredRequest } from '#web/ui/connection.ts'
import { signInAgain } from './sign-in-missing.ts'

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

async function lacksSignIn(response: Response) {
  if (response.status !== 401) return false
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { code?: unknown } | null
  return body?.code === 'not-signed-in'
}

/** Asks the server; where the sign-in has ended, once more after the person has signed in again. */
export async function reach(path: string, request: RequestInit = {}): Promise<Response> {
  const response = await send(path, request)
  return (await lacksSignIn(response)) && (await signInAgain()) ? send(path, request) : response
}
