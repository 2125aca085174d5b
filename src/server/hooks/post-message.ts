import { lookup, type LookupAddress } from 'node:dns'
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { answerWithin, hostOf, isPublicAddress } from './policy.ts'

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
