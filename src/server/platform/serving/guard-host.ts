import { hostname, networkInterfaces } from 'node:os'
import type { FastifyRequest } from 'fastify'
import { AppError } from '#shared/errors.ts'

const looksLikeHost = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:]+\](:\d{1,5})?$/i
const loopback = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|0\.0\.0\.0|\[::1?\])$/

/** A host as a URL normalises it, without its port; undefined if it is not a host. */
const nameOf = (host: string) =>
  looksLikeHost.test(host) && URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : undefined

/** The names of this machine in its network, and its addresses, which may change. */
function namesOfMachine(): Set<string> {
  const own = hostname().toLowerCase()
  const addresses = Object.values(networkInterfaces()).flatMap((some = []) =>
    some.map(({ address, family }) => (family === 'IPv6' ? nameOf(`[${address.split('%')[0]!}]`) : address)),
  )
  return new Set([own, `${own}.local`, ...addresses.filter((address) => address !== undefined)])
}

/**
 * Refuses requests for any host except the public one or this machine: a link built from the host then never points to a stranger's, and
 * other sites cannot reach the server under a name of their own (DNS rebinding).
 */
export function guardHost({ host }: Pick<FastifyRequest, 'host'>, publicUrl: URL | undefined): void {
  const name = nameOf(host)
  if (name !== undefined && (name === publicUrl?.hostname || loopback.test(name) || namesOfMachine().has(name))) return
  throw new AppError('wrong-host', 'This server does not answer under this name.', {
    details: publicUrl
      ? `Open it at ${publicUrl.origin}. A proxy in front has to pass that host on.`
      : 'Until PUBLIC_URL says where it is reached, it answers only under the names and addresses of its own machine.',
  })
}
