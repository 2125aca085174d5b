import { createPrivateKey, type KeyObject, sign } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { fetchDirectly } from '#shared/fetch-directly.ts'

/** An error response from Google. */
export class DriveError extends Error {
  readonly reason: string
  /** True if the same request may succeed later. */
  readonly isPassing: boolean
  constructor(message: string, { reason, isPassing }: { reason: string; isPassing: boolean }) {
    super(message)
    this.name = 'DriveError'
    this.reason = reason
    this.isPassing = isPassing
  }
}

export type ServiceAccount = { email: string; keyId: string; key: KeyObject; tokenUrl: string }
export type GoogleSettings = { account: ServiceAccount; apiUrl: string }

/** Milliseconds. */
const answerWithin = 60_000
const retryAfter = [500, 1_000, 2_000, 4_000]
const tokenMargin = 60_000

/** Reasons that Google gives with status 403 for temporary errors. */
const passing = new Set(['rateLimitExceeded', 'userRateLimitExceeded', 'sharingRateLimitExceeded', 'backendError', 'internalError'])

export const readServiceAccount = (json: string): ServiceAccount => {
  const { client_email, private_key_id, private_key, token_uri } = JSON.parse(json) as Record<string, string>
  const tokenUrl = token_uri ?? 'https://oauth2.googleapis.com/token'
  return { email: client_email ?? '', keyId: private_key_id ?? '', key: createPrivateKey(private_key ?? ''), tokenUrl }
}

type Asked = {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT'
  url: string
  body?: string | Uint8Array
  headers?: Record<string, string>
  /** Status codes other than success that the caller handles itself. */
  alsoFine?: number[]
  /** Not retried: the caller must first check how much was received. */
  isOnce?: boolean
}

/** Calls Google's APIs, signed for by the service account (RFC 7523); temporary errors are retried, and redirects are not followed. */
export function createGoogleClient({ account, apiUrl }: GoogleSettings) {
  let token: { value: string; until: number } | undefined
  let asking: Promise<string> | undefined

  async function askToken(): Promise<string> {
    const body = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion: assertionOf(account) })
    const answer = await send({ method: 'POST', url: account.tokenUrl, body: body.toString(), headers: formHeader })
    const { access_token: value, expires_in: seconds } = (await answer.json()) as { access_token: string; expires_in: number }
    token = { value, until: Date.now() + seconds * 1000 }
    return value
  }

  function findToken(): Promise<string> {
    if (token && Date.now() < token.until - tokenMargin) return Promise.resolve(token.value)
    asking ??= askToken().finally(() => (asking = undefined))
    return asking
  }

  async function askOnce(asked: Asked): Promise<Response> {
    const headers = { ...asked.headers, authorization: `Bearer ${await findToken()}` }
    return send({ ...asked, headers })
  }

  /** Sends a request and retries temporary errors. */
  async function ask(asked: Asked): Promise<Response> {
    let hasFreshToken = false
    for (let attempt = 0; ;) {
      try {
        return await askOnce(asked)
      } catch (error) {
        if (!(error instanceof DriveError)) throw error
        if (error.reason === 'authError' && !hasFreshToken) {
          hasFreshToken = true
          token = undefined
          continue
        }
        const delay = retryAfter[attempt++]
        if (!error.isPassing || asked.isOnce || delay === undefined) throw error
        await pause(delay * (0.75 + Math.random() / 2))
      }
    }
  }
  return {
    ask,
    at: (path: string, query: Record<string, string>) =>
      `${apiUrl}${path}?${new URLSearchParams({ supportsAllDrives: 'true', ...query }).toString()}`,
  }
}
export type GoogleClient = ReturnType<typeof createGoogleClient>

const formHeader = { 'content-type': 'application/x-www-form-urlencoded' }

async function send({ url, method, body, headers, alsoFine = [] }: Asked): Promise<Response> {
  const request = { method, ...(body !== undefined && { body }), ...(headers && { headers }) }
  let answer: Response
  try {
    answer = await fetchDirectly(url, { ...request, signal: AbortSignal.timeout(answerWithin) })
  } catch (error) {
    throw new DriveError(`Google Drive was not reached: ${error instanceof Error ? error.message : String(error)}`, {
      reason: 'unreachable',
      isPassing: true,
    })
  }
  if (answer.ok || alsoFine.includes(answer.status)) return answer
  throw await errorOf(answer)
}

type GoogleFault = { error?: { message?: string; errors?: { reason?: string }[] } | string; error_description?: string }

async function errorOf(answer: Response): Promise<DriveError> {
  const said = (await answer.json().catch(() => ({}))) as GoogleFault
  const [message, reason] =
    typeof said.error === 'string'
      ? [said.error_description ?? said.error, said.error]
      : [said.error?.message ?? answer.statusText, said.error?.errors?.[0]?.reason ?? '']
  const isPassing = answer.status === 429 || answer.status >= 500 || passing.has(reason)
  return new DriveError(message, { reason: answer.status === 401 ? 'authError' : reason, isPassing })
}

/** Returns the service account's signed assertion, valid for an hour. */
function assertionOf({ email, keyId, key, tokenUrl }: ServiceAccount): string {
  const now = Math.floor(Date.now() / 1000)
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const claims = { iss: email, scope: 'https://www.googleapis.com/auth/drive', aud: tokenUrl, iat: now, exp: now + 3600 }
  const text = `${encode({ alg: 'RS256', typ: 'JWT', kid: keyId })}.${encode(claims)}`
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`
}
