import type { Statement } from '#server/solution/statement.ts'

/** Function words: first the languages for which the checklist has words, then others. */
const known = [
  'the and of to is are for with from by not that which we our it on at',
  'der die das und nicht mit wird werden ist sind ein eine von für auf im den dem zu',
  'le la les des du et est sont une pour dans sur pas que qui avec aux nous',
  'el los las una y es son para con por que del no se en como',
  'de het een en van niet wordt zijn met voor op aan dat wij die te',
  'i w z na nie jest do się że oraz są od przez dla po za',
  'il lo gli di e è sono per con non che della nel una da',
]
const other = [
  'och att det som är för på inte med av till vi',
  'og det som er ikke av til på at vi har',
  'não uma os das dos são em mais com ao pela você',
  'se na je že které pro od jako nebo jsou v',
  'és az hogy nem egy van meg vagy ezt',
  'ja on ei että joka ovat kun tai sekä',
  've bir bu için ile olarak da değil',
  'și care este pentru din nu sunt cu sau',
]

/** Whether the words of a brief are in a language that the checklist can judge. */
export function isJudged(statements: Statement[]): boolean {
  const text = statements.map((statement) => statement.text).join(' ')
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters > 0 && latin * 2 < letters) return false
  const counts = new Map<string, number>()
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1)
  const most = (lists: string[]) =>
    Math.max(...lists.map((list) => list.split(' ').reduce((sum, word) => sum + (counts.get(word) ?? 0), 0)))
  return most(other) <= most(known)
}
