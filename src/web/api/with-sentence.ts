import type { Answer } from '#shared/api/client.ts'
import { failureText } from '#words/failures.ts'

type Body = { success?: unknown; error?: unknown; code?: unknown }

/**
 * A failure in JSON comes from our server, even without a message or with a status of success; an added empty message prevents treating it
 * as a lost connection.
 */
export function withSentence(answer: Answer): Answer {
  const body = parsed(answer.text)
  if (typeof body !== 'object' || body === null) return answer
  const { success, error, code } = body as Body
  const isFine = answer.status >= 200 && answer.status < 300
  if (isFine && success !== false) return answer
  return {
    ...answer,
    status: isFine ? 500 : answer.status,
    text: JSON.stringify({ ...body, ...inLanguage(code, typeof error === 'string' ? error : '') }),
  }
}

/** Translates the message if its code is sufficient for that; the server's details are then left out, because they are in English. */
function inLanguage(code: unknown, sentence: string) {
  const error = typeof code === 'string' && sentence !== '' ? failureText(code, sentence) : sentence
  return error === sentence ? { error } : { error, details: undefined }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
