import { z } from 'zod'
import { questionKinds } from '#server/solution/solution.ts'

/** On which side of the system a capability stands. */
export const sides = ['in', 'work', 'store', 'people', 'out', 'control', 'advice'] as const
export const hostingKeys = ['any', 'aws', 'azure', 'google', 'sap', 'oracle', 'on-premises', 'edge', 'saas'] as const

const id = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'An id is small letters, digits and hyphens.')
const words = z.string().min(1)
const list = z.array(words)
/** A block of text with one sentence a line, which YAML reads many times as fast as a list. */
const lines = z.preprocess((held) => (typeof held === 'string' ? held.split('\n').filter((line) => line.trim()) : held), list)

/**
 * What a part of a system can do, kept as data (`data/*.yaml`), one entry each.
 * Sentences have slots in braces that the assembly fills with words of the brief: {object}, {actor}, {record}, {system},
 * {rule}, {limit}, {period}, {place}, {next}. A sentence with a slot that nothing fills is not used, so every list of
 * sentences needs one without slots, or with {object} alone.
 */
export const Capability = z.strictObject({
  /** A noun phrase for the part: `Optimiser`. The assembly adds what this brief's is about. */
  name: words,
  side: z.enum(sides),
  /** Which kind of element it becomes. */
  element: z.enum(['container', 'component', 'store', 'queue', 'model', 'work']),
  /** What it is made of, as bans name such things: `cloud service`, `language model`, `machine learning`, `agent`. */
  made: list,
  /** Needs that it answers, in the words of clients of many trades; eight at least. */
  needs: lines.pipe(list.min(8)),
  /** Regular expressions, flag i: a verb near its object. Matched against one statement. */
  signals: list,
  /** Expressions that say a statement is about something else. */
  unless: list.default([]),
  takes: list,
  gives: list,
  /** Ids of capabilities that it cannot do without. */
  beside: z.array(id).default([]),
  /** What it does, by the verbs that ask for it. */
  mechanisms: z.array(z.strictObject({ verbs: list.min(1), how: words })).min(1),
  levers: z.array(z.strictObject({ quality: words, by: words, costs: words })).default([]),
  /** Products that it may be made of, by hosting; the first that no ban refuses is proposed. */
  technology: z.partialRecord(z.enum(hostingKeys), list).default({}),
  // oxlint-disable-next-line unicorn/no-thenable -- A word of the data; nobody awaits an entry.
  fails: z.array(z.strictObject({ when: words, then: words, notice: words })).min(1),
  drivers: z.array(z.strictObject({ per: words, of: words })).default([]),
  work: z.array(z.strictObject({ role: words, weeks: z.tuple([z.number().positive(), z.number().positive()]) })).min(1),
  tests: list.min(1),
  /** Ids of the obligations that it keeps beside what its mechanisms do. */
  keeps: z.array(id).default([]),
  /** What others call it for; a Low-Level Design makes an interface of it. */
  contract: z
    .strictObject({
      operations: z.array(z.strictObject({ name: words, request: list, response: list, errors: list })).min(1),
      keeps: z.array(z.strictObject({ entity: words, key: words, fields: list })).default([]),
    })
    .optional(),
})
export type Capability = z.infer<typeof Capability> & { id: string }

/**
 * How a rule of a certain shape is kept: a rule that something waits for a person's yes, is never overwritten, is seen by
 * its owner only … whatever the trade. The control becomes a component of the part that the rule concerns.
 */
