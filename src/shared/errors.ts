/** All errors of requests, with their HTTP status. */
export const errorStatus = {
  'invalid-input': 400,
  'invalid-credentials': 401,
  'not-signed-in': 401,
  /** The password was right, but the account's passkey is required as well. */
  'passkey-needed': 401,
  'not-allowed': 403,
  /** Allowed after the password or passkey is entered again. */
  'confirm-password': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  /** A link that requires a password or an address first. */
  locked: 423,
  'too-large': 413,
  'unsupported-media': 415,
  'wrong-host': 421,
  'unreadable-file': 422,
  'too-many-requests': 429,
  /** The account is locked by wrong passwords from elsewhere; the owner can continue with a code by email. */
  'code-needed': 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

/** An expected error, with a message for the user. Any other error is a bug. */
export class AppError extends Error {
  readonly code: ErrorCode
  /** A second sentence: which field, which limit, or how to solve it. */
  readonly details: string | undefined
  /** Seconds after which a retry makes sense; sent as `Retry-After`. */
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, message: string, more: { details?: string; retryAfter?: number; cause?: unknown } = {}) {
    super(message, { cause: more.cause })
    this.name = 'AppError'
    this.code = code
    this.details = more.details
    this.retryAfter = more.retryAfter
  }
}
