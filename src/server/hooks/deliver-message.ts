import { AppError } from '#shared/errors.ts'
import type { Database } from '#server/platform/database.ts'
import type { JobContext, JobHandler } from '#server/platform/jobs/job.ts'
import { type HookServices, secretPlace } from './make-hook.ts'
import { isPermittedPort, triesAfter, answerWithin, hostOf, isPublicAddress } from './policy.ts'
import { signMessage } from './sign-message.ts'
import { disableHook, findWaitingDelivery, keepTry, type Tried } from './store.ts'
import { lookup, type LookupAddress } from 'node:dns'
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'

type Posting = { url: URL; headers: Record<string, string>; body: string; allowsPrivate: boolean; within?: number }

class PrivateAddress extends Error {
  constructor() {
    super('Its name leads to an address that is not of the public internet.')
  }
}

/** All addresses of a name must be public. The connection uses the address that was checked, so that a second lookup cannot differ. */
const lookUpPublic: LookupFunction = (name, options, answer) => {
  lookup(name, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return answer(error, [])
    if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
      return answer(new PrivateAddress(), [])
    if (options.all) return answer(null, addresses)
    return answer(null, addresses[0]!.address, addresses[0]!.family)
  })
}

/** Posts a message and returns the status code; redirects are not followed, and the body of the response is not read. */
export function postMessage({ url, headers, body, allowsPrivate, within = answerWithin }: Posting): Promise<number> {
  const host = hostOf(url)
  if (!allowsPrivate && isIP(host) !== 0 && !isPublicAddress(host)) return Promise.reject(new PrivateAddress())
  const send = url.protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    const sent = send(url, {
      method: 'POST',
      agent: false,
      signal: AbortSignal.timeout(within),
      ...(!allowsPrivate && { lookup: lookUpPublic }),
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Arcwright-Webhooks/1',
      },
    })
    sent.once('response', (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
    sent.once('error', (error) => reject(error.name === 'AbortError' || error.name === 'TimeoutError' ? new Silent() : error))
    sent.end(body)
  })
}

class Silent extends Error {
  constructor() {
    super('It did not answer in time.')
  }
}

type Payload = { deliveryId: string }
type Waiting = NonNullable<Awaited<ReturnType<typeof findWaitingDelivery>>>

/** Maximum length in characters of a stored reason. */
const longestReason = 300
const gone = 410

/** Sends a message until it is accepted; a server that stops between sending and saving sends it again under the same id. */
export const deliverMessage = (services: HookServices): JobHandler<Payload> => ({
  retryDelays: triesAfter,
  run: async ({ job }: JobContext<Payload>) => {
    const { database } = services
    const delivery = await findWaitingDelivery(database, job.payload.deliveryId)
    if (!delivery) return null
    const answer = await post(services, delivery)
    const isLast = job.failures >= triesAfter.length
    const tried = { id: delivery.id, hookId: delivery.hookId, ...answer }
    if (answer.error === null) await keep(database, { ...tried, state: 'delivered' })
    else if (answer.status === gone) await end(database, { ...tried, state: 'failed' })
    else {
      await keep(database, { ...tried, state: isLast ? 'failed' : 'waiting' })
      if (!isLast) throw new AppError('unavailable', 'The receiver did not take the message.', { details: answer.error })
    }
    return null
  },
  finished: () => ({ type: 'hook-ended' }),
  failed: () => ({ type: 'hook-failed' }),
})

async function post({ hookSeal, allowsPrivateHooks, hookPorts }: HookServices, { id, hookId, body, url, sealedSecret }: Waiting) {
  // The hook may have been created while its port was permitted.
  if (!isPermittedPort(new URL(url), { allowsPrivate: allowsPrivateHooks, ports: hookPorts }))
    return { status: null, error: 'Messages to the port of its address are not permitted on this server.' }
  const secret = hookSeal.open(sealedSecret, secretPlace(hookId))
  if (secret === undefined) return { status: null, error: 'Its secret was sealed with another key.' }
  const timestamp = Math.floor(Date.now() / 1000)
  try {
    const headers = signMessage({ id, timestamp, body }, secret)
    const status = await postMessage({ url: new URL(url), headers, body, allowsPrivate: allowsPrivateHooks })
    return { status, error: wordsFor(status) }
  } catch (error) {
    return { status: null, error: (error instanceof Error ? error.message : String(error)).slice(0, longestReason) }
  }
}

function wordsFor(status: number): string | null {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? `It answered ${status}; redirects are not followed.` : `It answered ${status}.`
}

const keep = (database: Database, tried: Tried) => database.transaction().execute((transaction) => keepTry(transaction, tried))

/** A receiver that responds with 410 (gone) gets no more messages. */
const end = (database: Database, tried: Tried) =>
  database.transaction().execute(async (transaction) => {
    await keepTry(transaction, tried)
    await disableHook(transaction, tried.hookId, 'It answered 410: it wants no more messages.')
  })
