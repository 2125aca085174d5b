import type { Template } from '#server/render/docx/template/template.ts'
import { findTrees, type Tree } from '#server/open-xml/tree.ts'
import type { Archive } from '../open-xml-archive.ts'
import type { Cleaning } from './clean-tree.ts'
import { readBytes, type Relationship, linkOf } from './package-parts.ts'
import type { Warnings } from './warnings.ts'

const signatures: [extension: string, at: number, bytes: string][] = [
  ['png', 0, '\u0089PNG\r\n\u001a\n'],
  ['jpeg', 0, '\u00ff\u00d8\u00ff'],
  ['gif', 0, 'GIF8'],
  ['emf', 40, ' EMF'],
]

/** Recognised by its first bytes: the kinds of picture that every reader shows and that contain no references. */
const pictureKind = (bytes: Buffer) =>
  signatures.find(([, at, mark]) => bytes.toString('latin1', at, at + mark.length) === mark)?.[0]

/** Maximum bytes of all stored pictures together. */
const mostBytes = 4 * 2 ** 20

export type Pictures = {
  /** Reads the pictures that are shown, and returns how to clean the elements that show them. */
  prepare(relationships: Map<string, Relationship>, trees: readonly Tree[]): Promise<Cleaning>
  kept(): Template['pictures']
}

export function createPictures(archive: Archive, warnings: Warnings): Pictures {
  const kept: Template['pictures'] = []
  const numbers = new Map<string, string | undefined>()
  let size = 0

  async function keep(path: string): Promise<string | undefined> {
    const bytes = await readBytes(archive, path)
    const extension = bytes && pictureKind(bytes)
    if (!bytes) warnings.add('missingParts')
    else if (!extension) warnings.add('pictures')
    else if (size + bytes.length > mostBytes) warnings.add('largePictures')
    else {
      size += bytes.length
      return String(kept.push({ extension, base64: bytes.toString('base64') }) - 1)
    }
    return undefined
  }

  return {
    async prepare(relationships, trees) {
      const shown = trees.flatMap((tree) => [
        ...findTrees(tree, 'a:blip').map(({ attributes }) => attributes['r:embed']),
        ...findTrees(tree, 'v:imagedata').map(({ attributes }) => attributes['r:id']),
      ])
      for (const id of shown) {
        const picture = relationships.get(id ?? '')
        if (picture?.kind !== 'image' || picture.isOutside) warnings.add('linked')
        else if (!numbers.has(picture.target)) numbers.set(picture.target, await keep(picture.target))
      }
      const picture = (id: string | undefined) => {
        const { isOutside, target } = relationships.get(id ?? '') ?? { isOutside: true, target: '' }
        return isOutside ? undefined : numbers.get(target)
      }
      return { warnings, picture, link: (id) => linkOf(relationships.get(id ?? '')) }
    },
    kept: () => kept,
  }
}
