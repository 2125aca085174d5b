import { AppError } from '#shared/errors.ts'
import { ReferenceDesign } from '#shared/reference-design.ts'
import { faultsOf } from '#server/references/read-designs.ts'

/** Ids that would be taken for other addresses of the calls, or for other things to start from. */
const reserved = new Set(['check', 'nearest', 'project', 'brief', 'none'])
const longestId = 50

/** `Letters to patients` is `letters-to-patients`; what is taken is numbered. */
export function idOfDesign(name: string, taken: ReadonlySet<string>): string {
  const words =
    name
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  const plain = words
    .join('-')
    .replace(/^[0-9-]+/, '')
    .slice(0, longestId)
    .replace(/-+$/, '')
  const base = plain.length >= 2 ? plain : 'design'
  const isFree = (id: string) => !taken.has(id) && !reserved.has(id)
  let [id, number] = [base, 2]
  while (!isFree(id)) id = `${base}-${number++}`
  return id
}

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
