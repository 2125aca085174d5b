import type { Solution } from '#server/solution/solution.ts'
import type { Source } from '#server/solution/source.ts'
import type { Name, Statement } from '#server/solution/statement.ts'
import type { DesignAnswer } from './design-answer.ts'

/** A name as it is written in a text, where it matches whole words. */
export function findName(text: string, name: string): string | undefined {
  const wanted = name.trim().replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
  return wanted === '' ? undefined : new RegExp(String.raw`(?<![\p{L}\p{N}])${wanted}(?![\p{L}\p{N}])`, 'iu').exec(text)?.[0]
}

/** Whether each word of a name is in the brief, including its speakers and headings. */
export function isInBrief({ statements = [], project }: Solution, name: string): boolean {
  const said = [project, ...statements.flatMap(({ text, speaker = '', heading = '' }) => [text, speaker, heading])].join('\n')
  const words = name.split(/[^\p{L}\p{N}&+#-]+/u).filter(Boolean)
  return words.every((word) => findName(said, word) !== undefined)
}

/** The brief's names with the roles that the model gives them; a role that a person ticked takes precedence. */
export function namesOf(ground: Solution, { names }: DesignAnswer, source: Source): Name[] {
  const { names: listed = [], statements = [] } = ground
  const roles = new Map(names.map(({ name, role }) => [name.toLowerCase(), role]))
  const known = new Set(listed.map(({ name }) => name.toLowerCase()))
  const said = listed.map((name) => {
    const role = roles.get(name.name.toLowerCase())
    return name.role || !role ? name : { ...name, role, by: source }
  })
  const further = names.filter(({ name }, at) => {
    const key = name.toLowerCase()
    return !known.has(key) && names.findIndex((other) => other.name.toLowerCase() === key) === at
  })
  const found = further.flatMap(({ name }) => {
    const nameOf = nameIn(name, statements)
    return nameOf ? [{ ...nameOf, role: roles.get(name.toLowerCase()), by: source }] : []
  })
  return [...said, ...found.map((name, index) => ({ ...name, id: `NAM-${listed.length + index + 1}` }))]
}

/** A name that was not listed, spelled as in the brief, with the statements that contain it. */
function nameIn(name: string, statements: Statement[]): Pick<Name, 'name' | 'source' | 'statements'> | undefined {
  const inWords = ({ text, speaker = '', heading = '' }: Statement) =>
    findName(text, name) ?? findName(speaker, name) ?? findName(heading, name)
  const having = statements.filter((one) => inWords(one) !== undefined)
  const [first] = having
  const quote = first && inWords(first)
  return quote
    ? { name: quote, source: { from: 'brief', field: first.field, quote }, statements: having.map(({ id }) => id) }
    : undefined
}
