import type { Solution } from '#server/solution/solution.ts'
import { type Design, number, ofCatalogue } from './design.ts'
import type { Placed } from './list-elements.ts'

/** The contracts of the parts that others call, with who calls them. */
export function listInterfaces({ parts }: Design, { idOf, relations, elements }: Placed): Solution['interfaces'] {
  const isInside = (id: string) => elements.some((element) => element.id === id && element.kind !== 'external-system')
  return number(
    'INT',
    parts.flatMap((part) => {
      const contract = part.capability?.contract
      const provider = idOf(part.key)
      if (!contract || !provider || part.role === 'advice') return []
      const consumers = [
        ...new Set(relations.flatMap(({ from, to }) => (to === provider ? [from] : from === provider ? [to] : []))),
      ]
      return [
        {
          source: ofCatalogue(part.capability!),
          name: `${part.name} contract`,
          provider,
          consumers: consumers.filter(isInside),
          operations: contract.operations.map(({ name, request, response, errors }) => ({
            name,
            request: request.join(', '),
            response: response.join(', '),
            errors,
          })),
        },
      ]
    }),
  )
}
