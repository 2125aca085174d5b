import type { Block, Cell, Inline } from '#shared/content/blocks.ts'
import type { Section } from '#shared/content/content.ts'
import type { Relation } from '#server/solution/solution.ts'
import { strictest } from '../../data-classes.ts'
import { agree, joinList, joinSome, sentence } from '../../english.ts'
import { elementLinks, elementNames } from '../../fact-links.ts'
import { type Body, column, list, missing, section, strong, table, text } from '../../make-blocks.ts'
import { isSupport, type SolutionView } from '../../solution-view.ts'

type Rule = Inline[]
const rule = (lead: string, ...runs: Inline[]): Rule => [strong(`${lead}: `), ...runs]
/** Names of calls beyond this many are counted. */
const mostCalls = 4

const partWith = ({ solution }: SolutionView, words: RegExp) =>
  solution.elements.find(
    (element) => element.kind !== 'person' && (words.test(element.name) || words.test(element.technology ?? '')),
  )

const identityWords = /entra|identity|single sign-on|\bSSO\b|okta|keycloak|cognito|active directory|ping/i
const secretWords = /vault|secret|key management|\bKMS\b/i
const watchWords = /monitor|observab|log analytics|cloudwatch|prometheus|grafana|telemetry/i

const calls = (view: SolutionView, relations: Relation[]) =>
  joinSome(
    relations.map(({ from, to }) => `${view.name(from)} to ${view.name(to)}`),
    mostCalls,
  )

const isSupportId = (view: SolutionView, id: string) => {
  const element = view.element(id)
  return element !== undefined && isSupport(element)
}

function identity(view: SolutionView): Rule[] {
  const people = view.outside.filter(({ kind }) => kind === 'person')
  const provider = partWith(view, identityWords)
  const keeper = partWith(view, secretWords)
  const systems = view.outside.filter(({ kind }) => kind === 'external-system')
  const signIn: Inline[] = provider
    ? [
        ...elementLinks(view, [provider.id]),
        { text: ` proves who they are; roles come from its groups, and no part keeps a password of its own.` },
      ]
    : text('they sign in through the client’s identity provider, which the brief does not name; roles come from its groups.')
  return [
    ...(people.length > 0 ? [rule(joinList(people.map(({ name }) => name)), ...signIn)] : []),
    rule('Parts', {
      text: 'each part has an identity of its own and only the rights that its arrows in the pictures of the building blocks need.',
    }),
    ...(systems.length > 0
      ? [
          rule('Other systems', {
            text: `${joinSome(
              systems.map(({ name }) => name),
              mostCalls,
            )} ${agree(systems.length, 'gets a credential of its own', 'get one credential each')}, kept in ${keeper ? keeper.name : 'the vault of the cloud'} and changed without a release.`,
          }),
        ]
      : []),
  ]
}

function errors(view: SolutionView): Rule[] {
  const isTechnical = ({ from }: Relation) => view.element(from)?.kind !== 'person'
  const waiting = view.crossings.filter((relation) => relation.synchronous && isTechnical(relation))
  const isInside = (id: string) => !view.isOutside(id) && !isSupportId(view, id)
  const sent = view.solution.relations.filter((relation) => !relation.synchronous && isTechnical(relation) && isInside(relation.to))
  const queues = view.solution.elements.filter(({ kind }) => kind === 'queue')
  return [
    ...(waiting.length > 0
      ? [
          rule('Calls that wait', {
            text: `${calls(view, waiting)}. Each has a time limit, is repeated only where a repeat does no harm, and then fails with a reason that names the other side.`,
          }),
        ]
      : []),
    ...(sent.length > 0
      ? [
          rule('Work that is not awaited', {
            text: `${joinSome([...new Set(sent.map(({ to }) => view.name(to)))], mostCalls)} can take the same piece twice without harm. What cannot be read is set aside with the reason, and the rest goes on.`,
          }),
        ]
      : []),
    ...(queues.length > 0
      ? [
          rule(
            'Backlog',
            ...elementNames(
              view,
              queues.map(({ id }) => id),
            ),
            {
              text: ` ${agree(queues.length, 'holds', 'hold')} what arrives while a reader is down; the reader goes on where it stopped.`,
            },
          ),
        ]
      : []),
    rule('People', { text: 'a person is told what failed and what to do, never a stack trace or the name of a table.' }),
  ]
}

