import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

/** A proxy to the socket of a database that can be slow, silent or cut. */
export async function strungWire(socketPath: string) {
  const pairs = new Set<[Socket, Socket]>()
  let [delay, isSilent] = [0, false]

  function carry(from: Socket, to: Socket) {
    // Pieces are passed one after the other, so that their order is preserved.
    let before: Promise<unknown> = Promise.resolve()
    async function pass(piece: Buffer, wait: number, earlier: Promise<unknown>) {
      await earlier
      if (wait > 0) await pause(wait)
      if (!isSilent && !to.destroyed) to.write(piece)
    }
    from.on('data', (piece: Buffer) => void (before = pass(piece, delay, before)))
    from.on('error', () => {})
    from.on('close', () => to.destroy())
  }

  const server = createServer((near) => {
    const far = connect(socketPath)
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    near.once('close', () => pairs.delete(pair))
    carry(near, far)
    carry(far, near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  function cut() {
    for (const [near, far] of pairs) {
      near.destroy()
      far.destroy()
    }
  }
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    delayBy: (milliseconds: number) => void (delay = milliseconds),
    /** Data sent meanwhile is lost, so the connections are closed afterwards. */
    silence: (whether: boolean) => {
      isSilent = whether
      if (!whether) cut()
    },
    close() {
      cut()
      server.close()
    },
  }
}
