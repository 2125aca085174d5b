import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
/** Larger than the structure of any document of the registry. */
const mostOutput = 512 * 1024 * 1024

export type PdfValue = null | boolean | number | string | PdfValue[] | { [key: string]: PdfValue }
export type PdfDictionary = { [key: string]: PdfValue }
export type PdfObjects = {
  trailer: PdfDictionary
  catalogue: PdfDictionary
  all: [name: string, value: PdfValue][]
  /** Resolves a value if it is a reference. */
  look(value: PdfValue | undefined): PdfValue | undefined
  dictionary(value: PdfValue | undefined): PdfDictionary
  /** The bytes of a stream, unpacked. */
  stream(reference: PdfValue | undefined): Buffer
}

type Entry = { value?: PdfValue; stream?: { dict: PdfDictionary; data?: string } }

/** The objects of a PDF as qpdf reads them. */
export async function readPdfObjects(path: string): Promise<PdfObjects> {
  const args = ['--json=2', '--json-stream-data=inline', '--decode-level=generalized', path]
  const { stdout } = await run('qpdf', args, { maxBuffer: mostOutput }).catch((error: { stdout?: string }) => {
    // Exit status 3 means a warning, which the check reports.
    if (error.stdout) return { stdout: error.stdout }
    throw error
  })
  const entries = (JSON.parse(stdout) as { qpdf: [unknown, Record<string, Entry>] }).qpdf[1]
  const valueOf = (entry: Entry | undefined) => entry?.value ?? entry?.stream?.dict
  const look = (value: PdfValue | undefined): PdfValue | undefined =>
    typeof value === 'string' && /^\d+ \d+ R$/.test(value) ? valueOf(entries[`obj:${value}`]) : value
  const dictionary = (value: PdfValue | undefined) => {
    const found = look(value)
    return found !== null && typeof found === 'object' && !Array.isArray(found) ? found : {}
  }
  const trailer = dictionary(valueOf(entries['trailer']))
  return {
    trailer,
    catalogue: dictionary(trailer['/Root']),
    all: Object.entries(entries).map(([name, entry]) => [name.replace('obj:', ''), valueOf(entry) ?? null]),
    look,
    dictionary,
    stream: (reference) => Buffer.from(entries[`obj:${pdfName(reference)}`]?.stream?.data ?? '', 'base64'),
  }
}

/** A string of a PDF as text: `u:` is text, `b:` bytes. */
export const pdfText = (value: PdfValue | undefined): string =>
  typeof value !== 'string'
    ? ''
    : value.startsWith('u:')
      ? value.slice(2)
      : value.startsWith('b:')
        ? Buffer.from(value.slice(2), 'hex').toString('latin1')
        : value

export const listOf = (value: PdfValue | undefined): PdfValue[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]

/** A name (`/Type`) or a reference (`5 0 R`) as written; empty for any other value. */
export const pdfName = (value: PdfValue | undefined): string => (typeof value === 'string' ? value : '')
