import { readZip, type ZipEntry } from './read-zip.ts'

/** File names with characters that all programs and systems read the same way. */
const plainName = /^(\[Content_Types\]\.xml|[\w.-]+(\/[\w.-]+)*)$/
const utf8Name = 0x0800
/** Flags for sizes after the data, for encryption, and for patches. */
const troublesome = 0x0008 | 0x0001 | 0x0020 | 0x0040 | 0x2000

/** Lists the faults of a zip file for which Office offers to repair a file, or other programs reject it. */
export function listZipFaults(bytes: Uint8Array): string[] {
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
