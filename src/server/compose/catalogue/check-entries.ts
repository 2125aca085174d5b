import { z } from 'zod'
import { Capability, Control, Obligation, RuleFrame, Tension, type Catalogue } from '#server/compose/catalogue/capability.ts'
import { checkQuestions } from '#server/compose/catalogue/check-questions.ts'
import type { Entries } from '#server/compose/catalogue/read-entries.ts'
import { findFaultOfSignal } from '#server/compose/catalogue/signals.ts'

/** Parts of a sentence that frames give names to. */
const partsOfFrames = ['step', 'condition', 'first', 'who', 'what', 'hidden', 'bound', 'case']
export const slots = ['object', 'actor', 'record', 'system', 'rule', 'limit', 'period', 'place', 'next', ...partsOfFrames]
const entryId = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const longestSentence = 40

export type Checked = { catalogue: Catalogue; faults: string[] }

/** Files that hold no capabilities; every other is a family of them. */
const notFamilies = new Set([
  'obligations.yaml',
  'question-kinds.yaml',
  'question-topics.yaml',
  'rule-frames.yaml',
  'tensions.yaml',
  'word-classes.yaml',
])
const holdsControls = (file: string) => /^controls(?:-[a-z]+)?\.yaml$/.test(file)
const WordClasses = z.array(z.array(z.string().min(1)).min(2))

export function checkEntries(entries: Entries): Checked {
  const faults: string[] = []
  const files = Object.keys(entries)
  const families = files.filter((file) => !notFamilies.has(file) && !holdsControls(file))
  const capabilities = families.flatMap((file) => readAll({ file, held: entries[file], schema: Capability }, faults))
  const controls = files.filter(holdsControls).flatMap((file) => readAll({ file, held: entries[file], schema: Control }, faults))
  const tensions = readAll({ file: 'tensions.yaml', held: entries['tensions.yaml'], schema: Tension }, faults)
  const obligations = readAll({ file: 'obligations.yaml', held: entries['obligations.yaml'], schema: Obligation }, faults)
  const frames = readAll({ file: 'rule-frames.yaml', held: entries['rule-frames.yaml'], schema: RuleFrame }, faults).map(
    ({ entry }) => entry,
  )
  const classes = WordClasses.safeParse(entries['word-classes.yaml'])
  if (!classes.success) faults.push(...sentencesOf('word-classes.yaml', classes.error))
  const questions = checkQuestions(entries)
  faults.push(...questions.faults)
  const ids = new Set<string>()
  for (const { file, entry } of [...capabilities, ...controls]) {
    if (ids.has(entry.id)) faults.push(`${file}: ${entry.id} stands in the catalogue twice.`)
    ids.add(entry.id)
    faults.push(...checkEntry(entry).map((fault) => `${file}: ${entry.id}: ${fault}`))
  }
  const known = new Set(capabilities.map(({ entry }) => entry.id))
  for (const { file, entry } of capabilities)
    for (const other of entry.beside)
      if (!known.has(other)) faults.push(`${file}: ${entry.id}: beside names ${other}, which no file holds.`)
  faults.push(
    ...checkObligations(
      obligations.map(({ entry }) => entry),
      [...capabilities, ...controls].map(({ entry }) => entry),
    ),
  )
  faults.push(
    ...checkFrames(
      frames,
      controls.map(({ entry }) => entry),
    ),
  )
  const catalogue = {
    frames,
    capabilities: capabilities.map(({ entry }) => entry),
    controls: controls.map(({ entry }) => entry),
    obligations: obligations.map(({ entry }) => entry),
    tensions: tensions.map(({ entry }) => entry),
    wordClasses: classes.data ?? [],
    ...questions.entries,
  }
  return { catalogue, faults }
}

function readAll<T>({ file, held, schema }: { file: string; held: unknown; schema: z.ZodType<T> }, faults: string[]) {
  if (typeof held !== 'object' || held === null || Array.isArray(held)) {
    faults.push(`${file}: it must hold entries, each under its id.`)
    return []
  }
  return Object.entries(held).flatMap(([id, value]) => {
    const read = schema.safeParse(value)
    if (!entryId.test(id)) faults.push(`${file}: ${id}: an id is small letters, digits and hyphens.`)
    if (!read.success) faults.push(...sentencesOf(`${file}: ${id}`, read.error))
    return read.success ? [{ file, entry: { ...read.data, id } }] : []
  })
}

