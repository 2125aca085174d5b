import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import type { ReadCell, FileReading } from '../reading.ts'

/** A workbook's cells by sheet and address, in addition to the common reading. */
export type OfficeReading = FileReading & { cells?: Record<string, ReadCell> }
type PythonOutput = OfficeReading | { failure: string }

/** Debian's own Python, which has the packages. */
const python = '/usr/bin/python3'
const program = join(import.meta.dirname, 'read-office.py')

/** Reads Word files and workbooks in one process; a file that cannot be read becomes a failure with a sentence. */
export async function readOfficeFiles(paths: readonly string[]): Promise<Map<string, PythonOutput>> {
  const answers = new Map<string, PythonOutput>()
  if (paths.length === 0) return answers
  const child = spawn(python, [program, ...paths], { stdio: ['ignore', 'pipe', 'pipe'] })
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text))
  const ended = new Promise((resolve) => child.once('close', resolve))
  let next = 0
  for await (const line of createInterface({ input: child.stdout })) answers.set(paths[next++]!, JSON.parse(line) as PythonOutput)
  await ended
  for (const path of paths)
    if (!answers.has(path)) answers.set(path, { failure: `The reader ended before it: ${complaint.slice(-300)}` })
  return answers
}
