import { APICallError, NoObjectGeneratedError, RetryError } from 'ai'

/** Every way in which a request to a model can fail. */
export type FailureCode =
  | 'key-unreadable'
  | 'key-refused'
  | 'not-permitted'
  | 'no-credit'
  | 'model-retired'
  | 'request-refused'
  | 'tools-refused'
  | 'too-long'
  | 'limited'
  | 'overloaded'
  | 'vendor-fault'
  | 'unreachable'
  | 'silent'
  | 'cut-at-length'
  | 'malformed'
  | 'declined'
  | 'ended-early'
  | 'no-model'
  | 'budget-spent'
  | 'day-spent'
  | 'stopped'

export type Failure = {
  code: FailureCode
  /** Seconds that the vendor asked us to wait. */
  retryAfter: number | undefined
  /** Completes “Claude …” instead of the rule's sentence, if more is known. */
  detail?: string
  /** Tools that the vendor named when it refused them. */
  refused?: string[]
}

type Rule = {
  /** Completes “Claude …”. */
  sentence: string
  /** Number of retries of the same request. */
  retries: number
  /** True if no other request to this vendor can succeed either. */
  isFinal: boolean
}

/** For each kind of failure: how often it is retried, and the sentence that the person reads. */
export const failureRules: Record<FailureCode, Rule> = {
  'key-unreadable': {
    sentence: 'has a saved key that this server cannot open, because SECRET_KEY has changed. Save the key again.',
    retries: 0,
    isFinal: true,
  },
  'key-refused': { sentence: 'refused the key. Check it in the settings of the server.', retries: 0, isFinal: true },
  'not-permitted': { sentence: 'does not let this key use the model.', retries: 0, isFinal: true },
  'no-credit': { sentence: 'reports that the account has no credit left.', retries: 0, isFinal: true },
  'model-retired': {
    sentence: 'no longer offers the chosen model. Choose another in the settings of the server.',
    retries: 0,
    isFinal: true,
  },
  'request-refused': { sentence: 'refused the request.', retries: 0, isFinal: true },
  // The agent continues without them.
  'tools-refused': { sentence: 'refused the tools of the agent.', retries: 0, isFinal: false },
  'no-model': { sentence: 'answered with something that is not a model’s answer. Check its address.', retries: 0, isFinal: true },
  'too-long': { sentence: 'finds the brief too long for the model.', retries: 0, isFinal: false },
  limited: { sentence: 'limits how many requests it takes.', retries: 4, isFinal: false },
  overloaded: { sentence: 'is overloaded.', retries: 4, isFinal: false },
  'vendor-fault': { sentence: 'had a fault of its own.', retries: 3, isFinal: false },
  unreachable: { sentence: 'could not be reached, or the connection was lost.', retries: 3, isFinal: false },
  silent: { sentence: 'stopped answering.', retries: 2, isFinal: false },
  'ended-early': { sentence: 'ended its answer early.', retries: 2, isFinal: false },
  'cut-at-length': { sentence: 'reached the limit of an answer’s length.', retries: 1, isFinal: false },
  malformed: { sentence: 'did not answer in the agreed form.', retries: 1, isFinal: false },
  declined: { sentence: 'declined to write this.', retries: 1, isFinal: false },
  'budget-spent': { sentence: 'has written as much as the budget of this document allows.', retries: 0, isFinal: true },
  'day-spent': { sentence: 'is not asked any more today: the day’s budget for vendors is spent.', retries: 0, isFinal: true },
  stopped: { sentence: 'was stopped.', retries: 0, isFinal: true },
}

export const sentenceOf = (vendor: string, { code, detail }: Failure) => `${vendor} ${detail ?? failureRules[code].sentence}`

const byStatus: [isStatus: (status: number) => boolean, FailureCode][] = [
  [(status) => status === 401, 'key-refused'],
  [(status) => status === 402, 'no-credit'],
  [(status) => status === 403, 'not-permitted'],
  [(status) => status === 404 || status === 410, 'model-retired'],
  [(status) => status === 413, 'too-long'],
  [(status) => status === 429, 'limited'],
  [(status) => status === 503 || status === 529, 'overloaded'],
  [(status) => status >= 500 || status === 408, 'vendor-fault'],
  [(status) => status >= 400, 'request-refused'],
]

