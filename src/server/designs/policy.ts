import { AppError } from '#shared/errors.ts'
import { ReferenceDesign } from '#shared/reference-design.ts'
import { addressId } from '#server/platform/address-id.ts'
import { faultsOf } from '#server/references/read-designs.ts'

/** Ids that would collide with other paths of the API, or with other starting points. */
const reserved = new Set(['check', 'nearest', 'project', 'brief', 'none'])
const longestId = 50

/** `Letters to patients` becomes `letters-to-patients`; an id that is taken gets a number. */
export const idOfDesign = (name: string, taken: ReadonlySet<string>): string =>
  addressId(name, { longest: longestId, otherwise: 'design', isFree: (id) => !taken.has(id) && !reserved.has(id) })

const mostTold = 12

/** Returns the design if it has no errors; throws with the list of errors otherwise. */
export function soundDesign(raw: unknown): ReferenceDesign {
  const faults = faultsOf(raw)
  if (faults.length === 0) return ReferenceDesign.parse(raw)
  const more = faults.length > mostTold ? ` And ${faults.length - mostTold} more.` : ''
  throw new AppError('invalid-input', 'This design cannot be used as it is; nothing was saved.', {
    details: faults.slice(0, mostTold).join(' ') + more,
  })
}
