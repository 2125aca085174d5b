import { numberWords, valueOf } from './measure-units.ts'
import type { Statement } from './statement.ts'

type Kind = 'Development' | 'Test' | 'Acceptance' | 'Production'

export type AskedEnvironments = {
  /** In the order in which a change passes through them. */
  names: Kind[]
  /** False where the brief counts them only, or says nothing of them. */
  areNamed: boolean
  statement?: Statement
}

const counted = new RegExp(
  String.raw`\b(?<count>\d|${numberWords})\s(?:(?!test|development|production|acceptance)[\p{L}-]+\s)?environments\b`,
  'iu',
)
const kinds: [Kind, string][] = [
  ['Development', 'development|dev'],
  ['Test', 'test(?:ing)?'],
  ['Acceptance', 'acceptance|UAT|staging|pre-?prod(?:uction)?'],
  ['Production', 'production|prod|live'],
]
const anyKind = kinds.map(([, words]) => words).join('|')
const named = new RegExp(String.raw`\b(?:${anyKind})(?:(?:,\s(?:and\s)?|\sand\s|\s?\/\s?)(?:${anyKind})){1,3}\b`, 'i')
const usual: Kind[] = ['Development', 'Test', 'Production']
const byCount: Partial<Record<number, Kind[]>> = {
  1: ['Production'],
  2: ['Test', 'Production'],
  3: usual,
  4: kinds.map(([name]) => name),
}

/** The environments that the brief counts, by the names that it gives them or that such a number usually has. */
export function readEnvironments(statements: Statement[]): AskedEnvironments {
  for (const statement of statements) {
    const count = counted.exec(statement.text)?.groups?.['count']
    const names = count && byCount[valueOf(count, '')]
    if (!names) continue
    const own = statements.map(({ text }) => namesIn(text)).find((found) => found.length === names.length)
    return { names: own ?? names, areNamed: own !== undefined, statement }
  }
  const statement = statements.find(({ text }) => namesIn(text).length === usual.length)
  return statement ? { names: namesIn(statement.text), areNamed: true, statement } : { names: usual, areNamed: false }
}

function namesIn(text: string): Kind[] {
  const list = named.exec(text)?.[0]
  return list ? kinds.filter(([, words]) => new RegExp(String.raw`\b(?:${words})\b`, 'i').test(list)).map(([name]) => name) : []
}
