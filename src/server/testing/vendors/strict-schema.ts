type Schema = { [key: string]: unknown }
type Visit = (node: Schema, path: string) => void

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && !Array.isArray(value)
const propertiesOf = (node: Schema): Schema => (isSchema(node['properties']) ? node['properties'] : {})

function walk(node: unknown, visit: Visit, path = '$') {
  if (!isSchema(node)) return
  visit(node, path)
  for (const [name, property] of Object.entries(propertiesOf(node))) walk(property, visit, `${path}.${name}`)
  walk(node['items'], visit, `${path}[]`)
  for (const union of ['anyOf', 'oneOf', 'allOf'])
    if (Array.isArray(node[union])) node[union].forEach((member, index) => walk(member, visit, `${path}.${union}[${index}]`))
}

const isObject = (node: Schema) => node['type'] === 'object' || node['properties'] !== undefined
const isOpen = (node: Schema) => isObject(node) && node['additionalProperties'] !== false

const refusedByOpenAi =
  'oneOf allOf not if then else patternProperties dependentRequired uniqueItems prefixItems propertyNames default'.split(' ')
const refusedByAnthropic =
  'minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength maxItems uniqueItems oneOf not if patternProperties'.split(
    ' ',
  )

/** The largest schema that OpenAI's strict mode takes, as its documentation has it. */
const mostForOpenAi = { properties: 5_000, levels: 10, enumValues: 1_000, characters: 120_000 } as const

function sizeForOpenAi(schema: unknown): string[] {
  const size = { properties: 0, levels: 0, enumValues: 0, characters: 0 }
  walk(schema, (node, path) => {
    const names = Object.keys(propertiesOf(node))
    const values = Array.isArray(node['enum']) ? node['enum'].map(String) : []
    size.properties += names.length
    size.enumValues += values.length
    size.characters += [...names, ...values].join('').length
    if (isObject(node))
      size.levels = Math.max(size.levels, path.split(/[.[]/).filter((part) => !/^(?:anyOf|\d+\]|\])$/.test(part)).length)
  })
  return (Object.keys(size) as (keyof typeof size)[])
    .filter((what) => size[what] > mostForOpenAi[what])
    .map((what) => `${size[what]} ${what} are more than ${mostForOpenAi[what]}`)
}

/** Lists the parts of a schema that OpenAI's strict mode refuses, according to its documentation. */
export function lintForOpenAi(schema: unknown): string[] {
  const faults: string[] = []
  if (!isSchema(schema) || schema['type'] !== 'object' || schema['anyOf']) faults.push('$: the root must be an object')
  walk(schema, (node, path) => {
    if (isOpen(node)) faults.push(`${path}: additionalProperties must be false`)
    const required = Array.isArray(node['required']) ? node['required'] : []
    for (const name of Object.keys(propertiesOf(node)))
      if (!required.includes(name)) faults.push(`${path}: ${name} must be required`)
    for (const word of refusedByOpenAi) if (word in node) faults.push(`${path}: ${word} is not permitted`)
  })
  return [...faults, ...sizeForOpenAi(schema)]
}

/** Lists the parts of a schema that Anthropic's structured outputs refuse, according to their documentation. */
export function lintForAnthropic(schema: unknown): string[] {
  const faults: string[] = []
  let [optional, unions] = [0, 0]
  walk(schema, (node, path) => {
    if (isOpen(node)) faults.push(`${path}: additionalProperties must be false`)
    const required = Array.isArray(node['required']) ? node['required'] : []
    optional += Object.keys(propertiesOf(node)).filter((name) => !required.includes(name)).length
    if (node['anyOf'] || Array.isArray(node['type'])) unions += 1
    for (const word of refusedByAnthropic) if (word in node) faults.push(`${path}: ${word} is not supported`)
    if (typeof node['minItems'] === 'number' && node['minItems'] > 1) faults.push(`${path}: minItems above 1 is not supported`)
  })
  if (optional > 24) faults.push(`${optional} optional properties are more than 24`)
  if (unions > 16) faults.push(`${unions} unions are more than 16`)
  return faults
}
