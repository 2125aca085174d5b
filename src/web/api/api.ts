import { calls } from 'virtual:calls'
import type { api as table } from '#shared/api/api.ts'
import { createClient, type Client, type Send } from '#shared/api/client.ts'
import { reach } from './reach.ts'
import { withSentence } from './with-sentence.ts'

type Table = typeof table
type Caller = { [Noun in keyof Table]: Client<Table[Noun]> }

const send: Send = async ({ path, ...request }) => {
  const response = await reach(path, request)
  const answer = { status: response.status, text: await response.text(), retryAfter: response.headers.get('retry-after') }
  return withSentence(answer)
}

/** Every call of the product. The build leaves the schemas out: what the server sends has passed them there. */
export const api = Object.fromEntries(
  Object.entries(calls).map(([noun, entries]) => [noun, createClient(entries as Table[keyof Table], send)]),
) as Caller
