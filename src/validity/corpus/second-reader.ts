import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import type { LibreOffice } from '../libre-office.ts'

const run = promisify(execFile)
const largest = 256 * 1024 * 1024
const milliseconds = 120_000

/** The text of a file by a program that is not ours: undefined if there is none for its kind, or it fails. */
export async function readElsewhere(path: string, libreOffice: LibreOffice): Promise<string | undefined> {
  const extension = extname(path).toLowerCase()
  try {
    if (extension === '.pdf') return await outputOf('pdftotext', ['-q', path, '-'])
    if (extension === '.docx' || extension === '.xlsx') return await readByPython(path)
    if (extension === '.md' || extension === '.txt') return readFileSync(path, 'utf8')
    if (['.dotx', '.odt', '.rtf'].includes(extension)) {
      const text = (await libreOffice.convert([path], 'txt')).get(path)
      return text === undefined ? undefined : readFileSync(text, 'utf8')
    }
  } catch {
    return undefined
  }
  return undefined
}

async function readByPython(path: string): Promise<string | undefined> {
  const answer: unknown = JSON.parse(await outputOf('/usr/bin/python3', [join(import.meta.dirname, 'read-words.py'), path]))
  return typeof answer === 'object' && answer !== null && 'text' in answer ? String(answer.text) : undefined
}

const outputOf = async (program: string, args: string[]) =>
  (await run(program, args, { maxBuffer: largest, timeout: milliseconds })).stdout
