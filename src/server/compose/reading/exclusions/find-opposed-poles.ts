import type { Contradiction, Statement } from '../reading.ts'
import { deniedSpans, standingOf } from './negation-scope.ts'
import type { Axis } from './opposed-poles.ts'
import { polesOfData } from './poles-of-data.ts'
import { polesOfOperation } from './poles-of-operation.ts'
import { polesOfPeople } from './poles-of-people.ts'
import { polesOfPurchase } from './poles-of-purchase.ts'
import { bindsAlways, isOtherCase, type Matter, toldIn } from './same-matter.ts'

const axes: Axis[] = [...polesOfOperation, ...polesOfData, ...polesOfPeople, ...polesOfPurchase]
/** Statements of one side of one axis that are held against the others. */
const most = 12

/** What leaves no room for the other side, right beside the words that take one. */
const strict =
  /\b(?:only|never|always|all|exclusively|solely|alone|entirely|fully|completely|strictly|must|shall|whatsoever|fixed|firm|single|cannot|may not|forbidden|prohibited|mandatory|purely|without exceptions?)\b/i
const near = 40

type Told = { statement: Statement; text: string; at: number; side: 1 | -1; isClear: boolean }
type Read = { statement: Statement; text: string; at: number; spans: ReturnType<typeof deniedSpans> }

function sideOf({ statement, text, at, spans }: Read, { one, other, apart, unless, isFirm }: Axis): Told[] {
  const [first, second] = [standingOf(text, one, spans), standingOf(text, other, spans)]
  const isDenied = [apart !== true && second.denied, apart === undefined && first.denied]
  const plus = first.said || isDenied[0]
  const minus = second.said || isDenied[1]
  if (plus === minus || unless?.test(text)) return []
  const index = text.search(plus ? (first.said ? one : other) : second.said ? other : one)
  const isClear = isFirm === true || isDenied.includes(true) || strict.test(text.slice(Math.max(0, index - near), index + near))
  return [{ statement, text, at, side: plus ? 1 : -1, isClear }]
}

/** What stands side by side speaks of one matter by a single word. */
const isBeside = (one: Told, other: Told) =>
  one.statement.segment.field === other.statement.segment.field && Math.abs(one.at - other.at) === 1

function pairsOf(axis: Axis, told: Read[], matter: Matter): Contradiction[] {
  const placed = told.flatMap((one) => sideOf(one, axis))
  const [plus, minus] = [placed.filter(({ side }) => side === 1), placed.filter(({ side }) => side === -1)]
  const isOne = (first: Told, second: Told) => {
    if (axis.ofWhole === true) return first.isClear || second.isClear
    const shared = matter(first.statement, second.statement, [axis.one, axis.other]).length
    return (first.isClear || second.isClear) && (shared >= 2 || (shared === 1 && isBeside(first, second)))
  }
  return plus.slice(0, most).flatMap((first) => {
    const against = minus.slice(0, most).find((second) => isOne(first, second) && !isOtherCase(first.text, second.text))
    return against === undefined
      ? []
      : [{ a: first.statement.id, b: against.statement.id, kind: axis.kind ?? 'other', about: '', how: axis.how }]
  })
}

/** Offline and checked by a server, anonymous and called back: what excludes each other whatever the trade. */
export function polesThatAreOpposed(statements: Statement[], matter: Matter): Contradiction[] {
  const told = statements
    .map((statement, at) => ({ statement, text: toldIn(statement), at }))
    .filter(({ text }) => bindsAlways(text))
    .map((one) => ({ ...one, spans: deniedSpans(one.text) }))
  return axes.flatMap((axis) => pairsOf(axis, told, matter).slice(0, 2))
}
