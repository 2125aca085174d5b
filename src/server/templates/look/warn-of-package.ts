import { readXml } from '../read-xml.ts'
import { readRelationships } from './package-parts.ts'
import type { Warning } from './warnings.ts'
import type { Reading } from './reading.ts'

/** The warning about a part, by its kind of relationship. */
const byKind: Record<string, Warning> = {
  vbaProject: 'macros',
  wordVbaData: 'macros',
  keyMapCustomizations: 'macros',
  aFChunk: 'foreignParts',
  subDocument: 'foreignParts',
  oleObject: 'objects',
  control: 'objects',
  activeXControlBinary: 'objects',
  attachedTemplate: 'attachedTemplate',
  origin: 'signatures',
}

/** Reports the package's content besides the document: programs, unknown parts, external links, signatures. */
export async function warnOfPackage({ archive, main, relationships, warnings }: Reading): Promise<void> {
  const beside = [...relationships.values()].filter(({ isOutside }) => !isOutside).map(({ target }) => target)
  const sources = ['', ...beside.filter((path) => /\.xml$/i.test(path))]
  const lists = await Promise.all(sources.map((path) => readRelationships(archive, path)))
  for (const { kind, isOutside } of [relationships, ...lists].flatMap((list) => [...list.values()])) {
    const warning = byKind[kind]
    if (warning) warnings.add(warning)
    else if (kind === 'font') warnings.add('embeddedFonts')
    else if (isOutside && kind !== 'hyperlink') warnings.add('linked')
  }
  if (await isMacroEnabled({ archive, main })) warnings.add('macros')
}

async function isMacroEnabled({ archive }: Pick<Reading, 'archive' | 'main'>): Promise<boolean> {
  let found = false
  const chunks = archive.read('[Content_Types].xml')
  const open = (_name: string, attribute: (name: string) => string | undefined) => {
    found ||= /macroEnabled|vbaProject/i.test(attribute('ContentType') ?? '')
  }
  if (chunks) await readXml(chunks, { open, close() {}, text() {} })
  return found
}
