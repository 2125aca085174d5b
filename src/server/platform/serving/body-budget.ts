import { AppError } from '#shared/errors.ts'

/** Maximum bytes of concurrent request bodies: in memory, and of files, which are written to the disk, in total. */
export type BodyLimits = { inAll: number; perAddress: number; perAccount: number; onDisk: number }

export type Body = { inMemory: number; onDisk: number }

const megabyte = 1024 * 1024
export const usualBodyLimits: BodyLimits = {
  inAll: 160 * megabyte,
  perAddress: 64 * megabyte,
  perAccount: 32 * megabyte,
  onDisk: 1024 * megabyte,
}

/** Seconds; a body of usual size has arrived by then. */
const retryAfter = 5

/** The sender of a body; the account is unknown if the call is public. */
export type Sender = { address: string; account: string | undefined }

export type BodyBudget = {
  /** Reserves bytes until the returned function is called; throws if too many are reserved. */
  take(body: Body, sender: Sender): () => void
}

const refuse = (whose: string) =>
  new AppError('too-many-requests', `Too much is being sent at once ${whose}.`, {
    details: 'Wait until what is under way has arrived, and send this again.',
    retryAfter,
  })

/** Counts the bytes that are being received, so that slow and numerous senders cannot fill the server's memory. */
export function createBodyBudget(limits: BodyLimits = usualBodyLimits): BodyBudget {
  const taken = new Map<string, number>()

  function check(name: string, bytes: number, limit: number): boolean {
    return (taken.get(name) ?? 0) + bytes <= limit
  }
  function add(name: string, bytes: number) {
    const left = (taken.get(name) ?? 0) + bytes
    if (left > 0) taken.set(name, left)
    else taken.delete(name)
  }

  return {
    take({ inMemory: bytes, onDisk }, { address, account }) {
      if (bytes === 0) return () => {}
      const names = ['all', `address ${address}`, ...(account === undefined ? [] : [`account ${account}`])]
      if (!check('disk', onDisk, limits.onDisk)) throw refuse('to this server')
      if (account !== undefined && !check(names[2]!, bytes, limits.perAccount)) throw refuse('by this account')
      if (!check(names[1]!, bytes, limits.perAddress)) throw refuse('from this address')
      if (!check('all', bytes, limits.inAll)) throw refuse('to this server')
      const addAll = (sign: 1 | -1) => {
        for (const name of names) add(name, sign * bytes)
        add('disk', sign * onDisk)
      }
      addAll(1)
      let isTaken = true
      return () => {
        if (isTaken) addAll(-1)
        isTaken = false
      }
    },
  }
}
