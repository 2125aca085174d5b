import { readXml } from '../read-xml.ts'
import { readRelationships } from './package-parts.ts'
import type { Remark } from './remarks.ts'
import type { Reading } from './reading.ts'

/** What is told of a part by the kind of use that is made of it. */
const byKind: Record<string, Remark> = {
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

/** Tells what the package holds besides a document: programs, strangers, links out, seals. */
export async function remarkPackage({ archive, main, relationships, remarks }: Reading): Promise<void> {
  const beside = [...relationships.values()].filter(({ isOutside }) => !isOutside).map(({ target }) => target)
  const sources = ['', ...beside.filter((path) => /\.xml$/i.test(path))]
  const lists = await Promise.all(sources.map((path) => readRelationships(archive, path)))
  for (const { kind, isOutside } of [relationships, ...lists].flatMap((list) => [...list.values()])) {
    const remark = byKind[kind]
    if (remark) remarks.add(remark)
    else if (kind === 'font') remarks.add('embeddedFonts')
    else if (isOutside && kind !== 'hyperlink') remarks.add('linked')
  }
  if (await isMacroEnabled({ archive, main })) remarks.add('macros')
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
