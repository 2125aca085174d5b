import { firm } from '#shared/firm.ts'
import type { Signer } from './build-certificate.ts'

/** The signers as people outside the firm see them: their own people, and one approval in the name of the firm for all others. */
export function presentOutside(signers: Signer[]): Signer[] {
  const others = signers.filter(({ isOfClient }) => !isOfClient)
  if (others.length === 0) return signers
  const decidedAt = new Date(Math.max(...others.map((one) => one.decidedAt.getTime())))
  const ofFirm = { name: firm.name, email: '', username: '', client: null, isOfClient: false, decidedAt, reason: '' }
  return [...signers.filter(({ isOfClient }) => isOfClient), ofFirm].toSorted(
    (one, other) => one.decidedAt.getTime() - other.decidedAt.getTime(),
  )
}
