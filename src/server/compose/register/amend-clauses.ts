import { deniesIn } from '#server/solution/denies-in.ts'
import type { Statement, Value } from '#server/solution/statement.ts'
import { levelOf } from './modal-words.ts'

const number = String.raw`((?:\p{Lu}{1,6}[-. ]?)?\d{1,3}(?:\.\d{1,3}){0,4}\p{Ll}?)`
const named = String.raw`(?:clause|section|paragraph|item|requirement|point|article|no\.|ziffer|abschnitt|punkt|artikel|anforderung|clause|paragraphe|exigence|cláusula|apartado|punto|artículo|requisito)`
const replaces = String.raw`(?:reads?|to read|shall read|delete|deleted|insert|replace|substitute|is (?:hereby )?(?:replaced|deleted|withdrawn|superseded|amended|removed)|are (?:replaced|deleted|withdrawn|superseded)|replaced by|amended to|wird (?:ersetzt|gestrichen|geändert)|entfällt|lautet|est (?:remplacée?|supprimée?|modifiée?)|se (?:sustituye|suprime|modifica)|queda)`
const ofClause = new RegExp(
  String.raw`\b${named}\s+${number}(?=[\s:,;)"“]).{0,60}?\b${replaces}\b|\bin\s+${number}\s+is\s+(?:withdrawn|deleted|replaced)`,
  'iu',
)
const ofCode = new RegExp(String.raw`(?:^|\s)(\p{Lu}{1,6}[-. ]?\d{1,4}(?:\.\d{1,3}){0,3}) ${replaces}\b`, 'u')

const words = (name: string) => String.raw`["“„«](?<${name}>[^"”“»]{1,200})["”“»]`
const plain = (name: string) => String.raw`(?<${name}>[^"”“»,;]{1,60}?)`
const quotedWords = [
  String.raw`\bread ${words('fresh')} (?:for|instead of|in place of) ${words('old')}`,
  String.raw`\b(?:for|instead of) ${words('old')},? read ${words('fresh')}`,
  String.raw`\b(?:replace|se sustituye) ${words('old')} (?:by|with|por) ${words('fresh')}`,
  String.raw`\bsubstitute ${words('fresh')} for ${words('old')}`,
  String.raw`\b(?:delete|strike) ${words('old')}[,.;]? (?:and )?(?:insert|substitute) ${words('fresh')}`,
  String.raw`${words('old')} (?:(?:is|are) (?:hereby )?(?:replaced|amended|changed)|est remplacée?|se sustituye) (?:by|with|to(?: read)?|par|por) ${words('fresh')}`,
  String.raw`${words('old')} wird durch ${words('fresh')} ersetzt`,
  String.raw`\b(?:delete|for) ${words('old')}`,
  String.raw`${words('old')} (?:is|are|wird|est|se) (?:replaced|deleted|ersetzt|gestrichen|remplacé|supprimé|sustituye|suprime)`,
].map((form) => new RegExp(form, 'iu'))
const unquotedWords = [
  String.raw`\bfor ${plain('old')},? read ${plain('fresh')}[.;]?$`,
  String.raw`\bread ${plain('fresh')} (?:for|instead of) ${plain('old')}[.;]?$`,
].map((form) => new RegExp(form, 'iu'))
const inserted = new RegExp(String.raw`^insert ${words('fresh')}`, 'iu')

type Read = (text: string) => Value[]
type Substitution = { old: string; fresh: string }

/**
 * Carries out numbered amendments. Where one names words that occur literally in the clause, they are substituted there; where it names
 * words that do not, both stay; else the whole clause is earlier, and the amendment takes over its label and level. Returns the statements
 * that only instruct such a substitution: they ask for nothing themselves.
 */