function logging(view: SolutionView): Rule[] {
  const watcher = partWith(view, watchWords)
  const personal = view.solution.dataEntities.flatMap((entity) =>
    entity.fields
      .filter(({ classification }) => /personal|special/.test(classification))
      .map((field) => `${entity.name}.${field.name}`),
  )
  const run = view.solution.scenarios.toSorted((left, right) => right.steps.length - left.steps.length)[0]
  return [
    ...(run
      ? [
          rule('One identifier for each run', {
            text: `in “${run.name}” it goes with every step from ${view.name(run.steps[0]!.from)} to ${view.name(run.steps.at(-1)!.to)}, so that one search shows the whole run.`,
            cites: [run.id],
          }),
        ]
      : []),
    rule('Form', {
      text: `every part writes one structured line for each event: time, part, version, identifier, result, duration${watcher ? `; ${watcher.name} collects them` : ''}.`,
    }),
    ...(personal.length > 0
      ? [rule('Never logged', { text: `${joinSome(personal, mostCalls)}; a log names a record by its identifier only.` })]
      : []),
  ]
}

function configuration(view: SolutionView): Rule[] {
  const { environments, solution } = { environments: view.solution.environments, solution: view.solution }
  const names = environments.map(({ name }) => name)
  const strict = strictest(solution.dataEntities)
  return [
    ...(names.length > 1
      ? [
          rule('Same build everywhere', {
            text: `${joinList(names)} run the same build and differ only in their settings, which are kept in version control.`,
          }),
        ]
      : []),
    rule('Secrets', { text: 'a setting names a secret and never holds it; values stand in no file, image or log.' }),
    ...(strict === 'personal' || strict === 'special-category'
      ? [rule('Test data', { text: 'personal data does not leave production; other environments get masked or made-up records.' })]
      : []),
  ]
}

function interfaceTable(view: SolutionView): Block | undefined {
  const rows = view.solution.interfaces.flatMap((face) =>
    face.operations.map(({ name, request, response, errors: failures }): Cell[] => [
      [{ text: `${face.name} (`, cites: [face.id] }, ...elementLinks(view, [face.provider]), { text: ')' }],
      [{ text: name, marks: ['code'] }],
      text(`${sentence(request)} Answer: ${sentence(response)}`),
      text(failures.join('; ')),
    ]),
  )
  if (rows.length === 0) return undefined
  return table('concepts-interface-operations', 'Operations of the interfaces', {
    columns: [
      column('interface', 'Interface', 24),
      column('operation', 'Operation', 22),
      column('exchange', 'Request and answer', 34),
      column('errors', 'Errors', 20),
    ],
    rows,
  })
}

function interfaceRules(view: SolutionView): Block[] {
  const faces = interfaceTable(view)
  if (!faces)
    return [
      missing(
        'concepts-interface-missing',
        'No interface is described by operation yet. The owners of the neighbouring systems have to supply their contracts.',
      ),
    ]
  const rules = [
    rule('Change', {
      text: `${joinList(view.solution.interfaces.map(({ name }) => name))}: fields may be added at any time; a change that breaks a caller gets a new version beside the old one.`,
    }),
    rule('Errors', { text: 'an error has a code for the program, a sentence for a person and the identifier of the run.' }),
  ]
  return [faces, list('concepts-interface-rules', rules)]
}

/** Rules for what runs day and night; the places that only keep the results of advice need none. */
const running = (view: SolutionView): Section[] => [
  section('concepts-errors', 'Errors', { blocks: [list('concepts-error-rules', errors(view))] }),
  section('concepts-logging', 'Logging and tracing', { blocks: [list('concepts-logging-rules', logging(view))] }),
  section('concepts-configuration', 'Configuration', { blocks: [list('concepts-configuration-rules', configuration(view))] }),
]

export function concepts(view: SolutionView): Body {
  return {
    blocks: [],
    sections: [
      section('concepts-identity', 'Identity and access', { blocks: [list('concepts-identity-rules', identity(view))] }),
      ...(view.solution.isAdvice ? [] : running(view)),
      section('concepts-interfaces', 'Interfaces', { blocks: interfaceRules(view) }),
    ],
  }
}
