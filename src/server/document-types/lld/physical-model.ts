import type { Solution } from '#server/solution/solution.ts'
import type { SolutionView } from '../solution-view.ts'
import { identifies, recordFields } from './record-fields.ts'

type DataEntity = Solution['dataEntities'][number]
type Field = DataEntity['fields'][number]

export type PhysicalColumn = {
  name: string
  type: string
  role: 'key' | 'reference' | 'look-up' | ''
  mayBeEmpty: boolean
  /** False for a key that the parent design does not have. */
  stated: boolean
  field: Field | undefined
}
export type PhysicalTable = { entity: DataEntity; name: string; columns: PhysicalColumn[]; key: string[]; indexes: string[] }

const nameOf = (words: string) =>
  words
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join('_') ?? 'entity'

type Family = 'lake' | 'stream' | 'sql'
const families: [Family, RegExp][] = [
  ['lake', /delta|databricks|lake|parquet|spark|iceberg|s3|blob/i],
  ['stream', /kafka|event hub|kinesis|pub\/sub|queue|service bus|stream/i],
]
const typesOf: Record<Family, [RegExp, string][]> = {
  lake: [
    [/^list/, 'ARRAY<STRING>'],
    [/vector/, 'ARRAY<FLOAT>'],
    [/timestamp/, 'TIMESTAMP'],
    [/date/, 'DATE'],
    [/^numeric$|^number$/, 'DECIMAL'],
    [/structured/, 'STRING (JSON)'],
    [/./, 'STRING'],
  ],
  stream: [
    [/^list/, 'array<string>'],
    [/timestamp/, 'timestamp-millis'],
    [/date/, 'date'],
    [/^numeric$|^number$/, 'double'],
    [/structured/, 'record'],
    [/./, 'string'],
  ],
  sql: [
    [/^list|structured/, 'json'],
    [/vector/, 'vector'],
    [/timestamp/, 'timestamp with time zone'],
    [/date/, 'date'],
    [/^uuid$/, 'uuid'],
    [/^numeric$|^number$/, 'numeric'],
    [/./, 'varchar'],
  ],
}

const familyOf = (technology: string): Family => families.find(([, words]) => words.test(technology))?.[0] ?? 'sql'
const typeIn = (family: Family, type: string) => typesOf[family].find(([words]) => words.test(type))![1]

const isTime = ({ type }: Field) => /timestamp|date/.test(type)
const isLater = ({ description, name }: Field) =>
  /empty|until|later|confirmed|corrected|discarded|released|accepted|handed|destroyed|erased|withdrawn|revoked/i.test(
    `${description} ${name}`,
  )

/** A key that encrypts tells nothing of whom a row is about. */
const isSubject = ({ name }: Field) =>
  /_key$|^(source_system|feature)$/.test(name) && !/^(?:wrapped|master|secret|encryption|signing|public)_key$/.test(name)

/** The fields by which a row is known: its own id, a subject's key with the time, or the field that bears the entity's name. */
function keyFields({ name }: DataEntity, fields: Field[]): string[] {
  const said = fields.filter(({ description }) => description === identifies)
  if (said.length > 0) return said.map((field) => field.name)
  const words = nameOf(name).split('_')
  const own = fields.find((field) => field.name === `${nameOf(name)}_id` || words.some((word) => field.name === `${word}_id`))
  if (own) return [own.name]
  if (fields.some((field) => field.name.endsWith('_key') && isSubject(field))) {
    const time = fields.find((field) => isTime(field) && !isLater(field))
    return [...fields.filter(isSubject), ...(time ? [time] : [])].map((field) => field.name)
  }
  const named = fields.find((field) => words.includes(field.name) && field.type === 'text')
  return named ? [named.name] : []
}

/** An entity as a table of its store. Types and keys are proposals from the store's technology and the fields' meaning. */
export function physicalTable(view: SolutionView, entity: DataEntity): PhysicalTable {
  const family = familyOf(view.element(entity.store)?.technology ?? '')
  const fields = recordFields(entity)
  const stated = keyFields(entity, fields)
  const own = `${nameOf(entity.name)}_id`
  const key = stated.length > 0 ? stated : [own]
  const roleOf = ({ name }: Field): PhysicalColumn['role'] => {
    if (key.includes(name)) return 'key'
    if (name.endsWith('_id')) return 'reference'
    return /_key$|_url$/.test(name) ? 'look-up' : ''
  }
  const columns = fields.map((field): PhysicalColumn => ({
    name: field.name,
    type: typeIn(family, field.type),
    role: roleOf(field),
    mayBeEmpty: !key.includes(field.name) && isLater(field),
    stated: true,
    field,
  }))
  const added: PhysicalColumn = {
    name: own,
    type: typeIn(family, 'text'),
    role: 'key',
    mayBeEmpty: false,
    stated: false,
    field: undefined,
  }
  const lookups = columns.filter(({ role }) => role === 'reference' || role === 'look-up').map(({ name }) => name)
  const ageing = fields.find((field) => isTime(field) && !key.includes(field.name))?.name
  return {
    entity,
    name: nameOf(entity.name),
    columns: stated.length > 0 ? columns : [added, ...columns],
    key,
    indexes: [...new Set([...lookups, ...(entity.retention && ageing ? [ageing] : [])])],
  }
}
