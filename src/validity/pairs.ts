import { documentTypeIds } from '#shared/document-types.ts'
import { formatNames } from '#shared/formats.ts'
import type { Pair } from './fault.ts'

export type Choice = { example?: string | undefined; type?: string | undefined; format?: string | undefined }

const isChosen = (value: string, wanted: string | undefined) =>
  wanted === undefined || wanted.split(',').some((part) => value === part || value.startsWith(`${part}-`))

/** Every example as every type in every format, grouped by example, so that a document is composed once. */
export function allPairs(examples: readonly string[], { example, type, format }: Choice = {}): Pair[] {
  return examples
    .filter((name) => isChosen(name, example))
    .flatMap((name) =>
      documentTypeIds
        .filter((id) => isChosen(id, type))
        .flatMap((id) =>
          formatNames.filter((one) => isChosen(one, format)).map((one): Pair => ({ example: name, type: id, format: one })),
        ),
    )
}

/**
 * A few pairs for every test run: each type in each format once, on the shown examples in turn, and a slice of the others. `seed` selects
 * the slice: when the renderers' sources change, so does the slice.
 */
export function quickPairs(
  examples: readonly string[],
  { shown, seed, slice }: { shown: readonly string[]; seed: number; slice: number },
): Pair[] {
  const every = documentTypeIds.flatMap((type, row) =>
    formatNames.map((format, column): Pair => ({ example: shown[(row + column + seed) % shown.length]!, type, format })),
  )
  const others = examples.filter((name) => !shown.includes(name))
  const documents = formatNames.filter((format) => format !== 'json')
  const sliced = Array.from({ length: Math.min(slice, others.length) }, (_, index): Pair => {
    const turn = seed + index
    return {
      // The steps are coprime to the numbers of examples, types and formats, so that all combinations are reached in the end.
      example: others[(turn * 7) % others.length]!,
      type: documentTypeIds[turn % documentTypeIds.length]!,
      format: documents[(turn + Math.floor(turn / documents.length)) % documents.length]!,
    }
  })
  return [...every, ...sliced].toSorted((left, right) => (left.example < right.example ? -1 : left.example > right.example ? 1 : 0))
}
