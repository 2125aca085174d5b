import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { OpenRequests } from './open-requests.ts'

/** Milliseconds after which remaining connections are cut. */
const patience = 5_000

/** Connections that a browser opened in advance; Node itself does not count them as idle. */
function watchUnused({ server }: FastifyInstance): Set<Socket> {
  const unused = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.on('request', ({ socket }: { socket: Socket }) => unused.delete(socket))
  return unused
}

/** On `app.close()`: waiting calls are aborted, streams end, and no connection prevents the process from ending. */
export function closeInOrder(app: FastifyInstance, openRequests: OpenRequests) {
  const unused = watchUnused(app)
  app.addHook('preClose', (done) => {
    openRequests.close()
    for (const socket of unused) socket.destroy()
    setTimeout(() => app.server.closeAllConnections(), patience).unref()
    done()
  })
  app.addHook('onResponse', (_request, _reply, done) => {
    if (openRequests.isClosing()) setImmediate(() => app.server.closeIdleConnections())
    done()
  })
}
