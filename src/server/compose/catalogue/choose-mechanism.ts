import type { Capability, Catalogue } from '#server/compose/catalogue/capability.ts'
import { loadCatalogue } from '#server/compose/catalogue/load-catalogue.ts'
import { stemOf } from '#server/compose/catalogue/stem.ts'
import { featuresOf, indexWordClasses, type WordClassesByStem } from '#server/compose/catalogue/word-features.ts'

/**
 * What is read of a statement; `text` decides between mechanisms of one verb. Where `slots` are given, a mechanism with
 * another slot is passed over.
 */
export type Asked = {
  verb?: string | undefined
  object?: string | undefined
  text?: string | undefined
  slots?: Record<string, string> | undefined
}
/** `default`: no mechanism is for that verb, so nothing says that the demand is met. */
export type ChosenMechanism = { how: string; by: 'verb' | 'class' | 'default' }

const classes = new WeakMap<Catalogue, WordClassesByStem>()
const ofVerb = 4
const ofClass = 2

/** The way a capability does what is asked: by its verb, then by a synonym of it, then by the words in common. */
export function chooseMechanism(
  { mechanisms }: Pick<Capability, 'mechanisms'>,
  asked: Asked,
  catalogue: Catalogue = loadCatalogue(),
): ChosenMechanism {
  const known = classes.get(catalogue) ?? indexWordClasses(catalogue.wordClasses)
  classes.set(catalogue, known)
  const verb = asked.verb ? stemOf(asked.verb.toLowerCase()) : undefined
  const verbClasses = new Set(verb ? known.get(verb) : [])
  const words = new Set(featuresOf([asked.verb, asked.object, asked.text].filter(Boolean).join(' '), known).flat())
  const ranked = fillable(mechanisms, asked).map(({ verbs, how }) => {
    const stems = verbs.map((word) => stemOf(word.toLowerCase()))
    const by =
      verb && stems.includes(verb) ? 'verb' : stems.some((stem) => sharesClass(stem, verbClasses, known)) ? 'class' : 'default'
    const inCommon = [...new Set([...featuresOf(how, known).flat(), ...stems])].filter((feature) => words.has(feature)).length
    return { how, by, rank: (by === 'verb' ? ofVerb : by === 'class' ? ofClass : 0) + Math.min(inCommon, 3) / 2 } as const
  })
  // Where no verb decides, words in common do not either: the first mechanism is what the part is for.
  const told = ranked.filter(({ by }) => by !== 'default')
  const best = (told.length > 0 ? told : ranked.slice(0, 1)).reduce((a, b) => (b.rank > a.rank ? b : a))
  return { how: best.how, by: best.by }
}

function fillable(mechanisms: Capability['mechanisms'], { object, slots }: Asked) {
  if (!slots) return mechanisms
  const filled = new Set([...Object.keys(slots), ...(object ? ['object'] : [])])
  const fit = mechanisms.filter(({ how }) => slotsOf(how).every((slot) => filled.has(slot)))
  return fit.length > 0 ? fit : mechanisms
}

const slotsOf = (sentence: string) => [...sentence.matchAll(/\{([^{}]*)\}/g)].map(([, slot = '']) => slot)
const sharesClass = (stem: string, wanted: Set<string>, known: WordClassesByStem) =>
  (known.get(stem) ?? []).some((name) => wanted.has(name))
