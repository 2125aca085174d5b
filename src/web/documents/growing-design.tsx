import ChevronRight from 'lucide-react/icons/chevron-right'
import { countAnswered, type GrownDesign, grownOf } from '#shared/grown-design.ts'
import { designAnswers } from '#shared/field-terms.ts'
import { useMedia } from '#web/ui/use-media.ts'
import * as words from '#words/growing-design.ts'
import type { GenerationProgress } from './generation-progress.ts'
import { lineBetween, placeParts } from './place-parts.ts'
import './growing-design.css'

type Drawn = { design: GrownDesign }

type Heard = { heard: NonNullable<GenerationProgress['design']>; isDone: boolean }

/** A design while a model writes it; folded once it is complete. */
export function GrowingDesign({ heard, isDone }: Heard) {
  const design = grownOf(heard)
  if (design.system === '') return null
  return (
    <details className="group mt-1.5 grown-new" open={!isDone}>
      <summary className="-mx-2 flex cursor-pointer list-none gap-x-2 rounded-md px-2 py-1.5 text-sm hover:bg-raised">
        <ChevronRight
          aria-hidden
          size={16}
          className="mt-0.5 shrink-0 text-ink-3 transition-transform duration-150 group-open:rotate-90"
        />
        <span className="grid min-w-0 wrap-anywhere">
          <span className="font-medium text-ink-2">{design.system}</span>
          <span className="text-ink-3">{countsOf(design)}</span>
        </span>
      </summary>
      <div className="mt-2 grid gap-5">
        <Picture design={design} />
        {design.work.length > 0 && <Plan design={design} />}
        {design.asked > 0 && <Answers design={design} />}
        {design.mended.length > 0 && <Mended design={design} />}
      </div>
    </details>
  )
}

function countsOf({ parts, connections, decisions, risks, questions }: GrownDesign): string {
  const around = parts.filter(({ kind }) => kind === 'people' || kind === 'system').length
  const counts: [number, (count: number) => string][] = [
    [parts.length - around, words.components],
    [around, words.around],
    [connections.length, words.connections],
    [decisions, words.decisions],
    [risks, words.risks],
    [questions, words.questions],
  ]
  return counts.flatMap(([count, tell]) => (count > 0 ? [tell(count)] : [])).join(', ')
}

const component = 'rounded-md border-accent bg-accent-soft text-ink'
const boxStyle: Record<GrownDesign['parts'][number]['kind'], string> = {
  people: 'rounded-full border-control bg-surface text-ink-2',
  system: 'rounded-md border-dashed border-control bg-surface text-ink-2',
  container: component,
  model: component,
  queue: `grown-queue ${component}`,
  store: `grown-store ${component}`,
}
/** Height of a row, in rem. */
const pitch = 3.5

function Picture({ design }: Drawn) {
  const columns = useMedia('(max-width: 39.99rem)') ? 3 : 4
  const { places, rows } = placeParts(design.parts, columns)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its boxes are elements, whose words wrap
    <div role="img" aria-label={words.picture(countsOf(design))} className="relative" style={{ height: `${rows * pitch}rem` }}>
      <svg
        aria-hidden
        viewBox={`0 0 ${columns * 100} ${Math.max(rows, 1) * 100}`}
        preserveAspectRatio="none"
        className="grown-lines absolute inset-0 fill-none"
      >
        {design.connections.map(([from, to], index) => (
          <path key={index} d={lineBetween(places[from]!, places[to]!)} vectorEffect="non-scaling-stroke" className="grown-new" />
        ))}
      </svg>
      {design.parts.map(({ name, kind }, index) => {
        const { x, row } = places[index]!
        const style = { left: `${((x - 0.5) / columns) * 100}%`, top: `${row * pitch}rem`, width: `${100 / columns}%` }
        return (
          <span key={index} style={style} className="grown-new grown-moves absolute h-14 px-1 py-2">
            <span className={`flex h-full w-full items-center justify-center border px-1.5 ${boxStyle[kind]}`}>
              <span className="grown-name line-clamp-2 text-center wrap-anywhere">{name}</span>
            </span>
          </span>
        )
      })}
    </div>
  )
}

/** Each piece of work as a bar over its weeks. */
function Plan({ design: { work } }: Drawn) {
  const weeks = Math.max(...work.map((one) => one.startWeek + one.weeks - 1))
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its bars are elements
    <div role="img" aria-label={words.planned(work.length, weeks)} className="grid gap-1">
      {work.map(({ name, startWeek, weeks: own }, index) => (
        <div key={index} className="grown-new grown-work grid items-center gap-3 text-xs text-ink-2">
          <span className="truncate">{name}</span>
          <span className="grown-bar relative rounded-full bg-sunken">
            <span
              className="absolute inset-y-0 grown-least grown-moves rounded-full bg-accent"
              style={{ left: `${((startWeek - 1) / weeks) * 100}%`, width: `${(own / weeks) * 100}%` }}
            />
          </span>
        </div>
      ))}
    </div>
  )
}

const answerStyle: Record<(typeof designAnswers)[number], string> = {
  yes: 'bg-ok',
  'in-part': 'bg-warning',
  no: 'grown-no',
  ask: 'bg-accent',
  'set-aside': 'bg-control',
}

function Answers({ design }: Drawn) {
  const { answers, asked } = design
  const given = designAnswers.filter((state) => answers[state])
  return (
    <div className="text-sm text-ink-2">
      <p className="flex justify-between gap-3">
        {words.statementsAnswered}
        <span className="font-mono text-xs text-ink-3 tabular-nums">{words.answeredOf(countAnswered(design), asked)}</span>
      </p>
      <div aria-hidden className="grown-bar my-2 flex overflow-clip rounded-full bg-sunken">
        {given.map((state) => (
          <span
            key={state}
            className={`grown-moves ${answerStyle[state]}`}
            style={{ width: `${(answers[state]! / asked) * 100}%` }}
          />
        ))}
      </div>
      <p className="flex flex-wrap gap-x-4 text-xs text-ink-3">
        {given.map((state) => (
          <span key={state} className="flex items-center gap-1.5">
            <span aria-hidden className={`size-2 rounded-full ${answerStyle[state]}`} />
            {words.answers[state]} {answers[state]}
          </span>
        ))}
      </p>
    </div>
  )
}

const Mended = ({ design: { mended } }: Drawn) => (
  <section aria-labelledby="mended-points" className="grown-new text-sm text-ink-2">
    <p id="mended-points">{words.mended}</p>
    <ul className="mt-1 list-disc pl-5 text-xs wrap-anywhere text-ink-3">
      {mended.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </section>
)
