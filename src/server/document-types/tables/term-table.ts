import type { Block } from '#shared/content/blocks.ts'
import { capitalised, sentence } from '../english.ts'
import { column, missing, strong, table, text } from '../make-blocks.ts'
import type { SolutionView } from '../solution-view.ts'

export function termTable(view: SolutionView, id: string): Block {
  const terms = view.solution.terms.toSorted((left, right) => left.word.localeCompare(right.word, 'en-GB', { sensitivity: 'base' }))
  if (terms.length === 0)
    return missing(id, 'The brief uses no word that needs explaining. Terms of the client’s own are added on review.')
  return table(id, 'Words and their meaning', {
    columns: [column('word', 'Word', 26), column('meaning', 'Meaning', 74)],
    rows: terms.map(({ word, meaning, id }) => [[{ ...strong(capitalised(word)), cites: [id] }], text(sentence(meaning))]),
  })
}
