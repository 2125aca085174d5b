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

/** What a person can give for a refused call to be answered, by the code of the refusal. */
const wanted: Record<string, Wanted> = { 'not-signed-in': 'sign-in', 'confirm-password': 'password' }

async function wantedFor(response: Response): Promise<Wanted | undefined> {
  if (response.status !== 401 && response.status !== 403) return undefined
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { code?: string } | null
  return wanted[body?.code ?? '']
}

/** Asks the server; where the person has to sign in or give the password again, once more after they have. */
export async function reach(path: string, request: RequestInit = {}): Promise<Response> {
  const response = await send(path, request)
  const what = await wantedFor(response)
  return what && (await askFor(what)) ? send(path, request) : response
}
