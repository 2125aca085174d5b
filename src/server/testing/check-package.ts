import { posix } from 'node:path'
import { checkOffice, repeated, valuesOf } from './check-office.ts'
import { findAll, readParts, type XmlNode } from './read-office.ts'
import { readZip, type ZipEntry } from './read-zip.ts'

/** File names with characters that all programs and systems read the same way. */
const plainName = /^(\[Content_Types\]\.xml|[\w.-]+(\/[\w.-]+)*)$/
const utf8Name = 0x0800
/** Flags for sizes after the data, for encryption, and for patches. */
const troublesome = 0x0008 | 0x0001 | 0x0020 | 0x0040 | 0x2000

/** Lists the faults of a zip file for which Office offers to repair a file, or other programs reject it. */
function listZipFaults(bytes: Uint8Array): string[] {
  const { entries, comment, isWhole } = readZip(bytes)
  const seen = new Map<string, string>()
  const twice = entries.flatMap(({ name }) => {
    const same = seen.get(name.toLowerCase())
    seen.set(name.toLowerCase(), name)
    return same === undefined ? [] : [same === name ? `${name} comes twice` : `${same} and ${name} differ by case only`]
  })
  return [
    ...(isWhole ? [] : ['the directory is not where its end says']),
    ...(comment === '' ? [] : ['it has a comment']),
    ...(entries[0]?.name === '[Content_Types].xml' ? [] : ['[Content_Types].xml does not come first']),
    ...(entries.length < 65_535 ? [] : ['it has more entries than a plain zip can count']),
    ...twice,
    ...entries.flatMap(entryFaults),
    ...gaps(entries),
  ]
}

function entryFaults({ name, central, local, data }: ZipEntry): string[] {
  const differing = (Object.keys(local) as (keyof typeof local)[]).filter((key) => local[key] !== central[key])
  return [
    ...(plainName.test(name) && !name.split('/').some((part) => /^\.+$|\.$/.test(part))
      ? []
      : [`${JSON.stringify(name)} is no name for a part`]),
    ...(data ? [] : [`${name} is not what the directory says`]),
    ...differing.map((key) => `the ${key} of ${name} is told in two ways`),
    ...(central.flags & troublesome ? [`${name} has flags that not every program reads`] : []),
    ...(central.flags & utf8Name || /^[\x20-\x7E]*$/.test(name) ? [] : [`${name} does not say that it is UTF-8`]),
    ...(central.version <= 20 ? [] : [`${name} asks for version ${central.version} of zip`]),
    ...(central.extra === 0 ? [] : [`${name} has extra fields`]),
    // 1 January 1980, the earliest date: any other would come from the clock of the machine that wrote the file.
    ...(central.date === 0x21 && central.time === 0 ? [] : [`${name} bears a date`]),
  ]
}

/** Lists gaps between the entries. */
function gaps(entries: readonly ZipEntry[]): string[] {
  let next = 0
  return entries.flatMap(({ name, offset, central }) => {
    const isNext = offset === next
    next = offset + 30 + Buffer.byteLength(name) + central.packed
    return isNext ? [] : [`${name} does not follow the entry before it`]
  })
}

const relationshipType = 'application/vnd.openxmlformats-package.relationships+xml'
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<'

type Package = { parts: Map<string, Buffer>; xml: Map<string, XmlNode> }

/** Lists the faults of any Open XML package for which Office offers to repair a file. */
export function listPackageFaults(bytes: Uint8Array): string[] {
  const zipFaults = listZipFaults(bytes)
  const raw = [...readParts(bytes)].flatMap(([path, body]) => (isXml(path) ? declarationFaults(path, body) : []))
  // Parts that are not well-formed cannot be checked further.
  const { parts, xml, faults } = checkOffice(bytes)
  const file = { parts, xml }
  return [...zipFaults, ...raw, ...faults, ...typeFaults(file), ...relationshipFaults(file), ...orphans(file), ...coreFaults(file)]
}

const isXml = (path: string) => /\.(xml|rels)$/.test(path)

function declarationFaults(path: string, body: Buffer): string[] {
  const start = body.toString('latin1', 0, declaration.length)
  return start === declaration ? [] : [`${path} does not begin with the declaration of UTF-8`]
}

