import type { Solution } from '#server/solution/solution.ts'

type DataEntity = Solution['dataEntities'][number]
type Field = DataEntity['fields'][number]

/** What a catalogue says of the first field of a record. */
export const identifies = 'identifies the record'

/** Words that SQL keeps for itself, as the columns that they mean. */
const reserved: Record<string, string> = {
  from: 'valid_from',
  to: 'valid_to',
  until: 'valid_until',
  order: 'order_number',
  table: 'table_name',
  row: 'row_key',
  column: 'column_name',
  user: 'user_name',
  group: 'group_name',
  by: 'done_by',
  at: 'done_at',
}
const isMoment = (name: string) => /^(?:valid_(?:from|to|until)|done_at|time)$|_(?:at|time)$/.test(name)
const isName = (name: string) => /(?:^|_)(?:number|id|code|key)$/.test(name)

/** What a catalogue calls the fields that only the kind of a record has. */
const ofTheKind = /^fields_of_/
const isAmount = (name: string) =>
  /^(?:value|low|high|actual|cost|gap|weight|share|certainty|amount|score|count|tries|rows|size|limit)$/.test(name)
const isStructure = (name: string) =>
  /^(?:attributes|metadata|payload|body|inputs?|outputs?|parameters|conditions|items|names|rights|passages|reasons|receivers|files|fields|geometry)$|_(?:results|values|hashes)$/.test(
    name,
  )

/** A type that its name tells, where nothing else does. */
const meant = (field: Field): Field =>
  field.type !== 'text'
    ? field
    : isAmount(field.name)
      ? { ...field, type: 'numeric' }
      : isStructure(field.name)
        ? { ...field, type: 'structured' }
        : field

/** A key of several parts as a column for each, under names that a store takes. */
export function recordFields({ fields }: Pick<DataEntity, 'fields'>): Field[] {
  const single = fields.flatMap((field): Field[] =>
    field.description === identifies ? field.name.split('_and_').map((name) => ({ ...field, name, type: 'text' })) : [field],
  )
  const named = single.map((field): Field => {
    const name = reserved[field.name] ?? field.name
    return { ...field, name, type: isMoment(name) ? 'timestamp' : isName(name) && field.type === 'numeric' ? 'text' : field.type }
  })
  const told = named.map((field) =>
    ofTheKind.test(field.name)
      ? { ...field, name: 'attributes', type: 'structured', description: field.name.replaceAll('_', ' ') }
      : field.description === identifies
        ? field
        : meant(field),
  )
  return told.filter(({ name }, index) => told.findIndex((other) => other.name === name) === index)
}
