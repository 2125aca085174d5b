import type { DocumentTypeId } from '#shared/document-types.ts'
import type { WeekProject, WeekRow } from '#shared/api/weekly-report.ts'
import type { Language } from '#shared/languages.ts'
import type { WeekPart } from '#shared/week-words.ts'
import { healthWords } from '../health-words.ts'
import { judgeHealth } from '../judge-health.ts'
import type { MergedProject } from '../list-merged.ts'
import { summaryWords, type SummaryWords } from './summary-words.ts'

/** Titles named in one sentence. */
const mostNamed = 2
/** Characters of an update that are quoted. */
const longestQuote = 240

type Produced = { type: DocumentTypeId; version: string }
type Week = {
  rows: Record<WeekPart, WeekRow[]>
  written: Produced[]
  approved: Produced[]
  refused: (Produced & { by: string; reason: string })[]
  today: string
  language: Language
}

type Summary = Pick<WeekProject, 'health' | 'standing' | 'summary'>

/**
 * A week in one project: status, progress and health in one sentence, and at most five more: the reason for the health, what was produced,
 * what is done, what comes next, the last update.
 */
export function summariseProject({ project, merged }: MergedProject, week: Week): Summary {
  const { rows, today, language } = week
  const words = summaryWords[language]
  const { status, statedHealth } = project
  const { health: calculated, reasons } = judgeHealth({ project, merged, today })
  const health = statedHealth ?? calculated
  const reason = statedHealth === null && sentence(reasons[0]?.text(healthWords[language]))
  const isLive = status === 'planning' || status === 'in-progress'
  const [update] = rows.updates
  const summary = [
    isLive && reason,
    ...week.refused.slice(0, mostNamed).map((one) => words.changesAsked(one.by, one.version, shortened(one.reason))),
    produced(week, words),
    rows.done.length > 0 &&
      words.done(
        named(
          rows.done.map(({ title }) => words.quoted(title)),
          words,
        ),
      ),
    rows.next.length > 0 &&
      words.next(
        named(
          rows.next.map(({ title, note }) => `${words.quoted(title)} (${note})`),
          words,
        ),
      ),
    update && `${update.note}: ${words.quoted(shortened(update.title))}`,
  ].filter((one) => typeof one === 'string')
  return { health, standing: words.standing({ status, percent: merged.progress.percent, health: isLive ? health : null }), summary }
}

const sentence = (clause: string | undefined) => clause && `${clause[0]!.toUpperCase()}${clause.slice(1)}.`

function produced({ written, approved, rows: { answers } }: Week, words: SummaryWords): string | undefined {
  const names = (documents: Produced[]) =>
    named(
      documents.map(({ type, version }) => words.document(type, version)),
      words,
    )
  const clauses = [
    ...(written.length > 0 ? [words.versions(written.length, names(written))] : []),
    ...(approved.length > 0 ? [words.approvals(approved.length, names(approved))] : []),
    ...(answers.length > 0 ? [words.answers(answers.length)] : []),
  ]
  if (clauses.length === 0) return undefined
  return sentence([clauses.slice(0, -1).join(', '), clauses.at(-1)!].filter(Boolean).join(words.and))
}

/** The first names, each once, and how many more there are. */
function named(names: string[], words: SummaryWords): string {
  const all = [...new Set(names)]
  const shown = all.slice(0, mostNamed)
  return all.length > mostNamed ? words.andMore(shown.join(', '), all.length - mostNamed) : shown.join(words.and)
}

const shortened = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length <= longestQuote ? line : `${line.slice(0, line.lastIndexOf(' ', longestQuote)).trimEnd()} …`
}
