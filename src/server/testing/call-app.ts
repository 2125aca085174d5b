import type { Server } from '#server/platform/serving/create-server.ts'
import { createClient, type Client, type Send } from '#shared/api/client.ts'
import type { Api } from '#shared/api/endpoint.ts'

type Injected = Awaited<ReturnType<Server['app']['inject']>>
type CookieJar = Map<string, string>

/** Stores cookies as a browser does: an expired cookie is deleted. */
function keepCookies(jar: CookieJar, { cookies }: Injected) {
  for (const { name, value, maxAge, expires } of cookies) {
    if (maxAge === 0 || (expires && expires.getTime() <= Date.now())) jar.delete(name)
    else jar.set(name, value)
  }
}

export const cookieHeader = (jar: CookieJar): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

/** Sends requests to a server in process, without a port, and stores cookies in the jar. */
export const sendInProcess =
  ({ app }: Pick<Server, 'app'>, jar: CookieJar): Send =>
  async ({ method, path, headers, body }) => {
    const form = body instanceof FormData ? new Response(body) : undefined
    const response = await app.inject({
      method: method as 'GET' | 'POST',
      url: path,
      headers: { ...headers, ...(jar.size > 0 && { cookie: cookieHeader(jar) }), ...(form && Object.fromEntries(form.headers)) },
      ...(form ? { payload: Buffer.from(await form.arrayBuffer()) } : typeof body === 'string' && { payload: body }),
    })
    keepCookies(jar, response)
    return { status: response.statusCode, text: response.body, retryAfter: response.headers['retry-after']?.toString() ?? null }
  }

/** The page's own typed client, connected to a server in process. */
export const callApp = <Table extends Api>(server: Pick<Server, 'app'>, table: Table, jar: CookieJar = new Map()): Client<Table> =>
  createClient(table, sendInProcess(server, jar))
