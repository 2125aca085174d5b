import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts text so that only this deployment can read it, and only for the place that it was sealed for. */
export type Seal = {
  close(text: string, place: string): Buffer
  /** Undefined if it was sealed with another key, for another place, or changed since. */
  open(sealed: Buffer, place: string): string | undefined
}

const algorithm = 'aes-256-gcm'
/** The first byte, so that another format can be distinguished later. */
const version = 1
/** Bytes, as NIST SP 800-38D recommends them. */
const [nonceLength, tagLength] = [12, 16]

/** Each purpose has its own key, derived from the deployment's. */
export function createSeal(secretKey: string, purpose: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', purpose, 32))
  return {
    close(text, place) {
      const nonce = randomBytes(nonceLength)
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(place))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([Buffer.of(version), nonce, cipher.getAuthTag(), body])
    },
    open(sealed, place) {
      const bodyAt = 1 + nonceLength + tagLength
      if (sealed.length < bodyAt || sealed[0] !== version) return undefined
      const decipher = createDecipheriv(algorithm, key, sealed.subarray(1, 1 + nonceLength), { authTagLength: tagLength })
      decipher.setAAD(Buffer.from(place)).setAuthTag(sealed.subarray(1 + nonceLength, bodyAt))
      try {
        return Buffer.concat([decipher.update(sealed.subarray(bodyAt)), decipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}
