import { asksSomething, leavesSomethingOut, refuses } from './label-evidence.ts'
import type { Label } from './label.ts'
import type { Reading, Segment, Statement, StatementKind } from './reading.ts'

type Labelled = {
  label: Label
  /** The words that the label is about. */
  words: string
  segment: Segment
  code: Statement
  read: Pick<Reading, 'segments' | 'scope'>
}

const tellsNothing = new Set<StatementKind>(['question', 'background', 'noise'])
const demands = new Set<StatementKind>(['goal', 'need', 'rule', 'mandate', 'quality', 'residency', 'volume'])

/** What a statement is: as the label has it, save where its words say otherwise; then the sentence that tells why. */
export function kindOfLabel({
  label,
  words,
  segment,
  code,
  read,
}: Labelled): Pick<Statement, 'kind' | 'affirms'> & { why?: string } {
  const { segments, scope } = read
  const next = segments[segments.findIndex(({ id }) => id === segment.id) + 1]
  const says = label.says === 'yes'
  const asRead = (why: string) => ({ kind: code.kind, affirms: code.affirms, why })
  if (!code.affirms && says && !tellsNothing.has(label.kind))
    return code.kind === 'exclusion' && !isOutPart({ words, code, scope })
      ? { kind: label.kind, affirms: true }
      : asRead('Its words deny what the label affirms; the denial stands.')
  // A duty that is called noise would be gone from the design without a word.
  if (label.kind === 'noise' && code.force === 'must' && code.kind !== 'noise' && code.kind !== 'background')
    return asRead('It binds somebody by its words and is not noise; it stands.')
  if (label.kind === 'question' && !tellsNothing.has(code.kind) && !asksSomething(segment))
    return asRead('It asks nothing by its words; it stands.')
  if (label.kind === 'ban' && code.kind !== 'ban' && !refuses(words, next))
    return asRead('Its words refuse nothing; it stands as code read it.')
  const isLeftOut = scope.some(({ within, statement }) => !within && statement === code.id)
  if (label.kind === 'exclusion' && code.kind !== 'exclusion' && !isLeftOut && !leavesSomethingOut(words, segment, next))
    return asRead('Its words leave nothing out of the work; it stands.')
  if (code.kind === 'exclusion' && demands.has(label.kind) && isOutPart({ words, code, scope }))
    return asRead('Its words leave it out of the work; that stands.')
  return { kind: label.kind, affirms: says }
}

/** Whether the part that a label is about has anything in it that code read as left out. */
const isOutPart = ({ words, code, scope }: { words: string; code: Statement; scope: Reading['scope'] }) =>
  words === code.text ||
  words === code.quote ||
  scope.some(({ within, statement, text }) => !within && statement === code.id && words.toLowerCase().includes(text.toLowerCase()))
