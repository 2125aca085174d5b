import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const forYear = `max-age=${365 * 24 * 60 * 60}`

/** Devices and payments that no page needs, so that no script in one may request them. */
const refused =
  'accelerometer camera display-capture geolocation gyroscope hid idle-detection magnetometer microphone midi payment screen-wake-lock serial usb xr-spatial-tracking'
const permissions = [
  ...refused.split(' ').map((feature) => `${feature}=()`),
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
].join(', ')

/** The headers of every answer except pages: built once, not for each answer. */
export const callHeaders = (isSecure: boolean): Record<string, string> => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  ...(isSecure && { 'strict-transport-security': forYear }),
})

/** Hashes of inline scripts, as `sha256-…`. Encryption is required only if the public address uses it. */
export async function sendPageHeaders(
  app: FastifyInstance,
  { isSecure, scriptHashes }: { isSecure: boolean; scriptHashes: string[] },
) {
  // Helmet sends none of these.
  app.addHook('onRequest', async (_request, reply) => void reply.header('permissions-policy', permissions))
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
    // Not `no-referrer`: browsers would send `Origin: null` with the page's own forms.
    referrerPolicy: { policy: 'same-origin' },
  })
}
