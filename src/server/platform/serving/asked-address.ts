import type { FastifyRequest } from 'fastify'

const looksLikeHost = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:]+\](:\d{1,5})?$/i

/** The address under which the product was asked. The host is whatever a client sent, so what is none is not repeated. */
export function askedAddress({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string {
  const address = `${protocol}://${host.toLowerCase()}`
  return looksLikeHost.test(host) && URL.canParse(address) ? address : `${protocol}://localhost`
}
