import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createPackage } from '#server/render/open-xml/open-xml-package.ts'
import { addDocumentProperties } from '#server/render/open-xml/document-properties.ts'
import { relationshipKinds } from '#server/render/open-xml/relationship-kinds.ts'
import { zip, type ZipEntry } from '#server/open-xml/zip.ts'
import { listPackageFaults } from './check-package.ts'
import { readParts } from './read-office.ts'

const properties = {
  title: 'Title',
  subject: 'Subject',
  creator: 'Somebody',
  language: 'en-GB',
  createdAt: '2026-01-05T09:00:00.000Z',
  version: '1.0.0',
  status: 'Draft',
  application: 'Arcwright',
  company: 'Arcwright',
  custom: [
    { label: 'Client', value: 'Tessel' },
    { label: 'Project', value: 'Atlas' },
  ],
}

/** A package of two parts with a link and a picture. */
function givenPackage(): Uint8Array {
  const file = createPackage()
  file.addPart({ path: 'word/document.xml', contentType: 'application/xml+document', body: '<w:document r:id="rId1"/>' })
  file.addPart({ path: 'word/media/one.png', contentType: 'image/png', body: new Uint8Array([1, 2, 3]) })
  file.relate('', relationshipKinds.document, 'word/document.xml')
  file.relateOutside('word/document.xml', relationshipKinds.hyperlink, 'https://example.org/')
  file.relate('word/document.xml', relationshipKinds.image, 'word/media/one.png')
  addDocumentProperties(file, properties)
  return file.toBytes()
}

type Entries = ZipEntry[]
const entriesOf = (bytes: Uint8Array): Entries => [...readParts(bytes)].map(([name, data]) => ({ name, data }))
/** The package with its entries altered. */
const altered = (change: (entries: Entries) => Entries) => zip(change(entriesOf(givenPackage())))
const rewritten = (path: string, change: (text: string) => string) =>
  altered((entries) =>
    entries.map((entry) =>
      entry.name === path ? { ...entry, data: Buffer.from(change(Buffer.from(entry.data).toString())) } : entry,
    ),
  )
const renamed = (from: string, to: string) =>
  altered((entries) => entries.map((entry) => (entry.name === from ? { ...entry, name: to } : entry)))
const text = (name: string, body: string): ZipEntry => ({ name, data: Buffer.from(body) })
const documentRels = 'word/_rels/document.xml.rels'

/** The package with bytes of its directory or its headers overwritten. */
function patched(patch: (file: Buffer) => void): Uint8Array {
  const file = Buffer.from(givenPackage())
  patch(file)
  return file
}
const directoryOf = (file: Buffer) => file.readUInt32LE(file.length - 6)

test('a package as it should be has no faults', () => {
  expect(listPackageFaults(givenPackage())).toEqual([])
})

