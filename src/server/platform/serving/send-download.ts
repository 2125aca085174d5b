import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import type { NamedBytes } from './call.ts'

// RFC 5987 does not escape these characters; encodeURIComponent leaves four more unescaped.
const percentEncoded = (name: string) =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)

/** A name that is safe in a header and as a file: no path, no control characters, plain ASCII in the old parameter. */
export function contentDisposition(filename: string, way: 'attachment' | 'inline' = 'attachment'): string {
  const safe = filename
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    .replaceAll(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, '_')
    .replace(/^\.+/, '_')
  const plain = safe
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7E]|%/g, '_')
  return `${way}; filename="${plain || 'download'}"; filename*=UTF-8''${percentEncoded(safe || 'download')}`
}

const bufferOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

export function sendDownload(
  reply: FastifyReply,
  { bytes, filename, mediaType, shownAs }: NamedBytes,
): FastifyReply | Promise<FastifyReply> {
  reply.header('content-type', mediaType)
  if (shownAs !== undefined)
    return sendShown(reply.header('content-disposition', contentDisposition(filename, 'inline')), bytes, shownAs)
  return reply
    .header('content-disposition', contentDisposition(filename))
    .header('content-length', bytes.byteLength)
    .header('cache-control', 'private, no-store')
    .send(bufferOf(bytes))
}

const compress = promisify(gzip)

/** Revalidated each time, so that a person without access no longer sees it, but only sent again if it has changed. */
async function sendShown(reply: FastifyReply, bytes: Uint8Array, name: string): Promise<FastifyReply> {
  const { 'if-none-match': known, 'accept-encoding': encodings = '' } = reply.request.headers
  reply.header('cache-control', 'private, no-cache').header('vary', 'accept-encoding').header('etag', `W/"${name}"`)
  if (known === `W/"${name}"`) return reply.code(304).send()
  if (!/\bgzip\b/.test(encodings)) return reply.send(bufferOf(bytes))
  return reply.header('content-encoding', 'gzip').send(await compress(bytes))
}
