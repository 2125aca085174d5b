import type { FastifyRequest } from 'fastify'

/** The address under which the product was asked; `guardHost` has seen that its host is this deployment's own. */
export const askedAddress = ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string =>
  `${protocol}://${host.toLowerCase()}`
