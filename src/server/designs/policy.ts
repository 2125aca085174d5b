import { AppError } from '#shared/errors.ts'
import { ReferenceDesign } from '#shared/reference-design.ts'
import { addressId } from '#server/platform/address-id.ts'
import { faultsOf } from '#server/references/read-designs.ts'

/** Ids that would be taken for other addresses of the calls, or for other things to start from. */
const reserved = new Set(['check', 'nearest', 'project', 'brief', 'none'])
const longestId = 50

/** `Letters to patients` is `letters-to-patients`; what is taken is numbered. */
export const idOfDesign = (name: string, taken: ReadonlySet<string>): string =>
  addressId(name, { longest: longestId, otherwise: 'design', isFree: (id) => !taken.has(id) && !reserved.has(id) })

const mostTold = 12

/** A design without a fault; otherwise it is refused, with what is wrong. */
export function soundDesign(raw: unknown): ReferenceDesign {
  const faults = faultsOf(raw)
  if (faults.length === 0) return ReferenceDesign.parse(raw)
  const more = faults.length > mostTold ? ` And ${faults.length - mostTold} more.` : ''
  throw new AppError('invalid-input', 'This design cannot be used as it is; nothing was saved.', {
    details: faults.slice(0, mostTold).join(' ') + more,
  })
}
