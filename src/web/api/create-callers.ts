import type { api as table } from '#shared/api/api.ts'
import { createClient, type Client, type Send } from '#shared/api/client.ts'
import { reach } from './reach.ts'
import { withSentence } from './with-sentence.ts'

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
