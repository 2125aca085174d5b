import type { Statement } from '#server/solution/statement.ts'

const number = String.raw`((?:\p{Lu}{1,6}[-. ]?)?\d{1,3}(?:\.\d{1,3}){0,4}\p{Ll}?)`
const named = String.raw`(?:clause|section|paragraph|item|requirement|point|article|no\.|ziffer|abschnitt|punkt|artikel|anforderung|clause|paragraphe|exigence|cláusula|apartado|punto|artículo|requisito)`
const replaces = String.raw`(?:reads?|to read|shall read|delete|deleted|insert|is (?:hereby )?(?:replaced|deleted|withdrawn|superseded|amended|removed)|are (?:replaced|deleted|withdrawn|superseded)|replaced by|amended to|wird (?:ersetzt|gestrichen|geändert)|entfällt|lautet|est (?:remplacée?|supprimée?|modifiée?)|se (?:sustituye|suprime|modifica)|queda)`
const ofClause = new RegExp(
  String.raw`\b${named}\s+${number}(?=[\s:,;)"“]).{0,60}?\b${replaces}\b|\bin\s+${number}\s+is\s+(?:withdrawn|deleted|replaced)`,
  'iu',
)
const ofCode = new RegExp(String.raw`(?:^|\s)(\p{Lu}{1,6}[-. ]?\d{1,4}(?:\.\d{1,3}){0,3}) ${replaces}\b`, 'u')
const oldWords =
  /\bfor ["“„«]([^"”“»]{2,200})["”“»]|\bdelete ["“„«]([^"”“»]{2,200})["”“»]|["“„«]([^"”“»]{2,200})["”“»] (?:is|are|wird|est|se) (?:replaced|deleted|ersetzt|gestrichen|remplacé|sustituye)/iu

/** Marks earlier statements that a numbered amendment replaces; the amendment takes over the label and level of the clause. */
export function markReplaced(statements: Statement[]): void {
  const byClause = new Map<string, Statement[]>()
  for (const statement of statements) {
    const head = statement.text.slice(0, 400)
    const found = ofClause.exec(head) ?? ofCode.exec(head)
    const clause = found?.[1] ?? found?.[2]
    const old = clause === undefined ? [] : (byClause.get(clause) ?? []).filter(({ earlier }) => !earlier)
    if (old.length > 0) replaceBy(statement, old)
    if (statement.clause === undefined) continue
    const known = byClause.get(statement.clause)
    if (known === undefined) byClause.set(statement.clause, [statement])
    else known.push(statement)
  }
}

function replaceBy(amendment: Statement, old: Statement[]): void {
  const quoted = oldWords.exec(amendment.text)
  const words = quoted?.[1] ?? quoted?.[2] ?? quoted?.[3]
  const replaced = words === undefined ? old : old.filter(({ text }) => text.includes(words.replace(/[.,;]$/, '')))
  const [first] = replaced
  if (first === undefined) return
  for (const statement of replaced) statement.earlier = true
  if (first.label !== undefined) amendment.label = first.label
  if (first.level !== undefined) amendment.level ??= first.level
}
