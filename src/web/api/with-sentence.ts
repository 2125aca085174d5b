import type { Answer } from '#shared/api/client.ts'

type Body = { success?: unknown; error?: unknown }

/**
 * A failure in JSON is the server's own also where it says nothing more, or says so with a status of success;
 * given an empty sentence, it is not taken for a lost connection.
 */
export function withSentence(answer: Answer): Answer {
  const body = parsed(answer.text)
  if (typeof body !== 'object' || body === null) return answer
  const { success, error } = body as Body
  const isFine = answer.status >= 200 && answer.status < 300
  if (isFine && success !== false) return answer
  return {
    ...answer,
    status: isFine ? 500 : answer.status,
    text: JSON.stringify({ ...body, error: typeof error === 'string' ? error : '' }),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
