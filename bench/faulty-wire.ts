import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'

/** A wire to the socket of a database that can be slow, silent or cut. */
export async function strungWire(socketPath: string) {
  const pairs = new Set<[Socket, Socket]>()
  let [delay, isSilent] = [0, false]

  function carry(from: Socket, to: Socket) {
    // One piece after the other, so that none overtakes.
    let before: Promise<unknown> = Promise.resolve()
    from.on('data', (piece) => {
      const wait = delay
      before = before.then(async () => {
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
        if (!isSilent && !to.destroyed) to.write(piece)
      })
    })
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
    /** What is sent meanwhile is lost, so that the connections are of no use after it. */
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
