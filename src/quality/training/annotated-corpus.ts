import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Excerpts of briefs with their names and people marked by hand: `R|The clerk enters it in [Pastel|SYS:sink]`. The letter says
 * what kind of line it is, `README.md` beside the corpus what the marks mean.
 */
export type Excerpt = { id: string; lines: string[]; marks: Mark[]; said: Said[] }
export type Mark = { words: string; code: string }
/** A line that is no heading, under the last that was one, with the letter of its kind. */
export type Said = { kind: string; text: string; heading: string | undefined }

const codes = /^(?:SYS:(?:source|sink|both|replaced|kept|identity|channel|platform)|TEC|BAN|REF|OTH|PER|USE|MEN)$/
const mark = /\[([^[\]|]*)\|([^[\]|]*)\]/g

/** The excerpts of one file; an Error with the line's number where it is not written as it should be. */
export function parseExcerpts(name: string, text: string): Excerpt[] {
  const excerpts: Excerpt[] = []
  let heading: string | undefined
  for (const [index, line] of text.split('\n').entries()) {
    const fault = (what: string) => new Error(`${name}, line ${index + 1}: ${what}`)
    if (line.trim() === '') continue
    if (line.startsWith('===')) {
      excerpts.push({ id: `${name}:${excerpts.length + 1}`, lines: [], marks: [], said: [] })
      heading = undefined
      continue
    }
    const [, kind, marked] = /^([RCXTPH-])\|(.+)$/.exec(line) ?? []
    const excerpt = excerpts.at(-1)
    if (kind === undefined || marked === undefined) throw fault('a line begins with one of R C X T P H - and a bar.')
    if (excerpt === undefined) throw fault('an excerpt begins with ===.')
    for (const [, words = '', code = ''] of marked.matchAll(mark)) {
      if (!codes.test(code)) throw fault(`${code} is no mark.`)
      excerpt.marks.push({ words, code })
    }
    const plain = marked.replace(mark, '$1').trim()
    if (/[[\]]/.test(plain)) throw fault('a bracket is not closed.')
    if (kind === 'H') heading = plain
    else excerpt.said.push({ kind, text: plain, heading })
    excerpt.lines.push(kind === 'H' && !plain.endsWith(':') ? `${plain}:` : plain)
  }
  return excerpts
}

const folder = join(import.meta.dirname, 'corpus')
export const readExcerpts = (): Excerpt[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .flatMap((file) => parseExcerpts(file.replace('.txt', ''), readFileSync(join(folder, file), 'utf8')))
