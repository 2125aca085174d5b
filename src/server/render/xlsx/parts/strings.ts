import { fonts } from '#server/render/open-xml/look.ts'
import { element, escapeXml } from '#server/open-xml/xml.ts'
import type { Letters } from '#server/render/xlsx/look.ts'
import type { Run } from '#server/render/xlsx/words.ts'
import { spreadsheetNamespace } from './namespaces.ts'
import { lettersXml } from './styles.ts'

export type Strings = {
  /** The index of a text in cells with this type style. */
  indexOf(runs: readonly Run[], letters: Letters): number
  toXml(): string
}

/** Text in a workbook, in which a literal `_x0041_` would be read as the letter A. */
export const sheetText = (text: string) => escapeXml(text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_'))

/** The shared strings of a workbook, without duplicates. */
export function createStrings(): Strings {
  const known = new Map<string, number>()
  const bare = new Map<string, number>()
  let used = 0
  return {
    indexOf(runs, letters) {
      used++
      const [only] = runs
      const isBare = runs.length === 1 && isPlain(only!)
      const same = isBare ? bare.get(only!.text) : undefined
      if (same !== undefined) return same
      const xml = stringXml(runs, letters)
      const index = known.get(xml) ?? known.size
      known.set(xml, index)
      if (isBare) bare.set(only!.text, index)
      return index
    },
    toXml: () => element('sst', { xmlns: spreadsheetNamespace, count: used, uniqueCount: known.size }, [...known.keys()]),
  }
}

/** Without formatting. */
function isPlain(run: Run): boolean {
  for (const key in run) if (key !== 'text') return false
  return true
}

function stringXml(runs: readonly Run[], letters: Letters): string {
  if (runs.every(isPlain)) return element('si', {}, textXml(runs.map(({ text }) => text).join('')))
  return element(
    'si',
    {},
    runs.filter(({ text }) => sheetText(text) !== '').map((run) => runXml(run, { ...letters, ...run })),
  )
}

const textXml = (text: string) => `<t xml:space="preserve">${sheetText(text)}</t>`

function runXml({ text }: Run, letters: Letters): string {
  const properties = lettersXml(letters) + element('rFont', { val: fonts[letters.font] })
  return `<r><rPr>${properties}</rPr>${textXml(text)}</r>`
}
