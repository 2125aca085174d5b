import type { Block, Cell, Inline } from '#shared/content/blocks.ts'
import type { Element } from '#server/solution/solution.ts'
import { agree, capitalised, joinSome, lowerFirst, sentence } from '../../english.ts'
import { elementLinks, factLink } from '../../fact-links.ts'
import { groupBy } from '../../group-by.ts'
import { type Body, column, missing, section, table, text } from '../../make-blocks.ts'
import { isSupport, measureText, type SolutionView } from '../../solution-view.ts'
import { buildOrder, flowsOf, modulesOf, technicalCalls } from '../modules-of.ts'

const settingName = (words: string, ending: string) =>
  `${words
    .toUpperCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join('_')}_${ending}`

const codes = (names: string[]): Inline[] =>
  names.flatMap((name, index) => [...(index > 0 ? [{ text: ', ' }] : []), { text: name, marks: ['code' as const] }])

/** A figure that a requirement sets and that may be set otherwise one day. */
const adjustable = /retention|response|freshness|accuracy|threshold|batch window|concurrent|throughput/i

/** Where each module finds what it calls, which values it is given, and by which secrets it is let in. */
function settings(view: SolutionView): Cell[][] {
  return modulesOf(view).flatMap((element) => {
    if (element.kind === 'store' || element.kind === 'queue') return []
    const parties = [...new Set(technicalCalls(view).flatMap(({ caller, called }) => (caller === element.id ? [called] : [])))]
    const strangers = parties.filter((id) => view.isOutside(id))
    const values = view.solution.requirements.filter(
      ({ id, measures }) => element.satisfies.includes(id) && measures.some(({ subject }) => adjustable.test(subject)),
    )
    if (parties.length + values.length === 0) return []
    return [
      [
        elementLinks(view, [element.id]),
        codes(parties.map((id) => settingName(view.name(id), view.element(id)?.kind === 'queue' ? 'TOPIC' : 'ADDRESS'))),
        values.flatMap((requirement, index) => [
          ...(index > 0 ? [{ text: '; ' }] : []),
          { text: `${measureText(requirement)} (` },
          factLink(view, requirement.id),
          { text: ')' },
        ]),
        strangers.length > 0 ? codes(strangers.map((id) => settingName(view.name(id), 'SECRET'))) : text('Own identity only'),
      ],
    ]
  })
}

function environments(view: SolutionView): Cell[][] {
  return view.solution.environments.map(({ id, name, purpose, region }) => [
    [{ text: name, cites: [id] }],
    text(sentence(purpose)),
    text(region ?? 'To be agreed'),
  ])
}

/** What has to be seen before the next module goes live: something of this module’s own. */
function checkOf(view: SolutionView, element: Element): string {
  const { outputs, inputs: all } = flowsOf(view, element)
  const inputs = isSupport(element) ? all.filter(({ from }) => view.element(from)?.kind !== 'person') : all
  const table = view.solution.dataEntities.find(({ store }) => store === element.id)
  if (isSupport(element))
    return inputs.length > 0
      ? `${joinSome([...new Set(inputs.map(({ from }) => view.name(from)))], 2)} ${agree(new Set(inputs.map(({ from }) => from)).size, 'is', 'are')} registered in it`
      : 'Its own probe answers'
  if (element.kind === 'store')
    return table ? `A trial row of ${table.name} is written, read and removed` : 'A trial record is written, read and removed'
  if (element.kind === 'queue') return `A trial piece goes in and reaches ${view.name(outputs[0]?.to ?? element.id)}`
  const offered = view.solution.interfaces.find(({ provider }) => provider === element.id)
  if (offered) return `“${offered.operations[0]?.name ?? offered.name}” is answered for a trial caller`
  const [first] = outputs.filter(({ to }) => !isSupport(view.element(to) ?? element))
  if (first) return `${view.name(first.to)} has what a trial run sent it: ${lowerFirst(first.label)}`
  const user = inputs.find(({ from }) => !/store|queue/.test(view.element(from)?.kind ?? ''))
  return user ? `${view.name(user.from)} tries it: ${lowerFirst(user.label)}` : 'Its own probe answers'
}

function rollout(view: SolutionView): Cell[][] {
  return buildOrder(view).map((element, index) => [
    index + 1,
    elementLinks(view, [element.id]),
    text(sentence(checkOf(view, element))),
  ])
}

const waysBack: Partial<Record<Element['kind'], string>> = {
  store: 'the copy taken before the change is restored; readers see its date until then',
  queue: 'senders are pointed back, and the old topic is kept until it is empty',
  model: 'callers are pointed to the version before, which stays deployed until the next release',
  container: 'the build before is deployed again with the settings that belong to it',
}

function backward(view: SolutionView): Cell[][] {
  const kinds = groupBy(
    buildOrder(view).filter((element) => !isSupport(element)),
    ({ kind }) => kind,
  )
  return [...kinds].flatMap(([kind, members]) => {
    const way = waysBack[kind]
    const ids = members.map(({ id }) => id)
    return way ? [[elementLinks(view, ids), text(sentence(capitalised(way)))]] : []
  })
}

export function configuration(view: SolutionView): Body {
  const set = settings(view)
  const steps = rollout(view)
  const places = environments(view)
  const values: Block =
    set.length > 0
      ? table('configuration-settings', 'What is set for each module in each environment', {
          columns: [
            column('module', 'Module', 18),
            column('addresses', 'Addresses', 33),
            column('values', 'Values from the brief', 21),
            column('secrets', 'Secrets', 28),
          ],
          rows: set,
        })
      : missing('configuration-settings', 'No module calls another, so no address has to be set.')
  const placeTable = table('configuration-environments', 'Where the settings differ', {
    columns: [column('name', 'Environment', 22), column('purpose', 'Purpose', 56), column('region', 'Region', 22)],
    rows: places,
  })
  const stepTable = table('configuration-rollout', 'The order of a release: each module after those it leans on', {
    columns: [
      { id: 'step', heading: 'Step', kind: 'number', width: 8 },
      column('module', 'Module', 28),
      column('check', 'The next one follows when', 64),
    ],
    rows: steps,
  })
  const back = backward(view)
  const backTable = table('configuration-rollback', 'How a release is taken back', {
    columns: [column('modules', 'Modules', 44), column('way', 'Way back', 56)],
    rows: back,
  })
  return {
    blocks: [values],
    sections: [
      ...(places.length > 0 ? [section('configuration-places', 'Environments', { blocks: [placeTable] })] : []),
      ...(steps.length > 0 ? [section('configuration-steps', 'Order of rollout', { blocks: [stepTable] })] : []),
      ...(back.length > 0 ? [section('configuration-back', 'Way back', { blocks: [backTable] })] : []),
    ],
  }
}
