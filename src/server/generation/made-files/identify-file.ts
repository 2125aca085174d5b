/** The type of a file, by its first bytes only: its name and its origin are not trusted. */
type Kind = { extension: string; mediaType: string }

const openXml = 'application/vnd.openxmlformats-officedocument.'
const plain = new Map([
  ['csv', 'text/csv'],
  ['md', 'text/markdown'],
  ['json', 'application/json'],
])
/** The folder of an Open XML package's main part, by the type of package. */
const packages: [folder: string, Kind][] = [
  ['word/', { extension: 'docx', mediaType: `${openXml}wordprocessingml.document` }],
  ['xl/', { extension: 'xlsx', mediaType: `${openXml}spreadsheetml.sheet` }],
  ['ppt/', { extension: 'pptx', mediaType: `${openXml}presentationml.presentation` }],
]
const beginnings: [beginning: string, Kind][] = [
  ['\x89PNG\r\n\x1A\n', { extension: 'png', mediaType: 'image/png' }],
  ['\xFF\xD8\xFF', { extension: 'jpg', mediaType: 'image/jpeg' }],
  ['GIF8', { extension: 'gif', mediaType: 'image/gif' }],
  ['%PDF-', { extension: 'pdf', mediaType: 'application/pdf' }],
]

function kindOf(bytes: Buffer, extension: string): Kind {
  const known = beginnings.find(([beginning]) => bytes.subarray(0, beginning.length).equals(Buffer.from(beginning, 'latin1')))
  if (known) return known[1]
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')
    return { extension: 'webp', mediaType: 'image/webp' }
  if (bytes.toString('latin1', 0, 4) === 'PK\x03\x04') {
    const office = bytes.includes('[Content_Types].xml') && packages.find(([folder]) => bytes.includes(folder))
    return office ? office[1] : { extension: 'zip', mediaType: 'application/zip' }
  }
  if (!isText(bytes)) return { extension: 'bin', mediaType: 'application/octet-stream' }
  const mediaType = plain.get(extension)
  return mediaType ? { extension, mediaType } : { extension: 'txt', mediaType: 'text/plain' }
}

function isText(bytes: Buffer): boolean {
  if (bytes.includes(0)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** Maximum characters of a name before its extension. */
const longestName = 60

/** The type of a file and a matching name: without a path, and with the correct extension. */
export function identifyFile(name: string, content: Uint8Array): { name: string; mediaType: string } {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const [, stem = '', given = ''] = /^(.*?)(?:\.([^.]*))?$/s.exec(name.split(/[/\\]/).at(-1) ?? '') ?? []
  const { extension, mediaType } = kindOf(bytes, given.toLowerCase())
  const safe = stem
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, longestName)
    .toWellFormed()
  return { name: `${safe || 'file'}.${extension}`, mediaType }
}
