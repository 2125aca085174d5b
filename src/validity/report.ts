import { documentTypeIds } from '#shared/document-types.ts'
import { formatNames } from '#shared/formats.ts'
import type { Fault, Pair } from './fault.ts'

/** More faults of one file are counted rather than told. */
const mostOfFile = 12

/** Each fault with where it is, then how many files of each type and format have none. */
export function reportLines(pairs: readonly Pair[], faults: readonly Fault[]): string[] {
  const byFile = new Map<string, Fault[]>()
  for (const fault of faults) byFile.set(nameOf(fault.pair), [...(byFile.get(nameOf(fault.pair)) ?? []), fault])
  const told = [...byFile].flatMap(([name, own]) => [
    `\n${name}`,
    ...own.slice(0, mostOfFile).map(({ check, place, sentence }) => `  ${check}, ${place}: ${sentence}`),
    ...(own.length > mostOfFile ? [`  and ${own.length - mostOfFile} more`] : []),
  ])
  return [...told, '', tableOf(pairs, new Set(byFile.keys()))]
}

const nameOf = ({ example, type, format }: Pair) => `${example} as ${type} in ${format}`

/** Files without a fault out of all, by type and format. */
function tableOf(pairs: readonly Pair[], faulty: ReadonlySet<string>): string {
  const cell = (type: string, format: string) => {
    const own = pairs.filter((pair) => pair.type === type && pair.format === format)
    const well = own.filter((pair) => !faulty.has(nameOf(pair))).length
    return own.length === 0 ? '–' : `${well}/${own.length}`
  }
  const row = (head: string, cells: readonly string[]) => head.padEnd(12) + cells.map((text) => text.padStart(8)).join('')
  return [
    row('valid', formatNames),
    ...documentTypeIds.map((type) =>
      row(
        type,
        formatNames.map((format) => cell(type, format)),
      ),
    ),
  ].join('\n')
}
