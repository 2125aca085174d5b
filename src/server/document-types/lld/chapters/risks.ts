import type { Block, Cell, Inline } from '#shared/content/blocks.ts'
import { agree, joinList, sentence } from '../../english.ts'
import { elementLinks, factLinks } from '../../fact-links.ts'
import { type Body, column, missing, section, table, text } from '../../make-blocks.ts'
import { dependenciesOf, isMet, risksByWeight, type SolutionView } from '../../solution-view.ts'
import { modulesOf } from '../modules-of.ts'
import { physicalTable } from '../physical-model.ts'

type Point = { point: string; concerns: Inline[]; answer: string; settles: string }

const ids = (facts: { id: string }[]) => facts.map(({ id }) => id)

/** Neighbours whose contract nobody has described. */
function contracts(view: SolutionView): Point[] {
  const described = new Set(view.solution.interfaces.flatMap(({ provider, consumers }) => [provider, ...consumers]))
  const open = dependenciesOf(view).filter(({ id }) => !described.has(id))
  if (open.length === 0) return []
  return [
    {
      point: `The ${agree(open.length, 'contract of this neighbour is', 'contracts of these neighbours are')} not described: fields, errors and limits are not known`,
      concerns: elementLinks(view, ids(open)),
      answer: `A recorded sample stands in for ${agree(open.length, 'it', 'each')} until the contract test runs against the real one`,
      settles: `${agree(open.length, 'The owner', 'The owners')} of ${joinList(open.map(({ name }) => name))}`,
    },
  ]
}

/** Bounds that rest on a technology which we propose and nobody has tried here. */
function unproven(view: SolutionView): Point[] {
  const bold = modulesOf(view).flatMap((element) => {
    const bound = view.solution.requirements.filter(
      ({ id, measures, kind }) => kind === 'quality' && element.satisfies.includes(id) && measures.length > 0,
    )
    return bound.length === 0 || element.technologyStated || !element.technology ? [] : [{ element, bound }]
  })
  if (bold.length === 0) return []
  return [
    {
      point: 'The technology is our proposal and has not been shown here to hold the figure that the brief sets',
      concerns: bold.flatMap(({ element, bound }, index) => [
        ...(index > 0 ? [{ text: '; ' }] : []),
        ...elementLinks(view, [element.id]),
        { text: ` on ${element.technology}: ` },
        ...factLinks(view, ids(bound)),
      ]),
      answer: `${agree(bold.length, 'It is', 'Each is')} tried alone, with made-up data at the stated load, before what leans on it is built`,
      settles: 'The team, by the trial',
    },
  ]
}

function data(view: SolutionView): Point[] {
  const kept = view.solution.dataEntities.filter(({ store }) => view.element(store))
  const undated = kept.filter(({ retention }) => !retention)
  const unkeyed = kept.map((entity) => physicalTable(view, entity)).filter(({ columns }) => columns.some(({ stated }) => !stated))
  const links = (entities: { id: string; name: string }[]): Inline[] =>
    entities.flatMap(({ id, name }, index) => [
      ...(index > 0 ? [{ text: ', ' }] : []),
      { text: name, link: `#data-${id.toLowerCase()}`, cites: [id] },
    ])
  return [
    ...(undated.length > 0
      ? [
          {
            point: 'No period of retention is agreed',
            concerns: links(undated),
            answer: `The deletion job leaves ${agree(undated.length, 'this table', 'these tables')} alone until there is one`,
            settles: 'The owner of the data and the data protection officer',
          },
        ]
      : []),
    ...(unkeyed.length > 0
      ? [
          {
            point: 'The parent design gives no key, so one is added here',
            concerns: links(unkeyed.map(({ entity }) => entity)),
            answer: 'The added key is never shown to another system, so that it can be exchanged',
            settles: 'Whoever owns the parent design',
          },
        ]
      : []),
  ]
}

function gaps(view: SolutionView): Point[] {
  const { requirements, questions, scenarios } = view.solution
  const homeless = requirements.filter((requirement) => !isMet(view, requirement))
  const vague = requirements.filter(
    ({ id, kind, measures }) => kind === 'quality' && measures.length === 0 && questions.some(({ about }) => about.includes(id)),
  )
  const acting = new Set(scenarios.flatMap(({ steps }) => steps.flatMap(({ from, to }) => [from, to])))
  const idle = modulesOf(view).filter((element) => element.satisfies.length > 0 && !acting.has(element.id))
  const point = (facts: { id: string }[], words: Omit<Point, 'concerns'>, concerns: Inline[]): Point[] =>
    facts.length > 0 ? [{ ...words, concerns }] : []
  return [
    ...point(
      homeless,
      {
        point: 'No module carries the requirement yet',
        answer: 'It is not built and not priced until the parent design names a part',
        settles: 'The lead architect',
      },
      factLinks(view, ids(homeless)),
    ),
    ...point(
      vague,
      {
        point: 'The quality has no figure to build and test against',
        answer: 'Its test is written and stays red until the figure is there',
        settles: 'Whoever answers the open question',
      },
      factLinks(view, ids(vague)),
    ),
    ...point(
      idle,
      {
        point: 'No described run passes through the module',
        answer: 'Its calls are drawn with the people who use it before it is built',
        settles: 'The product owner',
      },
      elementLinks(view, ids(idle)),
    ),
  ]
}

function takenOver(view: SolutionView): Block | undefined {
  const grave = risksByWeight(view.solution).filter(({ impact }) => impact === 'high')
  if (grave.length === 0) return undefined
  return table('risks-taken', 'What the parent design fears most, and what the build does about it', {
    columns: [
      column('id', 'Id', 10),
      column('risk', 'Risk', 38),
      column('answer', 'What the build does', 36),
      column('owner', 'Owner', 16),
    ],
    rows: grave.map(({ id, text: risk, mitigation, owner }) => [
      [{ text: id, cites: [id] }],
      text(sentence(risk)),
      text(sentence(mitigation)),
      text(sentence(owner).slice(0, -1)),
    ]),
  })
}

export function buildRisks(view: SolutionView): Body {
  const points = [...contracts(view), ...unproven(view), ...data(view), ...gaps(view)]
  const grave = takenOver(view)
  const rows = points.map(({ point, concerns, answer, settles }): Cell[] => [
    text(sentence(point)),
    concerns,
    text(sentence(answer)),
    text(settles),
  ])
  return {
    blocks: [
      rows.length > 0
        ? table('risks-build', 'What this design leaves open, and how the build goes on meanwhile', {
            columns: [
              column('point', 'Point', 28),
              column('concerns', 'Concerns', 30),
              column('answer', 'Until it is settled', 27),
              column('settles', 'Settled by', 15),
            ],
            rows,
          })
        : missing('risks-build', 'No module, table or neighbour is described yet, so no risk of building them can be named.'),
    ],
    sections: grave ? [section('risks-parent', 'Taken over from the parent design', { blocks: [grave] })] : [],
  }
}
