import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { AppError } from '#shared/errors.ts'

/** The beginning of an encrypted backup; salt and nonce follow, and the tag of AES-256-GCM is at its end. */
const mark = Buffer.from('sealed-backup-1\n')
const [saltLength, nonceLength, tagLength] = [16, 12, 16]
const headLength = mark.length + saltLength + nonceLength
const algorithm = 'aes-256-gcm'

/** 128 MB for each attempt at a password (RFC 7914, N = 2^17). */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 2 ** 20 }
const keyOf = (password: string, salt: Buffer) => scryptSync(password.normalize('NFKC'), salt, 32, cost)

/** A pipeline step that encrypts its data, so that nothing is ever on the disk unencrypted. */
export function sealWith(password: string) {
  const [salt, nonce] = [randomBytes(saltLength), randomBytes(nonceLength)]
  const cipher = createCipheriv(algorithm, keyOf(password, salt), nonce)
  return async function* (parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    yield Buffer.concat([mark, salt, nonce])
    for await (const part of parts) yield cipher.update(part)
    yield Buffer.concat([cipher.final(), cipher.getAuthTag()])
  }
}

export async function isSealed(file: string): Promise<boolean> {
  const handle = await open(file).catch(() => undefined)
  if (!handle) return false
  try {
    return (await handle.read(Buffer.alloc(mark.length), 0, mark.length, 0)).buffer.equals(mark)
  } finally {
    await handle.close()
  }
}

async function readEdges(file: string) {
  const { size } = await stat(file)
  const handle = await open(file)
  try {
    const [head, tag] = [Buffer.alloc(headLength), Buffer.alloc(tagLength)]
    await handle.read(head, 0, headLength, 0)
    await handle.read(tag, 0, tagLength, Math.max(0, size - tagLength))
    const salt = head.subarray(mark.length, mark.length + saltLength)
    return { salt, nonce: head.subarray(mark.length + saltLength), tag, end: size - tagLength - 1 }
  } finally {
    await handle.close()
  }
}

/** Writes the decrypted backup beside the file, complete and verified or not at all; the caller removes it. */
export async function openSealed(file: string, password: string): Promise<string> {
  const draft = `${file}.${process.pid}.opened`
  try {
    const { salt, nonce, tag, end } = await readEdges(file)
    const decipher = createDecipheriv(algorithm, keyOf(password, salt), nonce, { authTagLength: tagLength }).setAuthTag(tag)
    await pipeline(createReadStream(file, { start: headLength, end }), decipher, createWriteStream(draft, { mode: 0o600 }))
    return draft
  } catch (cause) {
    await rm(draft, { force: true })
    const sentence = `${file} does not open with this password, or was changed: nothing was restored.`
    throw new AppError('unreadable-file', sentence, { cause })
  }
}
