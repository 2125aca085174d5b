import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Hashes are of inline scripts, as `sha256-…`. Encryption is demanded only where the public address has it. */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  { isSecure, scriptHashes }: { isSecure: boolean; scriptHashes: string[] },
) {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: 365 * 24 * 60 * 60 } : false,
    xFrameOptions: { action: 'deny' },
    // Not `no-referrer`: under it browsers send `Origin: null` with the page's own forms.
    referrerPolicy: { policy: 'same-origin' },
  })
}