const planted: [fault: string, bytes: () => Uint8Array, said: RegExp][] = [
  [
    'a part without a type',
    () => rewritten('[Content_Types].xml', (xml) => xml.replace(/<Override PartName="\/word\/document.xml"[^>]*>/, '')),
    /document\.xml has no type/,
  ],
  [
    'a type of a part that is not there',
    () => altered((all) => all.filter(({ name }) => name !== 'docProps/app.xml')),
    /app\.xml has a type and is not there|part docProps\/app\.xml is missing/,
  ],
  [
    'a type told twice',
    () => rewritten('[Content_Types].xml', (xml) => xml.replace(/<Override[^>]*>/, (one) => one + one)),
    /the type of .* comes twice/,
  ],
  [
    'an extension told twice',
    () =>
      rewritten('[Content_Types].xml', (xml) =>
        xml.replace(/<Default Extension="png"[^>]*>/, (one) => one + one.replace('png', 'PNG')),
      ),
    /the extension png comes twice/,
  ],
  [
    'relationships of another type',
    () => rewritten('[Content_Types].xml', (xml) => xml.replace('relationships+xml', 'xml')),
    /relationships have no type/,
  ],
  ['an entry that comes twice', () => altered((all) => [...all, all[1]!]), /comes twice/],
  [
    'names that differ by case',
    () => altered((all) => [...all, text('Word/Document.xml', '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<a/>')]),
    /differ by case only/,
  ],
  ['a backslash in a name', () => renamed('word/media/one.png', 'word\\media\\one.png'), /is no name for a part/],
  ['a name that begins with a slash', () => renamed('word/media/one.png', '/word/media/one.png'), /is no name for a part/],
  ['a name that leads out', () => renamed('word/media/one.png', '../one.png'), /is no name for a part/],
  ['types that do not come first', () => altered(([first, ...others]) => [...others, first!]), /does not come first/],
  [
    'a relationship that comes twice',
    () => rewritten(documentRels, (xml) => xml.replace('rId2', 'rId1')),
    /the relationship of .* rId1 comes twice/,
  ],
  ['a relationship to nothing', () => rewritten(documentRels, (xml) => xml.replace('one.png', 'two.png')), /two\.png is missing/],
  [
    'a relationship that is used and missing',
    () => rewritten(documentRels, (xml) => xml.replace('"rId1"', '"rId7"')),
    /rId1 is missing/,
  ],
  ['an id that is no name', () => rewritten(documentRels, (xml) => xml.replace('"rId2"', '"2"')), /2 is no id/],
  [
    'a part that nothing leads to',
    () => altered((all) => [...all, { name: 'word/media/lost.png', data: new Uint8Array([1]) }]),
    /nothing leads to word\/media\/lost\.png/,
  ],
  [
    'relationships of nothing',
    () =>
      altered((all) => [
        ...all,
        text('word/_rels/lost.xml.rels', '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships/>'),
      ]),
    /belongs to nothing/,
  ],
  [
    'an address that is not said to be outside',
    () => rewritten(documentRels, (xml) => xml.replace(' TargetMode="External"', '')),
    /is not said to be outside/,
  ],
  [
    'a picture from outside',
    () => rewritten(documentRels, (xml) => xml.replace('relationships/hyperlink', 'relationships/image')),
    /outside is used as image/,
  ],
  [
    'a link to a file of the machine',
    () => rewritten(documentRels, (xml) => xml.replace('https://example.org/', 'file:///etc/passwd')),
    /is no address to lead to/,
  ],
  ['sizes told after the data', () => patched((file) => file.writeUInt16LE(0x0808, 6)), /the flags of .* is told in two ways/],
  [
    'flags of encryption',
    () => patched((file) => file.writeUInt16LE(0x0801, directoryOf(file) + 8)),
    /flags that not every program reads/,
  ],
  ['the sizes of large zips', () => patched((file) => file.writeUInt16LE(45, directoryOf(file) + 6)), /asks for version 45/],
  ['the time of the machine', () => patched((file) => file.writeUInt16LE(0x5a21, directoryOf(file) + 14)), /bears a date/],
  ['a wrong sum', () => patched((file) => file.writeUInt32LE(7, directoryOf(file) + 16)), /is not what the directory says/],
  ['a comment', () => Buffer.concat([givenPackage(), Buffer.from('x')]), /it has a comment/],
  [
    'bytes before the first entry',
    () => Buffer.concat([Buffer.from('MZ'), givenPackage()]),
    /the directory is not where|Invalid|range/,
  ],
  [
    'an XML part without its declaration',
    () => rewritten('docProps/app.xml', (xml) => xml.replace(/<\?xml[^>]*\?>\n/, '')),
    /does not begin with the declaration/,
  ],
  [
    'another encoding',
    () => rewritten('docProps/app.xml', (xml) => xml.replace('UTF-8', 'UTF-16')),
    /does not begin with the declaration/,
  ],
  ['a byte order mark', () => rewritten('docProps/app.xml', (xml) => `\uFEFF${xml}`), /does not begin with the declaration/],
  [
    'a date that is no moment',
    () => rewritten('docProps/core.xml', (xml) => xml.replace('2026-01-05T09:00:00Z', '5 January 2026')),
    /dcterms:created is no moment/,
  ],
  [
    'a core property that comes twice',
    () => rewritten('docProps/core.xml', (xml) => xml.replace(/<dc:title>.*?<\/dc:title>/, (one) => one + one)),
    /core property dc:title comes twice/,
  ],
  [
    'a property that comes twice',
    () => rewritten('docProps/custom.xml', (xml) => xml.replace('"Project"', '"client"')),
    /the property client comes twice/,
  ],
  [
    'a property without a number of its own',
    () => rewritten('docProps/custom.xml', (xml) => xml.replace('pid="3"', 'pid="2"')),
    /number of a property 2 comes twice/,
  ],
  [
    'a property with a reserved number',
    () => rewritten('docProps/custom.xml', (xml) => xml.replace('pid="2"', 'pid="1"')),
    /reserved number 1/,
  ],
]

test.each(planted)('%s is told', (_, bytes, said) => {
  const faults = attempt(bytes())
  expect(faults.join('\n')).toMatch(said)
})

test.each([
  ['a control character', '\u0001'],
  ['a reference that XML does not know', '&nbsp;'],
])('%s in a part cannot be read', (_, character) => {
  expect(attempt(rewritten('docProps/app.xml', (xml) => xml.replace('Arcwright', character))).join()).toMatch(/Forbidden/)
})

/** A package that cannot be read at all is reported with the reader's error. */
function attempt(bytes: Uint8Array): string[] {
  try {
    return listPackageFaults(bytes)
  } catch (error) {
    return [String(error)]
  }
}

test('data packed otherwise than the directory says are told', () => {
  const body = deflateRawSync(Buffer.from('other'))
  const faults = attempt(patched((file) => body.copy(file, 30 + '[Content_Types].xml'.length)))
  expect(faults).not.toEqual([])
})
