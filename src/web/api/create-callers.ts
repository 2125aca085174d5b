import type { api as table } from '#shared/api/api.ts'
import { createClient, type Client, type Send, type CallResponse } from '#shared/api/client.ts'
import { reach } from './reach.ts'
import { failureText } from '#words/failures.ts'

type Table = typeof table
export type Callers = { [Noun in keyof Table]: Client<Table[Noun]> }

const send: Send = async ({ path, ...request }) => {
  const response = await reach(path, request)
  const answer = { status: response.status, text: await response.text(), retryAfter: response.headers.get('retry-after') }
  return withSentence(answer)
}

/**
 * A line contains calls such as `list /documents`, for a POST `login+/auth/login`, for a PATCH `change~/documents`, followed by kind and
 * file.
 */
function unfold(call: string) {
  const [, name, sign, path, kind, file] = /^(\w+)([ +~])(\S+) ?(\w*) ?(.*)$/.exec(call)!
  return [
    name,
    {
      method: sign === '+' ? 'POST' : sign === '~' ? 'PATCH' : 'GET',
      path,
      kind: kind || undefined,
      ...(file && { file: JSON.parse(file) }),
    },
  ]
}

/** The schemas remain on the server, which has validated its responses with them. */
export const createCallers = (lines: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(lines).map(([noun, calls]) => [
      noun,
      createClient(Object.fromEntries(calls.split('|').map(unfold)) as Table[keyof Table], send),
    ]),
  ) as Callers

type Body = { success?: unknown; error?: unknown; code?: unknown }

/**
 * A failure in JSON comes from our server, even without a message or with a status of success; an added empty message prevents treating it
 * as a lost connection.
 */
export function withSentence(answer: CallResponse): CallResponse {
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
