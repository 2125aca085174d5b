import type { IncomingMessage } from 'node:http'

const withPort = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/
const inBrackets = /^\[([\da-f:.%\w]+)\](?::\d{1,5})?$/i

/** `10.0.0.7:5678` and `[2001:db8::1]:5678` without their ports, which some proxies add although they are not part of the address. */
const plain = (address: string) => (withPort.exec(address) ?? inBrackets.exec(address))?.[1] ?? address

/** Removes the ports from the client addresses that proxies forward, before they are used. */
export function forgetPorts({ headers }: IncomingMessage): void {
  const forwarded = headers['x-forwarded-for']
  if (forwarded === undefined) return
  const addresses = [forwarded].flat().join(',').split(',')
  headers['x-forwarded-for'] = addresses.map((address) => plain(address.trim().replace(/^"(.*)"$/, '$1'))).join(', ')
}
