import { recordServerResponse, reportUnansweredRequest } from '#web/ui/connection.ts'
import { askFor, type Wanted } from './sign-in-missing.ts'

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

/** The user's input that lets a refused call succeed, by the code of the refusal. */
const wanted: Record<string, Wanted> = { 'not-signed-in': 'sign-in', 'confirm-password': 'password' }

async function wantedFor(response: Response): Promise<Wanted | undefined> {
  if (response.status !== 401 && response.status !== 403) return undefined
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { code?: string } | null
  return wanted[body?.code ?? '']
}

/** Sends a request; if it needs a sign-in or the password, sends it once more after the user has entered it. */
export async function reach(path: string, request: RequestInit = {}): Promise<Response> {
  const response = await send(path, request)
  const what = await wantedFor(response)
  return what && (await askFor(what)) ? send(path, request) : response
}
