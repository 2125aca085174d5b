import type { Name, Statement } from '#server/solution/statement.ts'

type Found = Pick<Name, 'name' | 'statements'>

const initialsOf = (name: string) => (name.match(/(?<![\p{L}\p{N}])\p{Lu}/gu) ?? []).join('')

/** “Sea Fisheries Authority (SFA)” has one name, the one that more statements use. */
export function joinAbbreviations(found: Map<string, Found>, statements: Statement[]): void {
  const order = new Map(statements.map(({ id }, index) => [id, index]))
  const texts = new Map(statements.map(({ id, text }) => [id, text]))
  const shorts = [...found].filter(([, { name }]) => /^\p{Lu}{2,6}$/u.test(name))
  for (const [key, short] of shorts) {
    const whole = [...found].find(
      ([, { name, statements: ids }]) =>
        name !== short.name &&
        initialsOf(name) === short.name &&
        ids.some((id) => texts.get(id)?.includes(`${name} (${short.name})`)),
    )
    if (!whole) continue
    const [kept, gone] = short.statements.length > whole[1].statements.length ? [short, whole[0]] : [whole[1], key]
    kept.statements = [...new Set([...whole[1].statements, ...short.statements])].toSorted(
      (one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0),
    )
    found.delete(gone)
  }
}
