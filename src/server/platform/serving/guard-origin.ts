import type { FastifyRequest } from 'fastify'
import { AppError } from '#shared/errors.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined)

/** Refuses a changing call that another site's page made with a visitor's cookies. */
export function guardOrigin(request: FastifyRequest, publicUrl: URL | undefined): void {
  if (reading.has(request.method)) return
  const { origin, 'sec-fetch-site': site } = request.headers
  const isOwn = origin === undefined || origin === publicUrl?.origin || hostOf(origin) === request.host.toLowerCase()
  if (!isOwn || site === 'cross-site')
    throw new AppError('not-allowed', 'This call was made from another site.', {
      details: 'Open the product at its own address. If it is behind a proxy, PUBLIC_URL must be that address.',
    })
}
