import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { askedAddress } from './asked-address.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

/** A higher quality takes longer than it saves for files that are not stored on disk. */
const brotliQuality = 9
/** Maximum cached addresses. Without a public address, the caller chooses among the machine's names, and the port. */
const maxKept = 16

type Asked = { request: FastifyRequest; reply: FastifyReply; address: string | undefined }
type Written = { etag: string; plain: Buffer; br: Buffer; gzip: Buffer }

async function writeOut(text: string): Promise<Written> {
  const plain = Buffer.from(text)
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    promisify(gzip)(plain),
  ])
  // Weak, because it identifies the text in any encoding.
  return { etag: `W/"${createHash('sha256').update(plain).digest('base64url')}"`, plain, br, gzip: zipped }
}

/** Files with a placeholder for the site's address; each is sent with the public address, or with the one it was requested at. */
export async function findAddressedFiles(folder: string, names: Iterable<string>, mark: string) {
  const texts = new Map<string, string>()
  for (const name of names) {
    if (!(extname(name) in types)) continue
    const text = await readFile(join(folder, name), 'utf8')
    if (text.includes(mark)) texts.set(name, text)
  }
  const kept = new Map<string, Promise<Written>>()
  const write = (name: string, address: string) => {
    const key = `${address} ${name}`
    const known = kept.get(key)
    if (known) return known
    if (kept.size >= maxKept) kept.clear()
    const written = writeOut(texts.get(name)!.replaceAll(mark, address))
    kept.set(key, written)
    return written
  }
  return {
    has: (name: string) => texts.has(name),
    async send(name: string, { request, reply, address }: Asked) {
      const written = await write(name, address ?? askedAddress(request))
      reply.headers({ etag: written.etag, vary: address === undefined ? 'accept-encoding, host' : 'accept-encoding' })
      if (request.headers['if-none-match'] === written.etag) return reply.code(304).send()
      const accepted = request.headers['accept-encoding'] ?? ''
      const encoding = (['br', 'gzip'] as const).find((one) => new RegExp(`\\b${one}\\b(?!;\\s*q=0(\\.0*)?(,|$))`).test(accepted))
      reply.type(types[extname(name)]!)
      return encoding ? reply.header('content-encoding', encoding).send(written[encoding]) : reply.send(written.plain)
    },
  }
}
