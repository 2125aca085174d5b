import type { Cell } from '#shared/content/blocks.ts'
import type { Element } from '#server/solution/solution.ts'
import { sentence } from '../../english.ts'
import { elementLinks, factLinks } from '../../fact-links.ts'
import { text } from '../../make-blocks.ts'
import { isSupport, measureText, type SolutionView } from '../../solution-view.ts'

type Signal = { signal: string; alert: string; from: string[] }

const signalsByKind: Partial<Record<Element['kind'], Omit<Signal, 'from'>>> = {
  store: { signal: 'Size, age of the newest record, failed reads', alert: 'The newest record is older than its source promises' },
  queue: {
    signal: 'Length and age of the oldest piece, set-aside pieces',
    alert: 'The oldest piece grows older while readers are up',
  },
  model: { signal: 'Distribution of inputs and results, answers per hour', alert: 'Results drift away from those at release' },
  container: {
    signal: 'Errors, duration of calls, restarts',
    alert: 'Errors or durations rise above the usual level of that hour',
  },
}

/** What a probe or a counter can see while the system runs. */
const watched = /availab|response|latency|fresh|throughput|per time|window|accura/i

/** What is watched on each part; where a requirement sets a bound, the alert stands on it. */
export function watchList(view: SolutionView): Cell[][] {
  const measured = view.solution.requirements.filter(
    ({ measures, kind }) => kind !== 'constraint' && measures.some(({ subject }) => watched.test(subject)),
  )
  const bounded = measured.map((requirement): Cell[] => {
    const parts = view.solution.elements.filter(({ satisfies }) => satisfies.includes(requirement.id)).map(({ id }) => id)
    const subjects = [...new Set(requirement.measures.map(({ subject }) => subject))]
      .filter((subject) => subject !== 'share')
      .join(', ')
    return [
      parts.length > 0 ? elementLinks(view, parts) : text('The system'),
      text(sentence(subjects)),
      text(
        `${requirement.measures.every(({ comparison }) => comparison === 'about') ? 'Far from' : 'About to miss'}: ${measureText(requirement)}`,
      ),
      factLinks(view, [requirement.id]),
    ]
  })
  const kinds = (['container', 'store', 'queue', 'model'] as const).map((kind): Cell[] => {
    const parts = view.blocks.filter((element) => element.kind === kind && !isSupport(element)).map(({ id }) => id)
    const { signal, alert } = signalsByKind[kind]!
    return parts.length > 0 ? [elementLinks(view, parts), text(sentence(signal)), text(sentence(alert)), null] : []
  })
  return [...bounded, ...kinds.filter((row) => row.length > 0)]
}
