import type { FastifyReply } from 'fastify'
import type { NamedBytes } from './call.ts'

// RFC 5987 leaves these characters bare; encodeURIComponent leaves four more.
const percentEncoded = (name: string) =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)

/** A name that is safe in a header and as a file: no path, no control character, plain in the old parameter. */
export function contentDisposition(filename: string): string {
  const safe = filename
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    .replaceAll(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, '_')
    .replace(/^\.+/, '_')
  const plain = safe
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7E]|%/g, '_')
  return `attachment; filename="${plain || 'download'}"; filename*=UTF-8''${percentEncoded(safe || 'download')}`
}

export function sendDownload(reply: FastifyReply, { bytes, filename, mediaType }: NamedBytes): FastifyReply {
  return reply
    .header('content-disposition', contentDisposition(filename))
    .header('content-type', mediaType)
    .header('content-length', bytes.byteLength)
    .header('cache-control', 'private, no-store')
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}