export function amendClauses(statements: Statement[], read: Read): Set<Statement> {
  const byClause = new Map<string, Statement[]>()
  const done = new Set<Statement>()
  for (const [index, statement] of statements.entries()) {
    const head = statement.text.slice(0, 400)
    const found = ofClause.exec(head) ?? ofCode.exec(head)
    const clause = found?.[1] ?? found?.[2]
    const old = clause === undefined ? [] : (byClause.get(clause) ?? []).filter(({ earlier }) => !earlier)
    const named = old.length > 0 ? wordsOf(statement.text) : undefined
    if (old.length > 0 && named === undefined) replaceBy(statement, old)
    if (named !== undefined) {
      const next = statements[index + 1]
      const more = named.fresh === undefined && isSameClause(next, statement) ? inserted.exec(next.text)?.groups?.fresh : undefined
      const change = { old: named.old, fresh: named.fresh ?? more ?? '' }
      if (substitute(old, change, { by: statement, read }))
        for (const one of more === undefined ? [statement] : [statement, next!]) done.add(one)
    }
    if (statement.clause === undefined) continue
    const known = byClause.get(statement.clause)
    if (known === undefined) byClause.set(statement.clause, [statement])
    else known.push(statement)
  }
  for (const statement of done) Object.assign(statement, { label: 'context', denies: false, values: [] })
  return done
}

const isSameClause = (next: Statement | undefined, { field, clause }: Statement): next is Statement =>
  next !== undefined && next.field === field && next.clause === clause

/** The words that an amendment replaces, and the new ones if it has any; words without quotation marks count if both are named. */
function wordsOf(text: string): { old: string; fresh?: string } | undefined {
  for (const form of [...quotedWords, ...(/["“„«]/.test(text) ? [] : unquotedWords)]) {
    const { old, fresh } = form.exec(text)?.groups ?? {}
    if (old !== undefined)
      return { old: old.replace(/[.,;]$/, ''), ...(fresh !== undefined && { fresh: fresh.replace(/[.,;]$/, '') }) }
  }
  return undefined
}

function replaceBy(amendment: Statement, old: Statement[]): void {
  const [first] = old
  for (const statement of old) statement.earlier = true
  if (first?.label !== undefined) amendment.label = first.label
  if (first?.level !== undefined) amendment.level ??= first.level
}

/** The words wherever they begin and end as words, also over a line break of the brief. */
const literal = (old: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${old
      .trim()
      .replaceAll(/[.*+?^$()|[\]\\{}]/g, String.raw`\$&`)
      .replaceAll(/\s+/g, String.raw`\s+`)}(?![\p{L}\p{N}])`,
    'gu',
  )

/** Done only if the words occur exactly once in the clause. */
function substitute(clause: Statement[], { old, fresh }: Substitution, { by, read }: { by: Statement; read: Read }): boolean {
  const pattern = literal(old)
  const places = clause.flatMap((statement) => [...statement.text.matchAll(pattern)].map((place) => ({ statement, place })))
  const [only] = places
  if (only === undefined || places.length > 1) return false
  const { statement, place } = only
  const text = tidy(statement.text.slice(0, place.index) + fresh + statement.text.slice(place.index + place[0].length))
  if (!/[\p{L}\p{N}]/u.test(text)) {
    statement.earlier = true
    return true
  }
  statement.values = valuesOf(statement, { pattern, fresh, read })
  const level = levelOf(text)
  statement.denies = deniesIn(text) || (statement.denies && !deniesIn(statement.text))
  if (level !== undefined) statement.level = level
  statement.text = text
  statement.amendedBy = by.id
  return true
}

/** Marks that a deletion leaves behind. */
const tidy = (text: string) =>
  text
    .replaceAll(/ {2,}/g, ' ')
    .replace(/[\s,;]+(?=[.!?]$)|[\s,;]+$/, '')
    .replace(/^[\s,;.]+/, '')

/** The values of the amended words. Each is placed where it is in the brief; a new one where the words are that it replaces. */
function valuesOf({ source, start }: Statement, { pattern, fresh, read }: { pattern: RegExp; fresh: string; read: Read }): Value[] {
  const quote = source.from === 'brief' ? source.quote : ''
  const [place] = quote.matchAll(pattern)
  const from = place?.index ?? quote.length
  const to = from + (place?.[0].length ?? 0)
  const amended = quote.slice(0, from) + fresh + quote.slice(to)
  const inBrief = (at: number, isEnd: boolean) =>
    start + (at <= from ? at : at >= from + fresh.length ? at - fresh.length + to - from : isEnd ? to : from)
  return read(amended).map((value) => ({ ...value, start: inBrief(value.start, false), end: inBrief(value.end, true) }))
}
