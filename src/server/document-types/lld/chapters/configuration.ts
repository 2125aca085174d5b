import type { Block, Cell } from '#shared/content/blocks.ts'
import type { Element } from '#server/solution/solution.ts'
import { capitalised, joinList, sentence } from '../../english.ts'
import { elementLinks } from '../../fact-links.ts'
import { type Body, column, list, missing, section, strong, table, text } from '../../make-blocks.ts'
import type { SolutionView } from '../../solution-view.ts'
import { buildOrder, flowsOf, modulesOf } from '../modules-of.ts'

const settingName = (words: string, ending: string) =>
  `${words
    .toUpperCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join('_')}_${ending}`

/** Where each module finds what it calls, and by which secret it is let in. */
function settings(view: SolutionView): Cell[][] {
  return modulesOf(view).flatMap((element) => {
    const ends = [...new Set(flowsOf(view, element).outputs.map(({ to }) => to))].filter(
      (id) => view.element(id)?.kind !== 'person',
    )
    return ends.map((id, index): Cell[] => [
      index === 0 ? elementLinks(view, [element.id]) : null,
      [{ text: settingName(view.name(id), view.element(id)?.kind === 'queue' ? 'TOPIC' : 'ADDRESS'), marks: ['code'] }],
      text(`Where ${view.name(id)} is reached`),
      text(view.isOutside(id) ? 'Yes, by reference to the vault' : 'No: its own identity'),
    ])
  })
}

function environments(view: SolutionView): Cell[][] {
  return view.solution.environments.map(({ id, name, purpose, region }) => [
    [{ text: name, cites: [id] }],
    text(sentence(purpose)),
    text(region ?? 'To be agreed'),
  ])
}

const checks: Partial<Record<Element['kind'], [check: string, back: string]>> = {
  store: ['An empty copy is made, migrated and read', 'Restore the copy taken before the change'],
  queue: ['A test piece goes in and comes out', 'Point the senders back; the old topic is kept until it is empty'],
  model: ['The evaluation set gives at least the figures of the version before', 'Point callers to the version before'],
}
const usual: [string, string] = [
  'The probe answers, and one test run passes',
  'Deploy the build before; its settings are kept with it',
]

function rollout(view: SolutionView): Cell[][] {
  return buildOrder(view).map((element, index) => {
    const [check, back] = checks[element.kind] ?? usual
    return [index + 1, elementLinks(view, [element.id]), text(sentence(check)), text(sentence(back))]
  })
}

function rules(view: SolutionView) {
  const names = view.solution.environments.map(({ name }) => name)
  return [
    ...(names.length > 1 ? [[strong('One build: '), ...text(`${joinList(names)} differ in their settings only.`)]] : []),
    [strong('Secrets: '), ...text('a setting holds the name of a secret, never the secret.')],
    [strong('A missing setting: '), ...text('the module refuses to start and says which one.')],
  ]
}

export function configuration(view: SolutionView): Body {
  const set = settings(view)
  const steps = rollout(view)
  const places = environments(view)
  const values: Block =
    set.length > 0
      ? table('configuration-settings', 'Settings of each module', {
          columns: [
            column('module', 'Module', 24),
            column('name', 'Setting', 32),
            column('meaning', 'Meaning', 26),
            column('secret', 'Secret', 18),
          ],
          rows: set,
        })
      : missing('configuration-settings', 'No module calls another, so no address has to be set.')
  const placeTable = table('configuration-environments', 'Environments', {
    columns: [column('name', 'Environment', 22), column('purpose', 'Purpose', 56), column('region', 'Region', 22)],
    rows: places,
  })
  const stepTable = table('configuration-rollout', 'Order of rollout, with the way back of each step', {
    columns: [
      { id: 'step', heading: 'Step', kind: 'number', width: 8 },
      column('module', 'Module', 24),
      column('check', 'Goes on when', 34),
      column('back', capitalised('way back'), 34),
    ],
    rows: steps,
  })
  return {
    blocks: [values, list('configuration-rules', rules(view))],
    sections: [
      ...(places.length > 0 ? [section('configuration-places', 'Environments', { blocks: [placeTable] })] : []),
      ...(steps.length > 0 ? [section('configuration-steps', 'Rollout and rollback', { blocks: [stepTable] })] : []),
    ],
  }
}
