import type { Solution } from '#server/solution/solution.ts'
import type { Reading, Statement, StatementKind } from '../reading/reading.ts'
import type { Asked, Part } from './design.ts'
import { isTenderTerm } from './tender-terms.ts'

/** Share of the demands that have a way of being met: below, gaps are told first. */
const enoughForDesign = 0.5
const fewestDemands = 4
/** Systems, users, figures and parts of the work itself; days of a tender and sums of money say nothing of it. */
const fewestSpecifics = 7
/** So many systems or parts give a picture that questions can be asked about. */
const fewestPieces = 2

const notOfTheWork = new Set<StatementKind>(['noise', 'date', 'money', 'question', 'exclusion'])

type FitInput = { reading: Reading; asked: Asked[]; parts: Part[] }

/** How far the brief carries a design. */
export function judgeFit({ reading, asked, parts }: FitInput): NonNullable<Solution['fit']> {
  if (reading.wantsAdvice) return 'advice'
  const demands = asked.filter(({ statement }) => !isEmptyWish(statement))
  const figures = reading.statements.filter((statement) => !statement.amendedBy && tellsFigureOfTheWork(statement))
  const specifics = reading.systems.length + reading.people.filter(({ uses }) => uses).length + figures.length
  const designed = parts.filter(({ role, meets }) => role !== 'connector' && role !== 'advice' && meets.size > 0)
  const pieces = Math.max(reading.systems.length, designed.length)
  if (demands.length < fewestDemands || specifics + designed.length < fewestSpecifics || pieces < fewestPieces) return 'note'
  const met = new Set(parts.flatMap(({ meets }) => [...meets.keys()]))
  const wanted = demands.filter(({ statement: { affirms, kind } }) => affirms || kind === 'rule' || kind === 'need')
  const share = wanted.filter(({ requirement }) => met.has(requirement.id)).length / Math.max(1, wanted.length)
  return share >= enoughForDesign ? 'design' : 'partial'
}

const fewestWords = 2
const tellsFigureOfTheWork = ({ kind, measures, text }: Statement) =>
  measures.length > 0 && !notOfTheWork.has(kind) && !isTenderTerm(text) && (text.match(/\p{L}{2,}/gu) ?? []).length >= fewestWords

/** “Modern, secure, scalable and user-friendly” asks for nothing that could be built or tested. */
const praise =
  /\b(?:modern|innovative|best[- ]in[- ]class|state[- ]of[- ]the[- ]art|world[- ]class|cutting[- ]edge|user[- ]friendly|scalable|seamless|intuitive|future[- ]proof|leading|robust|flexible)\b/gi
const isEmptyWish = ({ text, measures, systems }: Statement) =>
  measures.length === 0 && systems.length === 0 && (text.match(praise) ?? []).length >= 2
