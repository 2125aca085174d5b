import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { AppError } from '#shared/errors.ts'
import { Line, type End } from './backup-line.ts'

/** The lines of a backup up to its end, which must verify every byte before it. */
export async function* readBackup(file: string): AsyncGenerator<Exclude<Line, End>> {
  const hash = createHash('sha256')
  const rows: Record<string, number> = {}
  let table = ''
  let isWhole = false
  for await (const bytes of splitLines(file)) {
    const line = parse(bytes, file)
    if (isWhole) throw damaged(file)
    if ('sha256' in line) {
      if (line.sha256 !== hash.digest('hex') || !isSame(line.rows, rows)) throw damaged(file)
      isWhole = true
      continue
    }
    hash.update(bytes).update('\n')
    if (Array.isArray(line)) rows[table]! += 1
    else if ('table' in line) rows[(table = line.table)] = 0
    yield line
  }
  if (!isWhole) throw damaged(file)
}

const isSame = (a: Record<string, number>, b: Record<string, number>) =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([table, count]) => b[table] === count)

const damaged = (file: string, cause?: unknown) =>
  new AppError('unreadable-file', `${file} is not a whole backup: nothing was restored.`, { cause })

function parse(bytes: Buffer, file: string): Line {
  try {
    return Line.parse(JSON.parse(bytes.toString()))
  } catch (cause) {
    throw damaged(file, cause)
  }
}

async function* splitLines(file: string): AsyncGenerator<Buffer> {
  const packed = createReadStream(file)
  const unpacked = packed.on('error', (error) => unpacked.destroy(error)).pipe(createGunzip())
  let open: Buffer[] = []
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      let start = 0
      for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
        yield Buffer.concat([...open, chunk.subarray(start, end)])
        open = []
        start = end + 1
      }
      open.push(chunk.subarray(start))
    }
  } catch (error) {
    if (error instanceof Error && 'syscall' in error)
      throw new AppError('invalid-input', `${file} cannot be read (${String('code' in error && error.code)}).`, { cause: error })
    throw error instanceof AppError ? error : damaged(file, error)
  } finally {
    packed.destroy()
  }
}