/** What obligations and those who keep them say of each other. */
function checkObligations(obligations: (Obligation & { id: string })[], keepers: Entry[]) {
  const known = new Set(obligations.map(({ id }) => id))
  return [
    ...keepers.flatMap((keeper) =>
      [...keeper.keeps, ...('covers' in keeper ? keeper.covers : [])]
        .filter((one) => !known.has(one))
        .map((one) => `${keeper.id}: keeps names ${one}, which obligations.yaml does not hold.`),
    ),
    ...obligations.flatMap(({ id, by, signs, unless }) => [
      ...checkSignals('signs', [...signs, ...unless]).map((fault) => `obligations.yaml: ${id}: ${fault}`),
      ...(keepers.some((keeper) => keeper.id === by && keeper.keeps.includes(id))
        ? []
        : [`obligations.yaml: ${id}: by names ${by}, which does not say that it keeps it.`]),
    ]),
  ]
}

/** Forms of sentences, and the controls that keep them. */
function checkFrames(frames: RuleFrame[], controls: (Control & { id: string })[]) {
  const known = new Set(frames.map(({ id }) => id))
  return [
    ...frames.flatMap(({ id, forms, unless }) =>
      checkSignals('forms', [...forms, ...unless]).map((fault) => `rule-frames.yaml: ${id}: ${fault}`),
    ),
    ...controls.flatMap(({ id, frame }) =>
      frame && !known.has(frame.is) ? [`${id}: frame names ${frame.is}, which rule-frames.yaml does not hold.`] : [],
    ),
    ...controls.flatMap(({ id, frame }) =>
      checkSignals('frame', Object.values(frame?.with ?? {})).map((fault) => `${id}: ${fault}`),
    ),
  ]
}

const sentencesOf = (where: string, error: z.ZodError) =>
  error.issues.map(({ path, message }) => `${where}: ${path.length ? `${path.join('.')}: ` : ''}${message}`)

type Entry = (Capability | Control) & { id: string }

function checkEntry(entry: Entry) {
  const lists = 'needs' in entry ? { mechanisms: entry.mechanisms.map(({ how }) => how) } : { mechanisms: entry.mechanisms }
  const sentences = { ...lists, tests: entry.tests }
  return [
    ...(['signals', 'unless'] as const).flatMap((field) => checkSignals(field, entry[field])),
    ...('about' in entry && entry.about ? checkSignals('about', [entry.about]) : []),
    ...('together' in entry
      ? checkSignals(
          'together',
          entry.together.flatMap((line) => line.split(' & ')),
        )
      : []),
    ...Object.entries(sentences).flatMap(([field, list]) => checkSentences(field, list)),
    ...checkSlots(
      'fails',
      [entry.fails ?? []].flat().flatMap(({ when, then, notice }) => [when, then, notice]),
    ),
    ...('needs' in entry ? repeated(entry.needs).map((need) => `needs: “${need}” stands there twice.`) : []),
  ]
}

const checkSignals = (field: string, signals: string[]) =>
  signals.flatMap((signal) => {
    const fault = findFaultOfSignal(signal)
    return fault ? [`${field}: “${signal}”: ${fault}.`] : []
  })

function checkSentences(field: string, sentences: string[]) {
  const bare = sentences.some((sentence) => slotsOf(sentence).every((slot) => slot === 'object'))
  const long = sentences.filter((sentence) => sentence.split(/\s+/).length > longestSentence)
  return [
    ...(bare ? [] : [`${field}: each has a slot that a brief may leave empty; add one without, or with {object} alone.`]),
    ...long.map((sentence) => `${field}: “${sentence}” has more than ${longestSentence} words.`),
    ...checkSlots(field, sentences),
  ]
}

const checkSlots = (field: string, sentences: string[]) =>
  sentences
    .flatMap(slotsOf)
    .filter((slot) => !slots.includes(slot))
    .map((slot) => `${field}: {${slot}} is no slot; there are ${slots.map((name) => `{${name}}`).join(', ')}.`)

const slotsOf = (sentence: string) => [...sentence.matchAll(/\{([^{}]*)\}/g)].map(([, slot = '']) => slot)
const repeated = (list: string[]) => list.filter((item, index) => list.indexOf(item) !== index)
