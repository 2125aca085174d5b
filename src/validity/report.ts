import { documentTypeIds } from '#shared/document-types.ts'
import { formatNames } from '#shared/formats.ts'
import type { Fault, Pair } from './fault.ts'

/** Further faults of one file are only counted. */
const mostOfFile = 12

/** Each fault with its place. */
export function faultLines(faults: readonly Fault[]): string[] {
  const byFile = new Map<string, Fault[]>()
  for (const fault of faults) byFile.set(nameOf(fault.pair), [...(byFile.get(nameOf(fault.pair)) ?? []), fault])
  return [...byFile].flatMap(([name, own]) => [
    `\n${name}`,
    ...own.slice(0, mostOfFile).map(({ check, place, sentence }) => `  ${check}, ${place}: ${sentence}`),
    ...(own.length > mostOfFile ? [`  and ${own.length - mostOfFile} more`] : []),
  ])
}

/** The percentage of contents entries that may be off by one page, because programs break lines differently (decision 013). */
const mostShifted = 2
/** Always allowed, because in a run over a part of the registry there are too few entries for a percentage. */
const alwaysAllowed = 2

/** The faults without the contents entries that are off by one page, if there are few enough of them. */
export function withoutShiftedPages(faults: readonly Fault[], entries: number): Fault[] {
  const shifted = faults.filter(({ isNextPage }) => isNextPage).length
  return shifted <= Math.max(alwaysAllowed, (entries * mostShifted) / 100)
    ? faults.filter(({ isNextPage }) => !isNextPage)
    : [...faults]
}

const nameOf = ({ example, type, format }: Pair) => `${example} as ${type} in ${format}`

/** Files without a fault out of all, by type and format. */
export function tableOf(pairs: readonly Pair[], faults: readonly Fault[]): string {
  const faulty = new Set(faults.map(({ pair }) => nameOf(pair)))
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
