/** Every way a request may fail, with the HTTP status that says so. */
export const errorStatus = {
  'invalid-input': 400,
  'invalid-credentials': 401,
  'not-signed-in': 401,
  /** The password was right; the account's passkey is asked for besides. */
  'passkey-needed': 401,
  'not-allowed': 403,
  /** Permitted once the password or passkey is given again. */
  'confirm-password': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  /** A link that asks for a password or an address first. */
  locked: 423,
  'too-large': 413,
  'unsupported-media': 415,
  'wrong-host': 421,
  'unreadable-file': 422,
  'too-many-requests': 429,
  /** An account is locked by wrong passwords from elsewhere; a code by email lets its owner try. */
  'code-needed': 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

/** A failure we expected, in words for the person who asked. Anything else that is thrown is a bug. */
export class AppError extends Error {
  readonly code: ErrorCode
  /** A second sentence: which field, which limit, what to do. */
  readonly details: string | undefined
  /** Seconds after which trying again makes sense; becomes `Retry-After`. */
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, message: string, more: { details?: string; retryAfter?: number; cause?: unknown } = {}) {
    super(message, { cause: more.cause })
    this.name = 'AppError'
    this.code = code
    this.details = more.details
    this.retryAfter = more.retryAfter
  }
}
