import { headingName } from '#server/render/docx/template/heading-levels.ts'
import { openArchive } from '../open-xml-archive.ts'
import type { ReadText } from '../line.ts'
import { refusal } from '../refusal.ts'
import { readListStyle } from './count-lists.ts'
import { OdtLines, type OdtStyles } from './odt-lines.ts'
import { type Element, elementNamed, readElements } from './read-elements.ts'

const styleNames = new Set(['style:style', 'text:list-style', 'text:outline-style'])

/** The whole text of an OpenDocument text (ODF 1.3). */
export async function readOdt(bytes: Uint8Array, progress: () => void): Promise<ReadText> {
  const archive = openArchive(bytes)
  const objects = await readManifest(archive.read('META-INF/manifest.xml'), progress)
  const content = archive.read('content.xml')
  if (!content) throw refusal.otherContent('.odt', 'no OpenDocument text')
  const styles: OdtStyles = { paragraphs: new Map(), lists: new Map(), outline: undefined }
  const isStyle = (name: string) => styleNames.has(name)
  const ofStyles = archive.read('styles.xml')
  if (ofStyles) await readElements(ofStyles, { isWanted: isStyle, onElement: (element) => addStyle(styles, element) }, progress)
  const lines = new OdtLines(styles, objects)
  let isText = false
  let isOld = false
  const isWanted = (name: string, parent: string) => {
    isText ||= name === 'office:text'
    // OpenOffice 1 had the paragraphs here.
    isOld ||= parent === 'office:body' && name.startsWith('text:')
    return isStyle(name) || parent === 'office:text'
  }
  const onElement = (element: Element) => (isStyle(element.name) ? addStyle(styles, element) : lines.onBlock(element))
  await readElements(content, { isWanted, onElement }, progress)
  if (!isText && isOld) throw refusal.oldWriter()
  if (!isText) throw refusal.otherContent('.odt', 'no OpenDocument text')
  return { lines: lines.lines, unread: lines.unread.entries }
}

/** The media types of embedded objects, by folder. */
async function readManifest(chunks: AsyncIterable<Buffer> | undefined, progress: () => void): Promise<Map<string, string>> {
  const types = new Map<string, string>()
  if (!chunks) return types
  const onElement = (element: Element) => {
    if (elementNamed(element, 'manifest:encryption-data')) throw refusal.encrypted()
    const path = element.attributes.get('manifest:full-path') ?? ''
    types.set(path.replace(/\/$/, ''), element.attributes.get('manifest:media-type') ?? '')
  }
  await readElements(chunks, { isWanted: (name) => name === 'manifest:file-entry', onElement }, progress)
  return types
}

function addStyle(styles: OdtStyles, element: Element) {
  const name = element.attributes.get('style:name') ?? ''
  if (element.name === 'text:outline-style') styles.outline = readListStyle(element)
  else if (element.name === 'text:list-style') styles.lists.set(name, readListStyle(element))
  else {
    const shown = (element.attributes.get('style:display-name') ?? name.replaceAll('_20_', ' ')).toLowerCase()
    const display = elementNamed(element, 'style:text-properties')?.attributes.get('text:display')
    styles.paragraphs.set(name, {
      parent: element.attributes.get('style:parent-style-name'),
      list: element.attributes.get('style:list-style-name'),
      isHidden: display === undefined ? undefined : display === 'none',
      level: Number(element.attributes.get('style:default-outline-level') || headingName.exec(shown)?.[1]) || undefined,
    })
  }
}
