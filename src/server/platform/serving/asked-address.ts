import type { FastifyRequest } from 'fastify'

/** The address at which the product was requested; `guardHost` has checked that its host belongs to this deployment. */
export const askedAddress = ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string =>
  `${protocol}://${host.toLowerCase()}`