const noCredit = /insufficient_quota|credit balance|billing|out of credit/i
const tooLong = /context.(?:length|size|window)|prompt is too long|maximum context|too many tokens/i
const retired = /model_not_found|has been (retired|deprecated)|does not exist|decommissioned/i

/** Seconds, from `retry-after` (seconds or a date) or `retry-after-ms`. */
function retryAfterOf(headers: Record<string, string> | undefined): number | undefined {
  const milliseconds = Number(headers?.['retry-after-ms'])
  if (milliseconds > 0) return milliseconds / 1000
  const value = headers?.['retry-after']
  if (!value) return undefined
  const seconds = Number(value)
  if (Number.isFinite(seconds)) return Math.max(0, seconds)
  const at = Date.parse(value)
  return Number.isNaN(at) ? undefined : Math.max(0, (at - Date.now()) / 1000)
}

export function failureOfStatus(status: number, body: string, headers?: Record<string, string>): Failure {
  const retryAfter = retryAfterOf(headers)
  if (noCredit.test(body)) return { code: 'no-credit', retryAfter }
  if (tooLong.test(body)) return { code: 'too-long', retryAfter }
  if (status === 400 && retired.test(body)) return { code: 'model-retired', retryAfter }
  return { code: byStatus.find(([isStatus]) => isStatus(status))?.[1] ?? 'no-model', retryAfter }
}

export type Ending = {
  /** The error passed to `onError`, because the awaited result hides the cause. */
  error: unknown
  finishReason: string | undefined
  text: string
  /** Whether anything arrived that could be read as a model's stream. */
  hasSpoken: boolean
  /** Names of the tools that were offered. */
  tools?: string[]
}

/** Classifies why a request did not end in a complete answer. Errors are read but never stored, because they contain the whole prompt. */
export function classifyFailure({ error, finishReason, text, hasSpoken, tools = [] }: Ending): Failure {
  const cause = RetryError.isInstance(error) ? error.lastError : error
  const plain = (code: FailureCode): Failure => ({ code, retryAfter: undefined })
  if (APICallError.isInstance(cause) && cause.statusCode !== undefined && cause.statusCode !== 200)
    return failureOfTools(cause, tools)
  const words = describe(cause)
  if (/TimeoutError|timed? ?out/i.test(words)) return plain('silent')
  // A tool call in a round that offers no tools.
  if (/ToolChoiceViolation/.test(words)) return plain('malformed')
  if (/overloaded/i.test(words)) return plain('overloaded')
  if (/terminated|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|fetch failed|socket|UND_ERR|network/i.test(words)) return plain('unreachable')
  if (/without a finish/i.test(words)) return plain(hasSpoken ? 'ended-early' : 'no-model')
  if (APICallError.isInstance(cause)) return plain(cause.statusCode === 200 ? 'no-model' : 'unreachable')
  if (finishReason === 'length') return plain('cut-at-length')
  if (finishReason === 'content-filter') return plain('declined')
  if (cause !== undefined && !NoObjectGeneratedError.isInstance(cause)) return plain('vendor-fault')
  if (finishReason === 'stop') return plain(text.trim() ? 'malformed' : 'ended-early')
  return plain(hasSpoken ? 'ended-early' : 'no-model')
}

/** If a request with tools is refused, the tools may be the only reason. */
function failureOfTools({ statusCode = 0, responseBody = '', message, responseHeaders }: APICallError, tools: string[]): Failure {
  const body = `${responseBody} ${message}`
  const failure = failureOfStatus(statusCode, body, responseHeaders)
  if (failure.code !== 'request-refused' || tools.length === 0) return failure
  return { code: 'tools-refused', retryAfter: undefined, refused: tools.filter((name) => body.includes(name)) }
}

/** The names and codes in an error and its causes, without the request's content. */
function describe(error: unknown, depth = 0): string {
  if (typeof error !== 'object' || error === null || depth > 3) return typeof error === 'string' ? error.slice(0, 200) : ''
  const { name, message, code, type, cause } = error as Record<string, unknown>
  const own = [name, message, code, type].filter((part) => typeof part === 'string').map((part) => part.slice(0, 200))
  return `${own.join(' ')} ${describe(cause, depth + 1)}`
}
