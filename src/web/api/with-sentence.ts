import type { Answer } from '#shared/api/client.ts'
import { failureText } from '#words/failures.ts'

type Body = { success?: unknown; error?: unknown; code?: unknown }

/**
 * A failure in JSON is the server's own also where it says nothing more, or says so with a status of success;
 * given an empty sentence, it is not taken for a lost connection.
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

/** In the language of the page as far as the code says enough; what the server adds is then left out, as it is in English. */
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
