import { findChild, type Tree, treesOf } from '#server/open-xml/tree.ts'
import type { Warnings } from './warnings.ts'

/** Settings that only change the appearance of pages, in the schema's order. */
const kept = [
  'w:mirrorMargins',
  'w:gutterAtTop',
  'w:defaultTabStop',
  'w:autoHyphenation',
  'w:consecutiveHyphenLimit',
  'w:hyphenationZone',
  'w:doNotHyphenateCaps',
  'w:evenAndOddHeaders',
  'w:bookFoldPrinting',
  'w:themeFontLang',
  'w:clrSchemeMapping',
  'w:decimalSymbol',
  'w:listSeparator',
]

export function keptSettings(settings: Tree | undefined, warnings: Warnings): Tree[] {
  if (findChild(settings, 'w:documentProtection') || findChild(settings, 'w:writeProtection')) warnings.add('protection')
  const plain = ({ name, attributes }: Tree): Tree => ({
    name,
    attributes: Object.fromEntries(Object.entries(attributes).filter(([key]) => key.startsWith('w:'))),
    children: [],
  })
  return kept
    .flatMap((name) =>
      treesOf(settings)
        .filter((one) => one.name === name)
        .slice(0, 1),
    )
    .map(plain)
}
