import { hostings, type ReferenceDesign } from '#shared/reference-design.ts'

type Parts = { of: string; keys: string[] }[]

/** Faults of a well-formed design: unknown names, and parts that are never used. Empty if there are none. */
export function checkDesign(design: ReferenceDesign): string[] {
  return [
    ...danglingKeys(design),
    ...duplicateKeys(design),
    ...unconnected(design),
    ...walksOffTheMap(design),
    ...products(design),
    ...presuppositions(design),
    ...plan(design),
  ]
}

const partsOf = ({ plugs, components }: ReferenceDesign) => new Set([...Object.keys(plugs), ...Object.keys(components)])

function danglingKeys(design: ReferenceDesign): string[] {
  const parts = partsOf(design)
  const components = new Set(Object.keys(design.components))
  const ofParts: Parts = [
    ...design.connections.map(({ from, to, carries }) => ({ of: `connection “${carries}”`, keys: [from, to] })),
    ...design.walks.map(({ name, steps }) => ({ of: `walk “${name}”`, keys: steps.flatMap(({ from, to }) => [from, to]) })),
    ...design.interfaces.map(({ name, provider, consumers }) => ({ of: `interface “${name}”`, keys: [provider, ...consumers] })),
  ]
  const ofComponents: Parts = [
    ...design.data.map(({ name, store }) => ({ of: `data “${name}”`, keys: [store] })),
    ...design.quality.map(({ tactic, components: keys }) => ({ of: `tactic “${tactic.slice(0, 40)}”`, keys })),
    ...design.costs.map(({ item, component }) => ({ of: `cost “${item}”`, keys: component ? [component] : [] })),
    ...Object.entries(design.work).map(([key, { components: keys }]) => ({ of: `work “${key}”`, keys })),
  ]
  const missing =
    (known: Set<string>, what: string) =>
    ({ of, keys }: Parts[number]) =>
      keys.filter((key) => !known.has(key)).map((key) => `${of} names “${key}”, which is no ${what} of this design.`)
  return [...ofParts.flatMap(missing(parts, 'component or plug')), ...ofComponents.flatMap(missing(components, 'component'))]
}

function duplicateKeys({ plugs, components }: ReferenceDesign): string[] {
  return Object.keys(plugs)
    .filter((key) => key in components)
    .map((key) => `“${key}” is a plug and a component.`)
}

function unconnected(design: ReferenceDesign): string[] {
  const joined = new Set(design.connections.flatMap(({ from, to }) => [from, to]))
  const free = Object.entries(design.components).filter(([key, { supports }]) => !supports && !joined.has(key))
  const plugs = Object.keys(design.plugs).filter((key) => !joined.has(key))
  return [...free.map(([key]) => key), ...plugs].map((key) => `“${key}” has no connection.`)
}

function walksOffTheMap({ walks, connections }: ReferenceDesign): string[] {
  const roads = new Set(connections.flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]))
  return walks.flatMap(({ name, steps }) =>
    steps.flatMap(({ from, to }) =>
      from === to || roads.has(`${from} ${to}`) ? [] : [`walk “${name}” goes from “${from}” to “${to}”, which are not connected.`],
    ),
  )
}

const products = ({ components }: ReferenceDesign) =>
  Object.entries(components).flatMap(([key, part]) => {
    const lacking = hostings.filter((hosting) => !part.products[hosting])
    return lacking.length > 0 ? [`“${key}” names no product for ${lacking.join(', ')}.`] : []
  })

/** Each presupposition is of exactly one assumption or decision, and a word is not given twice. */
function presuppositions({ presupposes = [], assumptions, decisions }: ReferenceDesign): string[] {
  const texts = [...assumptions, ...decisions.map(({ title }) => title)]
  return presupposes.flatMap(({ of, about }, index) => {
    const count = texts.filter((text) => text.startsWith(of)).length
    const isTwice = presupposes.slice(0, index).some((other) => other.of.startsWith(of) || of.startsWith(other.of))
    return [
      ...(count === 1 ? [] : [`presupposition “${of}” begins ${count} assumptions and decisions.`]),
      ...(isTwice || new Set(about).size < about.length ? [`presupposition “${of}” is given twice.`] : []),
    ]
  })
}

function plan({ work, isAdvice, components, walks, data, interfaces }: ReferenceDesign): string[] {
  const faults = Object.entries(work).flatMap(([key, { after, roles }]) => [
    ...after.filter((other) => !(other in work)).map((other) => `work “${key}” comes after “${other}”, which is not there.`),
    ...Object.entries(roles).flatMap(([role, [low, high]]) =>
      low > high ? [`work “${key}” has more days at least than at most for ${role}.`] : [],
    ),
    ...(Object.keys(roles).length === 0 ? [`work “${key}” has no days for any role.`] : []),
  ])
  const waits = (key: string, seen: string[] = []): boolean =>
    seen.includes(key) || (work[key]?.after ?? []).some((other) => waits(other, [...seen, key]))
  const loops = Object.keys(work).filter((key) => waits(key))
  const count = Object.keys(components).length
  return [
    ...faults,
    ...loops.map((key) => `work “${key}” waits for itself.`),
    ...(Object.keys(work).length < 4 ? ['There are fewer than four pieces of work.'] : []),
    ...(!isAdvice && (count < 6 || count > 14) ? [`There are ${count} components; a design that can be read has 6 to 14.`] : []),
    ...(!isAdvice && (walks.length < 2 || data.length < 2 || interfaces.length < 2)
      ? ['A design that is built needs two walks, two sets of data and two interfaces at least.']
      : []),
  ]
}
