import { pino } from 'pino'
import type { Handlers } from '#server/platform/serving/call.ts'
import { createServer, type Server, type ServerOptions } from '#server/platform/serving/create-server.ts'
import { serveApi } from '#server/platform/serving/serve-api.ts'
import type { Api } from '#shared/api/endpoint.ts'

/** A server without a port, and the lines that it logs. */
export async function givenServer(options: Partial<ServerOptions> = {}): Promise<Server & { logged: string[] }> {
  const logged: string[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) })
  const server = await createServer({ log, checkReady: () => Promise.resolve(), ...options })
  return { ...server, logged }
}

/** Serves a table of calls to clients that send the cookie `name`. */
export function givenCalls<Table extends Api>(server: Server, table: Table, handlers: Handlers<Table, string, null>) {
  serveApi(server, table, {
    handlers,
    context: null,
    findViewer: ({ cookies }) => Promise.resolve(cookies.get('name') ?? null),
  })
}
