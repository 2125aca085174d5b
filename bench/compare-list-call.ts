import { fork } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'
import { signInCookie, hashToken } from '#server/accounts/sign-in-cookie.ts'
import { findSignedIn } from '#server/accounts/store.ts'
import { listDocuments } from '#server/documents/store.ts'
import { connectDatabase } from '#server/platform/database.ts'
import { percentile } from './figures.ts'
import { recordQueries } from '#server/testing/record-queries.ts'

type Route = { name: string; url: string; cookie?: string }
type Compared = { name: string; rate: number; share: number }
type Own = { databaseUrl: string; address: string; cookie: string }

/** Seconds of each round; rounds alternate, so that other load on the machine affects all alike. */
const duration = 2
const rounds = 4

/** Requests per second over eight connections. */
async function load({ url, cookie }: Route): Promise<number> {
  const result = await autocannon({ url, connections: 8, duration, ...(cookie && { headers: { cookie } }) })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`)
  return result.requests.total / result.duration
}

/** Returns the queries of the list call. */
export async function queriesOf({ databaseUrl, cookie }: Pick<Own, 'databaseUrl' | 'cookie'>) {
  const database = connectDatabase({ url: databaseUrl })
  try {
    return await recordQueries(async () => {
      const [, token = ''] = new RegExp(`(?:^|; )${signInCookie(false)}=([^;]*)`).exec(cookie) ?? []
      const viewer = await findSignedIn(database, hashToken(token))
      if (!viewer) throw new Error('The sign-in is not known.')
      await listDocuments(database, viewer)
    })
  } finally {
    await database.destroy()
  }
}

/** Compares the list call with routes that only send its SQL; the first counts as 1. */
export async function compareListCall(own: Own): Promise<Compared[]> {
  const queries = await queriesOf(own)
  if (queries.length !== 2) throw new Error(`The list call asks ${queries.length} queries, not two.`)
  const bare = fork('dist/server/bare-server.js', [own.databaseUrl, JSON.stringify(queries)])
  try {
    const [port] = (await Promise.race([once(bare, 'message'), once(bare, 'exit').then(() => [])])) as [number?]
    if (port === undefined) throw new Error('The bare server did not start.')
    const routes: Route[] = [
      { name: 'bare route, same SQL', url: `http://127.0.0.1:${port}/` },
      { name: 'GET /api/v3/documents', url: `${own.address}/api/v3/documents`, cookie: own.cookie },
      { name: 'bare route, same SQL kept prepared', url: `http://127.0.0.1:${port}/prepared` },
    ]
    const rates = new Map<Route, number[]>(routes.map((route) => [route, []]))
    for (let round = 0; round < rounds; round++) for (const [route, all] of rates) all.push(await load(route))
    // The first round is a warm-up.
    const middle = [...rates].map(([{ name }, [, ...warm]]) => ({ name, rate: percentile(warm, 50) }))
    return middle.map((each) => ({ ...each, share: each.rate / middle[0]!.rate }))
  } finally {
    bare.kill()
  }
}
