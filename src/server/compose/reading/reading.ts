import type { BriefField } from '#shared/brief.ts'
import type { Measure } from '#server/solution/solution.ts'

/** A piece of the brief that says one thing: a sentence, a clause at a semicolon, a bullet, a table row, a turn of talk. */
export type Segment = {
  /** `S1`, `S2` … in the order of the brief. */
  id: string
  field: BriefField
  /** Offsets into the field's text; `field.slice(start, end)` is `text`, to the letter. */
  start: number
  end: number
  text: string
  /** The heading it stands under, or the label of its table row. */
  heading?: string | undefined
  /** Who says it, in a mail or a conversation. */
  speaker?: string | undefined
  /** The client's own number for it: `R-05`, `3.2`. */
  clause?: string | undefined
}

export const statementKinds = [
  'goal',
  'need',
  'rule',
  'ban',
  'mandate',
  'given',
  'exclusion',
  'date',
  'money',
  'people',
  'residency',
  'volume',
  'quality',
  'question',
  'background',
  'noise',
] as const
export type StatementKind = (typeof statementKinds)[number]

export const systemRoles = [
  'source',
  'sink',
  'both',
  'replaced',
  'kept',
  'banned',
  'identity',
  'channel',
  'platform',
  'named',
] as const
export type SystemRole = (typeof systemRoles)[number]

/** A date as a span of days: one day has both ends alike; a week, a month or a quarter is its first and its last day. */
export type StatedDate = {
  /** Exact words of the brief. */
  words: string
  /** What happens then, in the brief's words: `SAS switched off`. */
  what: string
  is: 'start' | 'deadline' | 'window' | 'freeze' | 'end' | 'event'
  /** ISO days. */
  from: string
  to: string
  /** The year does not stand in the brief and was taken as the next one to come. */
  assumedYear?: boolean | undefined
  /** Day and month could be read either way. */
  ambiguous?: boolean | undefined
  /** Comes back every year, quarter, month or week. */
  recurs?: boolean | undefined
}

/** What one piece of the brief says. Code or a model labels; values, dates and names are always read by code. */
export type Statement = {
  /** `S12`, or `S12.2` where one segment says two things. */
  id: string
  segment: Segment
  /** Exact part of the field; the whole segment where it says one thing. */
  quote: string
  /** The quote without bullet, clause number and table bars; fit to be told. */
  text: string
  kind: StatementKind
  /** What else it is, the stronger first: a rule may also say where data stays. */
  alsoKinds: StatementKind[]
  /** False where it denies. */
  affirms: boolean
  force: 'must' | 'should' | 'may' | 'none'
  actor?: string | undefined
  /** Base form: `check`. */
  verb?: string | undefined
  object?: string | undefined
  /** `if the network is down`, `only after the shift leader has released`. */
  condition?: string | undefined
  measures: Measure[]
  dates: StatedDate[]
  systems: { name: string; role: SystemRole }[]
  people: { name: string; uses: boolean }[]
  /** Id of a later statement that takes its place (addendum, corrigendum, later mail). */
  amendedBy?: string | undefined
  by: 'code' | 'model'
}

/** A product, application, register or service that the brief names, over all statements that name it. */
export type NamedSystem = {
  name: string
  aliases: string[]
  role: SystemRole
  /** Every role that a statement gives it, the strongest first. */
  roles: SystemRole[]
  /** Ids of statements. */
  statements: string[]
  /** What it holds or does, in the brief's words: `loans, deposits`. */
  holds?: string | undefined
  /** How it is reached, where the brief says so: `SFTP`, `REST`. */
  protocol?: string | undefined
  /** Nothing may be written into it. */
  readOnly: boolean
  /** An entry of `reading/names/`, where it is a product that is known. */
  known?: KnownName | undefined
}

/** An entry of the list of known product names. */
export type KnownName = {
  name: string
  /** `database`, `crm`, `identity`, `cloud` … as the list of names has it. */
  kind: string
  vendor?: string | undefined
  hosting?: Hosting | undefined
}

export const hostings = ['aws', 'azure', 'google', 'sap', 'oracle', 'on-premises', 'edge', 'saas', 'any'] as const
export type Hosting = (typeof hostings)[number]

export type NamedPeople = {
  name: string
  uses: boolean
  statements: string[]
  count?: number | undefined
  does?: string | undefined
}

/** What may not be proposed. Hard where a product, vendor, kind of part, hosting or place is refused. */
export type Ban = {
  name: string
  /** Other words for the same thing, its vendor's other products among them where the whole vendor is refused. */
  also: string[]
  of: 'product' | 'vendor' | 'kind' | 'hosting' | 'place'
  statement: string
}

/** A technology that is prescribed, and what it is to do; a standard is followed by what is made of something else. */
export type Mandate = { name: string; does: string; statement: string; of?: 'standard' | undefined }

/** Where data has to stay, how long it is kept, what class it has. `data` is `everything` where no set is named. */
export type DataRule = {
  data: string
  /** `EU`, `Ireland`, `own data centre Zagreb`; as the brief has it. */
  place?: string | undefined
  hosting?: Hosting | undefined
  keep?: { words: string; measure: Measure } | undefined
  class?: 'public' | 'internal' | 'confidential' | 'personal' | 'special-category' | undefined
  statement: string
}

export type ScopeStatement = { text: string; within: boolean; statement: string }

/**
 * Two statements that cannot both hold: two figures for one thing, two dates, a place against a replica elsewhere.
 * Where a statement does not agree with itself, `a` and `b` are the same.
 */
export type Contradiction = {
  a: string
  b: string
  kind: 'figure' | 'date' | 'money' | 'place' | 'scope' | 'mandate' | 'other'
  about: string
  /** In which way, where it is more than two values for one thing: `the parts come to 45, the whole is 41`. */
  how?: string
  /** What is known beyond the brief that speaks against both. No word of the brief shows it, so that it is asked and not claimed. */
  perhaps?: string
}

/** Something that the reader was not sure of, told to the person; `statement` is its id. */
export type Doubt = { statement: string; kind: 'not-understood' | 'name' | 'date' | 'label' | 'restored'; sentence: string }

/** The brief as it was read: what stands in it, and nothing that does not. */
export type Reading = {
  client: string
  project: string
  /** ISO 639 code of what most of it is written in. */
  language: string
  segments: Segment[]
  statements: Statement[]
  systems: NamedSystem[]
  people: NamedPeople[]
  bans: Ban[]
  mandates: Mandate[]
  data: DataRule[]
  scope: ScopeStatement[]
  /** All dates with their statements, superseded ones left out. */
  dates: (StatedDate & { statement: string })[]
  contradictions: Contradiction[]
  budget?: { quote: string; low?: number; high?: number; currency?: string; statement: string } | undefined
  timeline?: { quote: string; weeks?: number; statement: string } | undefined
  /** Where it is to run, by what the brief names and forbids. */
  hosting?: { hosting: Hosting; statement: string } | undefined
  /** The brief wants advice, a choice or teaching; nothing is to be built. */
  wantsAdvice: boolean
  doubts: Doubt[]
}
