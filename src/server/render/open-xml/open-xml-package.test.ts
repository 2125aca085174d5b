import { expect, test } from 'vitest'
import { readParts } from '#server/testing/read-office.ts'
import { createPackage } from './open-xml-package.ts'
import { relationshipKinds } from './relationship-kinds.ts'

const xmlPart = (path: string) => ({ path, contentType: 'application/vnd.test+xml', body: '<a/>' })

test('parts, their types and their relationships can be read again', () => {
  const file = createPackage()
  file.addPart(xmlPart('word/document.xml'))
  file.addPart({ path: 'word/media/one.png', contentType: 'image/png', body: new Uint8Array([1, 2, 3]) })
  file.relate('', relationshipKinds.document, 'word/document.xml')
  const image = file.relate('word/document.xml', relationshipKinds.image, 'word/media/one.png')
  const outside = file.relateOutside('word/document.xml', relationshipKinds.hyperlink, 'https://example.org/?a=1&b=2')
  expect([image, outside]).toEqual(['rId1', 'rId2'])
  expect(file.relate('word/document.xml', relationshipKinds.image, 'word/media/one.png')).toBe('rId1')
  const parts = readParts(file.toBytes())
  expect([...parts.keys()][0]).toBe('[Content_Types].xml')
  expect(parts.get('[Content_Types].xml')!.toString()).toContain('Extension="png" ContentType="image/png"')
  expect(parts.get('word/_rels/document.xml.rels')!.toString()).toContain('Target="media/one.png"')
  expect(parts.get('word/_rels/document.xml.rels')!.toString()).toContain('a=1&amp;b=2" TargetMode="External"')
  expect([...parts.get('word/media/one.png')!]).toEqual([1, 2, 3])
})

test('a part that is missing or comes twice is a bug, not a file', () => {
  const file = createPackage()
  file.addPart(xmlPart('word/document.xml'))
  expect(() => file.addPart(xmlPart('word/document.xml'))).toThrow('added twice')
  file.relate('word/document.xml', relationshipKinds.styles, 'word/styles.xml')
  expect(() => file.toBytes()).toThrow('word/styles.xml is missing')
})

test('the same parts give the same bytes, which name no day but the fixed one', () => {
  const make = () => {
    const file = createPackage()
    file.addPart(xmlPart('word/document.xml'))
    return Buffer.from(file.toBytes())
  }
  expect(make().equals(make())).toBe(true)
  expect(make().readUInt32LE(10)).toBe(0x21 << 16)
})
