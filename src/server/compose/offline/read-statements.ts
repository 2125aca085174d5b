import type { BriefField } from '#shared/brief.ts'
import { readBullet, type BulletedLine } from './line-bullets.ts'
import { joinFragments } from './join-fragments.ts'
import { headingOf, ListFrames } from './list-frames.ts'
import { isTurn } from './machine-words.ts'
import { readTable, type TableRow } from './read-table.ts'
import { splitClauses } from './split-clauses.ts'
import type { Statement } from './statement.ts'
import { unwrapLines } from './unwrap-lines.ts'

/** The sentences, bullets, rows and clauses of one field, in their order, each once. */
export function readStatements(field: BriefField, text: string): Statement[] {
  const lines = unwrapLines(text)
  const marked = lines.map(readBullet)
  const frames = new ListFrames()
  const found: Statement[] = []
  for (let place = 0; place < lines.length; place++) {
    const table = readTable(lines, place)
    if (table) {
      for (const row of table.rows) found.push(statementOfRow(field, row, frames.heading))
      place = table.end - 1
      continue
    }
    const line = marked[place]!
    if (line.words.trim() === '') {
      frames.passBlank()
      continue
    }
    if (isTurn(line.words)) {
      const quote = line.words.replace(/\s+/g, ' ').trim()
      found.push({ field, quote, text: quote, heading: frames.heading })
      continue
    }
    const next = nextLine(marked, place)
    const heading = headingOf(lines[place]!, line, next)
    if (heading) {
      frames.openHeading(heading, line)
      continue
    }
    const introduce = frames.enter(line)
    const read = statementsOfLine(field, line, { introduce, heading: frames.heading })
    for (const statement of read) found.push(statement)
    const last = read.at(-1)
    if (next && last) frames.offer(line, next, last)
  }
  return onceEach(found.filter((statement) => !frames.isTold(statement) && !farewell.test(statement.text)))
}

/** What ends a text and says nothing of the project. */
const farewell =
  /^(?:end of (?:the )?(?:brief|document|requirements|list|file|text)|that.?s (?:all|it)|thank you|thanks|many thanks|(?:kind |best )?regards|cheers)\W*$/i

/** Two texts with the same sameness say the same thing. */
export const sameness = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%£$€.<>]+/gu, ' ')
    .replace(/[. ]+$/g, '')
    .trim()

function onceEach(statements: Statement[]): Statement[] {
  const seen = new Set<string>()
  return statements.filter(({ text, heading }) => {
    // What stands both inside and outside the scope is a contradiction, not a repetition.
    const key = `${/scope/.test(heading) ? heading : ''} ${sameness(text)}`
    if (key === ' ' || seen.has(key)) return false
    seen.add(key)
    return true
  })
}

function nextLine(lines: BulletedLine[], place: number): BulletedLine | undefined {
  const below = lines[place + 1]
  return below?.words.trim() === '' ? lines[place + 2] : below
}

type Place = { introduce: ((text: string) => string) | undefined; heading: string }

function statementsOfLine(field: BriefField, line: BulletedLine, { introduce, heading }: Place): Statement[] {
  const place = { heading, whole: line.bullet !== undefined, field }
  const sentences = splitClauses(line.words, place).map((clause, index) => {
    const first = index === 0
    const given = first ? line.given : undefined
    const { text, priority } = withoutTag(plain(clause.text))
    const quote =
      given && line.words.trimStart().startsWith(clause.quote.slice(0, 5)) ? `${given.written}${clause.quote}` : clause.quote
    return {
      field,
      quote: quote.replace(/\s+/g, ' '),
      text: first && introduce ? introduce(text) : text,
      heading: clause.under,
      ...(given && { given: given.id }),
      ...(priority && { priority }),
    }
  })
  return field === 'budget' ? sentences : joinFragments(sentences)
}

const statementOfRow = (field: BriefField, { text, quote, given, priority, kind }: TableRow, heading: string): Statement => ({
  field,
  quote,
  text: plain(text),
  heading: kind ?? heading,
  ...(given && { given }),
  ...(priority && { priority }),
})

/** Without the signs of Markdown, which are no words. */
const plain = (text: string) =>
  text
    .replace(/\[([^\][]{1,200})\]\(https?:[^()\s]{1,300}\)/g, '$1')
    .replace(/\*\*|__(?=\S)|(?<=\S)__|`/g, '')
    .trim()

const level = String.raw`must(?: have)?|should(?: have)?|could(?: have)?|won.?t(?: have)?|mandatory|essential|optional|desirable|nice[- ]to[- ]have|critical|high|medium|low|p[0-4]`
const tagBefore = new RegExp(String.raw`^(?:\[(${level}|[mscw])\]|\((${level})\))\s*[:.–-]?\s*(?=\S)`, 'i')
const tagAfter = new RegExp(
  String.raw`\s*(?:\[(?:priority:? )?(${level}|[mscw])\]|\((?:priority:? )?(${level}|[MSCW])\))(\.?)$`,
  'i',
)

/** A priority in brackets before or after the words. */
function withoutTag(text: string): { text: string; priority?: string } {
  const tag = tagBefore.exec(text) ?? tagAfter.exec(text)
  const priority = tag?.[1] ?? tag?.[2]
  if (!tag || !priority || tag[0].length >= text.length) return { text }
  return { text: text.replace(tag[0], tag[3] ?? ''), priority }
}