function typeFaults({ parts, xml }: Package): string[] {
  const types = xml.get('[Content_Types].xml')!
  const [names, extensions] = [valuesOf(types, 'Override', 'PartName'), valuesOf(types, 'Default', 'Extension')]
  const strays = names.filter((name) => !parts.has(name.slice(1)))
  const rels = findAll(types, 'Default').find(({ attributes }) => attributes['Extension'] === 'rels')
  return [
    ...repeated(
      'type of',
      names.map((name) => name.toLowerCase()),
    ),
    ...repeated(
      'extension',
      extensions.map((extension) => extension.toLowerCase()),
    ),
    ...strays.map((name) => `${name} has a type and is not there`),
    ...(rels?.attributes['ContentType'] === relationshipType ? [] : ['relationships have no type']),
  ]
}

const inFile = ({ attributes }: XmlNode) => attributes['TargetMode'] !== 'External'

function relationshipFaults({ xml }: Package): string[] {
  return [...xml].flatMap(([path, root]) => {
    if (!path.endsWith('.rels')) return []
    const all = findAll(root, 'Relationship')
    const source = path === '_rels/.rels' ? '' : posix.join(posix.dirname(posix.dirname(path)), posix.basename(path, '.rels'))
    const isOfPart = source === '' || xml.has(source)
    return [
      ...repeated(`relationship of ${path}`, valuesOf(root, 'Relationship', 'Id')),
      ...(isOfPart ? [] : [`${path} belongs to nothing`]),
      ...all
        .filter(({ attributes }) => !/^[A-Za-z_][\w.-]*$/.test(attributes['Id'] ?? ''))
        .map(({ attributes }) => `${attributes['Id']} is no id`),
      ...all
        .filter(inFile)
        .flatMap(({ attributes }) =>
          /^[\w./-]+$/.test(attributes['Target']!) ? [] : [`${attributes['Target']} is an address, and is not said to be outside`],
        ),
      ...all.filter((one) => !inFile(one)).flatMap(outsideFaults),
    ]
  })
}

/** The only external targets allowed are links that a reader can follow. */
function outsideFaults({ attributes: { Type = '', Target = '' } }: XmlNode): string[] {
  const isLink = Type.endsWith('/hyperlink')
  return [
    ...(isLink ? [] : [`${Target} outside is used as ${Type.split('/').at(-1)}`]),
    ...(/^(https?|mailto):/i.test(Target) && URL.canParse(Target) ? [] : [`${Target} is no address to lead to`]),
  ]
}

/** Lists parts that cannot be reached from the package. */
function orphans({ parts, xml }: Package): string[] {
  const reached = new Set<string>()
  const visit = (source: string) => {
    const folder = posix.dirname(source)
    const relationships = posix.join(source === '' ? '' : folder, '_rels', `${source === '' ? '' : posix.basename(source)}.rels`)
    const root = xml.get(relationships)
    if (!root) return
    reached.add(relationships)
    for (const { attributes } of findAll(root, 'Relationship').filter(inFile)) {
      const target = attributes['Target']!.startsWith('/')
        ? attributes['Target']!.slice(1)
        : posix.join(source === '' ? '' : folder, attributes['Target']!)
      if (reached.has(target)) continue
      reached.add(target)
      visit(target)
    }
  }
  visit('')
  return [...parts.keys()]
    .filter((path) => path !== '[Content_Types].xml' && !reached.has(path))
    .map((path) => `nothing leads to ${path}`)
}

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/

function coreFaults({ xml }: Package): string[] {
  const parts = [...xml].filter(([, root]) => root.name === 'cp:coreProperties')
  const [[, core] = []] = parts
  if (!core || parts.length > 1) return [`there are ${parts.length} parts with core properties`]
  const children = core.children.filter((child): child is XmlNode => typeof child === 'object')
  const dates = children.filter(({ name }) => /^dcterms:(created|modified)$/.test(name))
  const custom = xml.get('docProps/custom.xml')
  const names = custom ? valuesOf(custom, 'property', 'name') : []
  return [
    ...repeated(
      'core property',
      children.map(({ name }) => name),
    ),
    ...dates
      .filter(
        ({ children: [text], attributes }) =>
          typeof text !== 'string' || !moment.test(text) || attributes['xsi:type'] !== 'dcterms:W3CDTF',
      )
      .map(({ name }) => `${name} is no moment`),
    ...repeated(
      'property',
      names.map((name) => name.toLowerCase()),
    ),
    ...repeated('number of a property', custom ? valuesOf(custom, 'property', 'pid') : []),
    ...(custom ? valuesOf(custom, 'property', 'pid') : [])
      .filter((pid) => Number(pid) < 2)
      .map((pid) => `a property has the reserved number ${pid}`),
  ]
}
