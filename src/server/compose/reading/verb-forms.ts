/** Verbs that say what a system or its people do, in their base form. */
const base = `
accept access adapt add adjust advise aggregate agree alert align allocate allow amend analyse analyze anonymise anonymize answer appear apply approve archive ask assess assign attach audit authenticate authorise authorize automate avoid back balance bill block book bring build calculate calibrate call cancel capture carry catalogue categorise change charge check choose classify clean clear close code collect combine come compare compile complete compute configure confirm connect consent consolidate consult contain continue control convert copy correct count cover create cut decide declare decommission deduplicate define delete deliver deploy describe design destroy detect determine develop digitise direct discover dispatch display distribute document download draft draw drop edit eliminate email enable encrypt end enforce enrich ensure enter erase escalate estimate evaluate examine exchange exclude execute exist expire explain export extend extract feed file fill filter find fix flag follow forecast format forward freeze fulfil gather generate get give go govern grade grant group guarantee guide hand handle harmonise have hide hold host identify implement import improve include index inform inherit initiate insert inspect install integrate interface invite invoice issue join judge keep label launch lead learn leave let limit link list load locate lock log look lose maintain make manage map mark mask match measure meet merge message migrate model modify monitor move normalise notify number obtain offer open operate optimise optimize order organise outrank overwrite park pass pay perform permit pick place plan poll populate post predict prepare present preserve prevent price print prioritise process produce profile prompt propose protect prove provide pseudonymise publish pull purchase purge push put query queue raise rank rate reach read receive recognise recommend reconcile record recover redact reduce refer refresh refuse register reject release remain remember remind remove renew repair replace replay reply report request require rescan reserve reset resolve respond restore restrict retain retire retrieve return reuse review revoke roll roster rotate round route run sample save say scale scan schedule score screen search secure see select send separate serve set settle share ship show sign simulate sit sort specify split stamp standardise start state stay stop store stream submit subscribe suggest summarise supply support suspend switch synchronise tag take talk tell test track train transcribe transfer transform translate transmit trigger turn type understand undo unify update upgrade upload use validate value verify version view visit wait warn watch weigh withdraw work write
`
const verbs = new Set(base.split(/\s+/).filter(Boolean))
const irregular: Record<string, string> = {
  kept: 'keep',
  held: 'hold',
  sent: 'send',
  made: 'make',
  taken: 'take',
  took: 'take',
  given: 'give',
  gave: 'give',
  shown: 'show',
  written: 'write',
  wrote: 'write',
  read: 'read',
  chosen: 'choose',
  found: 'find',
  built: 'build',
  brought: 'bring',
  seen: 'see',
  put: 'put',
  set: 'set',
  sold: 'sell',
  told: 'tell',
  lost: 'lose',
  left: 'leave',
  met: 'meet',
  paid: 'pay',
  run: 'run',
  ran: 'run',
  drawn: 'draw',
  frozen: 'freeze',
  overwritten: 'overwrite',
  undone: 'undo',
  withdrawn: 'withdraw',
  understood: 'understand',
  fed: 'feed',
  led: 'lead',
  got: 'get',
  gone: 'go',
  goes: 'go',
  has: 'have',
  said: 'say',
  split: 'split',
  cut: 'cut',
  proven: 'prove',
  hidden: 'hide',
  known: 'know',
  done: 'do',
  planned: 'plan',
  mapped: 'map',
  dropped: 'drop',
  logged: 'log',
  tagged: 'tag',
  flagged: 'flag',
  merged: 'merge',
  submitted: 'submit',
  permitted: 'permit',
  bought: 'buy',
  taught: 'teach',
  caught: 'catch',
  driven: 'drive',
  spent: 'spend',
  won: 'win',
}

/** The base form of a verb; undefined where the word is none that is known. */
export function baseOf(word: string): string | undefined {
  const lower = word.toLowerCase()
  if (Object.hasOwn(irregular, lower)) return irregular[lower]
  if (verbs.has(lower)) return lower
  for (const [ending, replacements] of [
    ['ies', ['y']],
    ['ied', ['y']],
    ['es', ['', 'e']],
    ['s', ['']],
    ['ed', ['', 'e']],
    ['ing', ['', 'e']],
  ] as const) {
    if (!lower.endsWith(ending)) continue
    const stem = lower.slice(0, -ending.length)
    const found = [...replacements.map((letters) => stem + letters), stem.replace(/([bdgklmnprt])\1$/, '$1')].find((form) =>
      verbs.has(form),
    )
    if (found !== undefined) return found
  }
  return undefined
}
/** Whether the word is the plain form, as after a modal or as a command. */
export const isBaseForm = (word: string) => verbs.has(word.toLowerCase())

const nouns: Record<string, string> = {
  analysis: 'analyse',
  calculation: 'calculate',
  reconciliation: 'reconcile',
  migration: 'migrate',
  detection: 'detect',
  extraction: 'extract',
  integration: 'integrate',
  selection: 'select',
  classification: 'classify',
  submission: 'submit',
  approval: 'approve',
  storage: 'store',
  monitoring: 'monitor',
  matching: 'match',
  notification: 'notify',
  generation: 'generate',
  replacement: 'replace',
  prediction: 'predict',
  translation: 'translate',
  transcription: 'transcribe',
  assignment: 'assign',
  tracking: 'track',
  synchronisation: 'synchronise',
  archiving: 'archive',
  archival: 'archive',
  verification: 'verify',
  validation: 'validate',
  planning: 'plan',
  scheduling: 'schedule',
  optimisation: 'optimise',
  optimization: 'optimise',
  forecasting: 'forecast',
  registration: 'register',
  conversion: 'convert',
  consolidation: 'consolidate',
  deletion: 'delete',
  erasure: 'erase',
  indexing: 'index',
  digitisation: 'digitise',
  publication: 'publish',
  anonymisation: 'anonymise',
  pseudonymisation: 'pseudonymise',
  recognition: 'recognise',
  evaluation: 'evaluate',
  delivery: 'deliver',
  ingestion: 'collect',
  collection: 'collect',
  distribution: 'distribute',
  training: 'train',
  handover: 'hand',
  alerting: 'alert',
  reporting: 'report',
  billing: 'bill',
  booking: 'book',
  search: 'search',
  exchange: 'exchange',
}

/** Nouns that say what is done: “detection of leaks” asks to detect leaks. */
export const verbOfNoun = (word: string): string | undefined =>
  Object.hasOwn(nouns, word.toLowerCase()) ? nouns[word.toLowerCase()] : undefined
