import { BlockList, isIP } from 'node:net'
import { AppError } from '#shared/errors.ts'

/** Seconds to wait after each failed attempt: nine attempts in three days. */
export const triesAfter = [60, 300, 1800, 7200, 21_600, 43_200, 86_400, 86_400]

/** Number of consecutive messages that failed for good, after which a hook is disabled. */
export const mostFailures = 5

/** Milliseconds for a receiver to respond, from the name lookup to the headers of its response. */
export const answerWithin = 10_000

/** Maximum number of hooks, and of messages in a list. */
export const [mostHooks, listedDeliveries] = [100, 50] as const

const reserved = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  reserved.addSubnet(network, bits, 'ipv4')
// Tunnels to IPv4, documentation ranges and the like, within the range of public addresses.
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  reserved.addSubnet(network, bits, 'ipv6')
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/** True if an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !reserved.check(address, 'ipv4')
  return family === 6 && global6.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
}

/** In a URL, an IPv6 address has brackets around it. */
export const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

const localName = /(^|\.)(localhost|local|internal|home\.arpa)\.?$/i

/** The two ports of the web, which are always permitted in addition to those that a deployment permits. */
const usualPorts = [443, 80]
const portOf = ({ port, protocol }: URL) => (port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port))

/** Where messages may go: in development to any port of any address, otherwise to the public internet on the usual ports and these. */
export type HookReach = { allowsPrivate: boolean; ports: number[] }

export const isPermittedPort = (url: URL, { allowsPrivate, ports }: HookReach): boolean =>
  allowsPrivate || [...usualPorts, ...ports].includes(portOf(url))

/**
 * Refuses an address at once if every attempt would be refused. The address that a name resolves to is checked each time a message is sent.
 */
export function checkHookAddress(written: string, reach: HookReach): URL {
  const url = new URL(written)
  if (url.username !== '' || url.password !== '')
    throw new AppError('invalid-input', 'The address may not hold a name or a password.')
  if (reach.allowsPrivate) return url
  if (url.protocol !== 'https:') throw new AppError('invalid-input', 'The address has to begin with https://.')
  const host = hostOf(url)
  if (localName.test(host) || (isIP(host) !== 0 && !isPublicAddress(host)))
    throw new AppError('invalid-input', 'The address has to be one of the public internet.')
  if (!isPermittedPort(url, reach))
    throw new AppError('invalid-input', `The address may not have the port ${portOf(url)}.`, {
      details: `Messages go to the ports ${[...usualPorts, ...reach.ports].join(', ')}. HOOK_PORTS on the server permits others.`,
    })
  return url
}