export const Control = z.strictObject({
  name: words,
  signals: list.default([]),
  /**
   * Expressions that stand in the sentence together, in whatever order, with ` & ` between them; `!` before one says that
   * it does not stand there.
   */
  together: lines.pipe(list).default([]),
  /**
   * Taken where no control has a signal that fits, by what the sentence is: it `refuses` something, something `waits` for a
   * condition, or it has to be done `in-time`. Such a control is general, so whoever decides in a case of doubt is asked for.
   */
  shape: z.enum(['refuses', 'waits', 'in-time']).optional(),
  /** An expression that has to stand in the sentence beside: what it can be about at all. */
  about: words.optional(),
  /**
   * The form of sentence that it keeps, and what has to stand in its parts; the one that asks for most is taken. One that
   * `yields` is left out where a control has a signal that fits.
   */
  frame: z.strictObject({ is: id, with: z.record(words, words).default({}), yields: z.boolean().default(false) }).optional(),
  unless: list.default([]),
  /** Sentences that say how it is kept; the first whose slots the brief fills is used. */
  mechanisms: list.min(1),
  /**
   * Ids of the obligations that it keeps. It is taken only where the sentence has one of them; a control without any is
   * told by its signals alone.
   */
  keeps: z.array(id).default([]),
  /** Ids of obligations that it keeps too where it is taken, and that do not decide whether it is. */
  covers: z.array(id).default([]),
  /** Where it stands: at which side of the system, or in the plan of the work. */
  at: z.enum([...sides, 'plan']),
  kind: z.enum(['component', 'store', 'work']).default('component'),
  tests: list.min(1),
  // oxlint-disable-next-line unicorn/no-thenable -- As above.
  fails: z.strictObject({ when: words, then: words, notice: words }).optional(),
  /** Asked where the rule leaves it open. */
  asks: z.array(z.strictObject({ unless: words, question: words })).default([]),
})
export type Control = z.infer<typeof Control> & { id: string }

/** A form of sentence that rules, whatever it is about, with its parts as named groups. */
export const RuleFrame = z.strictObject({
  name: words,
  /** Expressions for the whole sentence. */
  forms: list.min(1),
  unless: list.default([]),
})
export type RuleFrame = z.infer<typeof RuleFrame> & { id: string }

/** What a sentence binds somebody to, whatever the trade: a time limit, a second person, a place. */
export const Obligation = z.strictObject({
  name: words,
  /** Expressions by which it is known, as the signals of a control. */
  signs: list.min(1),
  unless: list.default([]),
  /** The control that keeps it where none has a signal that fits. */
  by: id,
  /** True where it only says which controls fit, and where nothing keeps it nothing is asked for. */
  loose: z.boolean().default(false),
})
export type Obligation = z.infer<typeof Obligation> & { id: string }

/** A conflict that designs have to settle, with its sides and what speaks for each. */
export const Tension = z.strictObject({
  title: words,
  /** Kinds of statements, capabilities or measures whose meeting raises it; read by `argument/`. */
  between: z.tuple([words, words]),
  sides: z.array(z.strictObject({ name: words, merit: words, drawback: words })).min(2),
  settledBy: words,
  risk: words,
})
export type Tension = z.infer<typeof Tension> & { id: string }

/** What is asked of a brief, by what it is asked of: a topic of `question-topics.yaml`, or what the reader finds (`check-questions.ts`). */
export const QuestionKind = z.strictObject({
  of: list.min(1),
  /** Of systems, those of these roles only. */
  roles: list.optional(),
  /** Only of what there are several of, or only of one. */
  plural: z.boolean().optional(),
  /** Expressions for what the brief says of the thing: that has to stand there, and that must not. */
  when: words.optional(),
  unless: words.optional(),
  asks: words.endsWith('?'),
  kind: z.enum(questionKinds),
  owner: words,
  why: words,
})
export type QuestionKind = z.infer<typeof QuestionKind> & { id: string }

/** Nouns in the singular of which the same is asked. */
export const QuestionTopics = z.record(id, list.min(1))

export type Catalogue = {
  capabilities: Capability[]
  controls: Control[]
  obligations: Obligation[]
  frames: RuleFrame[]
  tensions: Tension[]
  wordClasses: string[][]
  questionKinds: QuestionKind[]
  questionTopics: z.infer<typeof QuestionTopics>
}
