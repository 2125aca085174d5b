import type { Block, Cell } from '#shared/content/blocks.ts'
import type { Section } from '#shared/content/content.ts'
import { capitalised, joinList, sentence } from '../../english.ts'
import { classNames, strictest } from '../../data-classes.ts'
import { elementLinks, factLinks } from '../../fact-links.ts'
import { type Body, column, missing, section, table, text } from '../../make-blocks.ts'
import { isSupport, type SolutionView, technologyText } from '../../solution-view.ts'
import { dataFlowDiagram } from '../diagrams/data-flow-diagram.ts'
import { dataFlowOf } from '../diagrams/data-flow.ts'

function flows(view: SolutionView): Block | undefined {
  const carries = (id: string) => {
    const element = view.element(id)
    return element !== undefined && !isSupport(element) && !view.isOutside(id)
  }
  const all = view.solution.relations.map(dataFlowOf).filter(({ from, to }) => carries(from) && carries(to))
  if (all.length === 0) return undefined
  return table('data-flows', 'Which data goes where inside the system', {
    columns: [column('from', 'From', 24), column('data', 'Data', 32), column('to', 'To', 24), column('technology', 'By', 20)],
    rows: all.map((flow) => [
      elementLinks(view, [flow.from]),
      [{ text: flow.data, cites: [flow.id] }],
      elementLinks(view, [flow.to]),
      text([flow.technology, flow.synchronous ? '' : 'not awaited'].filter(Boolean).join(', ')),
    ]),
  })
}

function entities(view: SolutionView): Block {
  return table('data-entities', 'What is kept, where and for how long', {
    columns: [
      column('name', 'Entity', 18),
      column('description', 'What it is', 34),
      column('class', 'Class', 14),
      column('store', 'Kept in', 18),
      column('retention', 'Kept for', 16),
    ],
    rows: view.solution.dataEntities.map((entity) => [
      [{ text: entity.name, cites: [entity.id] }],
      text(sentence(entity.description)),
      text(classNames[entity.classification]),
      elementLinks(view, [entity.store]),
      text(entity.retention ?? 'To be agreed'),
    ]),
  })
}

/** One table for all entities; an entity is named in the first of its rows. */
function fields(view: SolutionView): Section[] {
  const rows = view.solution.dataEntities.flatMap((entity) =>
    entity.fields.map((field, index): Cell[] => [
      index === 0 ? [{ text: entity.name, marks: ['strong'], cites: [entity.id] }] : null,
      [{ text: field.name, marks: ['code'] }],
      text(field.type),
      text(sentence(field.description)),
      text(classNames[field.classification]),
    ]),
  )
  if (rows.length === 0) return []
  const columns = [
    column('entity', 'Entity', 18),
    column('name', 'Field', 20),
    column('type', 'Type', 13),
    column('description', 'Meaning', 35),
    column('class', 'Class', 14),
  ]
  return [
    section('data-fields', 'Main fields', {
      blocks: [table('data-main-fields', 'The fields that matter for keys, protection and lineage', { columns, rows })],
    }),
  ]
}

/** The regions in which a part stands, each with the environments that put it there. */
function regionsOf({ solution }: SolutionView, id: string): string {
  const places = solution.environments.filter(({ nodes }) => nodes.some(({ elements }) => elements.includes(id)))
  return [...new Set(places.flatMap(({ region }) => region ?? []))].join(', ')
}

function stores(view: SolutionView): Block {
  const keeping = view.solution.elements.filter(
    (element) =>
      !isSupport(element) &&
      (element.kind === 'store' ||
        element.kind === 'queue' ||
        view.solution.dataEntities.some(({ store }) => store === element.id)),
  )
  if (keeping.length === 0)
    return missing(
      'data-stores',
      'No store is named. Where data rests, in which region and for how long has to be settled with the data protection officer.',
    )
  const row = (element: (typeof keeping)[number]): Cell[] => {
    const held = view.solution.dataEntities.filter(({ store }) => store === element.id)
    const strict = strictest(held)
    return [
      elementLinks(view, [element.id]),
      text(technologyText(element)),
      text(
        held.length > 0
          ? capitalised(joinList(held.map(({ name }) => name)))
          : element.kind === 'queue'
            ? 'Data in passing'
            : 'No entity of its own',
      ),
      text(strict ? classNames[strict] : ''),
      text(regionsOf(view, element.id) || 'To be agreed'),
    ]
  }
  return table('data-stores', 'Stores and where they stand', {
    columns: [
      column('store', 'Store', 20),
      column('technology', 'Technology', 22),
      column('holds', 'Holds', 26),
      column('class', 'Strictest class', 14),
      column('region', 'Region', 18),
    ],
    rows: keeping.map(row),
  })
}

function lifetimes(view: SolutionView): Block | undefined {
  const about = view.solution.requirements.filter(
    ({ text: words, measures }) =>
      measures.some(({ subject }) => /retention|retain/i.test(subject)) ||
      /\bretain|retention|delet(e|ed|ion)|residen|must not leave|stays? in\b/i.test(words),
  )
  if (about.length === 0) return undefined
  return table('data-rules', 'What the brief says on keeping and place', {
    columns: [column('id', 'From', 12), column('rule', 'Rule', 60), column('entities', 'Concerns', 28)],
    rows: about.map((requirement) => {
      const parts = view.solution.elements.filter(({ satisfies }) => satisfies.includes(requirement.id)).map(({ id }) => id)
      return [
        factLinks(view, [requirement.id]),
        text(sentence(requirement.text)),
        parts.length > 0 ? elementLinks(view, parts) : text('All stores'),
      ]
    }),
  })
}

export function data(view: SolutionView): Body {
  const flowTable = flows(view)
  const rules = lifetimes(view)
  return {
    blocks: dataFlowDiagram(view),
    sections: [
      ...(flowTable ? [section('data-movement', 'Flows', { blocks: [flowTable] })] : []),
      section('data-model', 'Entities', {
        blocks: [
          view.solution.dataEntities.length > 0
            ? entities(view)
            : missing(
                'data-entities',
                'No entity is described. A list of the data that the system holds, with its owner and class, is needed.',
              ),
        ],
      }),
      ...fields(view),
      section('data-keeping', 'Stores, retention and residency', { blocks: [stores(view), ...(rules ? [rules] : [])] }),
    ],
  }
}
