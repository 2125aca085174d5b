import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const text = (bytes: Buffer) => bytes.toString('base64url')

const [present, attested] = [0x01, 0x40]

/**
 * A device that creates passkeys and signs with them, according to WebAuthn; it can also be made to do things that a browser would refuse.
 */
export function givenAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  // COSE: the key type, ES256, the curve, and the point.
  const head = Buffer.from('a5010203262001', 'hex')
  const coseKey = Buffer.concat([head, hex('215820'), Buffer.from(x!, 'base64url'), hex('225820'), Buffer.from(y!, 'base64url')])
  let counter = 0

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const dataOf = (host: string, flags: number) => {
    const tail = Buffer.alloc(5)
    tail[0] = flags
    tail.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(host), tail])
  }
  const named = { id: text(id), rawId: text(id), type: 'public-key' as const, clientExtensionResults: {} }

  return {
    /** Sets the counter back, like that of a copied device. */
    turnBack: (to: number) => void (counter = to),
    make({ challenge, origin }: { challenge: string; origin: string }) {
      const length = Buffer.from([0, id.length])
      const data = Buffer.concat([dataOf(new URL(origin).hostname, present | attested), Buffer.alloc(16), length, id, coseKey])
      // CBOR: three entries, the last of which is the data, shorter than 256 bytes.
      const entries = [hex('a363'), 'fmt', hex('64'), 'none', hex('67'), 'attStmt', hex('a068'), 'authData', hex('58')]
      const attestation = Buffer.concat([...entries.map((part) => Buffer.from(part)), Buffer.from([data.length]), data])
      const clientDataJSON = text(clientData('webauthn.create', challenge, origin))
      return { ...named, response: { clientDataJSON, attestationObject: text(attestation), transports: ['internal'] } }
    },
    confirm({ challenge, origin }: { challenge: string; origin: string }) {
      counter += 1
      const [client, data] = [clientData('webauthn.get', challenge, origin), dataOf(new URL(origin).hostname, present)]
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      const response = { clientDataJSON: text(client), authenticatorData: text(data), signature: text(signature) }
      return { ...named, response }
    },
  }
}

const hex = (digits: string) => Buffer.from(digits, 'hex')
