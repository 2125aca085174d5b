import { plainly } from '#shared/answer-words.ts'

export type SheetStatement = { id: string; text: string; clause?: string | undefined; earlier: boolean }
export type AskedRow = { row: number; reference: string; text: string }

const wordsOf = (text: string) => plainly(text).replace(/[.;]$/, '')

/**
 * The statements that each row of a sheet asks about: those with the same text (several if they make up the row's text together), else
 * those with the row's reference if only one row has it. Rows without a match, or with several, get none.
 */
export function matchStatements(statements: SheetStatement[], rows: AskedRow[]): Map<number, string[]> {
  const current = statements.filter(({ earlier }) => !earlier)
  const texts = current.map(({ text }) => wordsOf(text))
  const byText = groupBy(current, ({ text }) => wordsOf(text))
  const byClause = groupBy(current, ({ clause }) => plainly(clause ?? ''))
  const byReference = groupBy(rows, ({ reference }) => plainly(reference))
  return new Map(
    rows.map(({ row, reference, text }) => {
      const known = plainly(reference)
      const ofClause = known === '' ? [] : (byClause.get(known) ?? [])
      const same = byText.get(wordsOf(text)) ?? []
      if (same.length === 1) return [row, idsOf(same)]
      if (same.length > 1) return [row, idsOf(same.filter((one) => ofClause.includes(one)).slice(0, 1))]
      const parts = partsOf(wordsOf(text), texts)
      if (parts) return [row, idsOf(current.slice(...parts))]
      return [row, byReference.get(known)?.length === 1 ? idsOf(ofClause) : []]
    }),
  )
}

const idsOf = (statements: SheetStatement[]) => statements.map(({ id }) => id)

function groupBy<Item>(items: Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

/** The range of consecutive texts that together make up the whole. */
function partsOf(whole: string, texts: string[]): [from: number, to: number] | undefined {
  for (let from = 0; from < texts.length; from++) {
    let rest = whole
    for (let at = from; texts[at] && rest.startsWith(texts[at]!); at++) {
      rest = rest.slice(texts[at]!.length).replace(/^[.;]? ?/, '')
      if (rest === '') return [from, at + 1]
    }
  }
  return undefined
}
