import type { Solution } from '#server/solution/solution.ts'
import { plural } from '../english.ts'
import type { Interface } from './operation-path.ts'
import { recordFields } from './record-fields.ts'

type Field = Solution['dataEntities'][number]['fields'][number]
export type NamedRecord = {
  isList: boolean
  /** Nothing where no entity says them. */
  fields: Field[]
  description?: string
}

/** Words of a catalogue for whatever a store keeps. */
const generic = /^(?:records?|rows|entries|results)$/

/** The record that a word of an answer stands for: one that the provider keeps, else one that nobody has laid down yet. */
export function namedRecord(
  words: string,
  face: Interface,
  { dataEntities, relations, elements }: Solution,
): NamedRecord | undefined {
  const word = words.trim().toLowerCase()
  const entry = face.source.from === 'catalogue' ? face.source.entry : undefined
  const own = dataEntities.filter(({ source, store }) =>
    entry && source.from === 'catalogue' ? source.entry === entry : store === face.provider,
  )
  const kept = own.find(({ name, fields }) => fields.length > 0 && isCalled(name.toLowerCase(), word))
  if (kept) {
    const fields = recordFields(kept)
    // “code”, where a code is known by list and code: the value and not the record.
    return fields.some(({ name }) => name === word) ? undefined : { isList: word !== kept.name.toLowerCase(), fields }
  }
  if (!generic.test(word)) return undefined
  const feeding = relations.filter(({ from, to }) => from === face.provider || to === face.provider)
  const store = elements.find(
    ({ id, kind }) => kind === 'store' && (id === face.provider || feeding.some(({ from, to }) => from === id || to === id)),
  )
  const fields = store ? dataEntities.filter((entity) => entity.store === store.id && !own.includes(entity)) : []
  const [only] = fields.length === 1 ? fields : []
  return {
    isList: word !== 'record',
    fields: only ? recordFields(only) : [],
    description: store ? `as ${store.name} keeps it; fields to be agreed` : 'fields to be agreed',
  }
}

const isCalled = (name: string, word: string) => {
  const last = name.split(' ').at(-1)!
  return [name, plural(name), plural(last)].includes(word)
}
