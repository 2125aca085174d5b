import type { questionTopics } from '#shared/field-terms.ts'
import { contentWords, stemsOf } from './question-words.ts'
import { foldWord, searchWords } from '../texts/search-words.ts'
import { stemOf } from './word-stem.ts'

/** Questions that one fact of a version answers, and questions about the state of its document and project. */
export const factIntents = ['budget', 'deadline', 'go-live', 'when', 'duration', 'effort', 'owner', 'count', 'topic'] as const
export const stateIntents = ['status', 'late'] as const
export type FactIntent = (typeof factIntents)[number] | (typeof stateIntents)[number]

/**
 * `about`: stems of the question's subject; `kind`: the kind of fact, or the topic, asked for; `named`: stems of the documents, projects and clients named
 * in it.
 */
export type FactQuestion = { intent: FactIntent; about: string[]; kind: string; named: string[] }

type QuestionTopic = (typeof questionTopics)[number]

const en = String.raw`(?:(?:the|our|their|its|this|your) )?`
const de = String.raw`(?:(?:das|die|der|den|unser|unsere) )?`
const owned = 'risk|question|statement|requirement|risiko|frage|aussage|anforderung'
const counted = 'questions|risks|decisions|milestones|fragen|risiken|entscheidungen|meilensteine'

/**
 * How a question about one fact begins. The rest may only refer to the project (`of the project?`) or name it, except where the form has
 * `(?<about>…)`.
 */
const forms: [FactIntent, form: string][] = [
  ['budget', `what(?:['’]s| is| was) ${en}(?:total |overall |whole )?budget`],
  ['budget', `how (?:large|big|high|much) is ${en}(?:total |overall |whole )?budget`],
  ['budget', 'how much money (?:is there|do we have|is available)'],
  ['budget', `(?:was ist|wie (?:hoch|groß) ist) ${de}(?:gesamte )?budget`],
  ['budget', 'wie ?viel geld (?:gibt es|haben wir)|welches budget (?:gibt es|haben wir)'],
  ['deadline', `(?:when|what)(?:['’]s| is) ${en}(?:final )?(?:deadline|due date|timeline)`],
  [
    'deadline',
    `(?:by |until )?when (?:is|are|must|should|does|do|has|have) ${en}(?:it|this|project|work) (?:to be |be )?(?:finished|done|ready|complete|completed|due)`,
  ],
  ['deadline', `(?:wann|was) ist ${de}(?:frist|termin|zeitplan|deadline|abgabetermin)`],
  ['deadline', `bis wann (?:muss|soll) ${de}(?:es|projekt|arbeit) fertig sein`],
  ['go-live', `(?:when|what day|which day) (?:is|will be) ${en}(?:go-?live|launch)(?: date)?`],
  ['go-live', `when (?:does|do|will|must|should|can|may) ${en}(?:it|we|they|project|system|this) (?:go live|launch|be live)`],
  [
    'go-live',
    `wann (?:geht|gehen|muss|soll) ${de}(?:es|wir|projekt|system) live(?: gehen)?|wann ist ${de}(?:go-?live|produktivstart)`,
  ],
  [
    'duration',
    `how (?:long|many weeks|many months) (?:does|do|will|is|should|may|can) ${en}(?:whole |entire )?(?:project|work|plan|it|implementation)(?: take| last| run| need)?`,
  ],
  [
    'duration',
    `wie (?:lange|viele wochen|viele monate) (?:dauert|läuft|braucht) ${de}(?:ganze )?(?:projekt|arbeit|vorhaben|umsetzung|es)`,
  ],
  [
    'effort',
    `how many (?:person[- ]|working )?days (?:of (?:work|effort)|(?:does|will) ${en}(?:it|project|work|plan|design) (?:take|need))`,
  ],
  ['effort', `what(?:['’]s| is) ${en}(?:total |overall |estimated )?effort|how much (?:effort|work) is`],
  ['effort', `wie hoch ist ${de}(?:gesamte |geschätzte )?aufwand|wie viele (?:personentage|arbeitstage|tage arbeit)`],
  ['status', `what(?:['’]s| is) ${en}(?:current )?(?:status|state)|is ${en}(?:it|document|design|version) approved(?: yet)?`],
  ['status', `(?:wie|was) ist ${de}(?:aktuelle )?(?:status|stand)|ist ${de}(?:es|dokument|entwurf|version) (?:schon )?freigegeben`],
  [
    'late',
    '(?:what|what work|which projects|which tasks|which work|which milestones|which parts|is anything|is something|are any tasks) ?(?:is |are )?(?:late|overdue|behind schedule|delayed)',
  ],
  [
    'late',
    '(?:was|welche projekte|welche aufgaben|welche meilensteine|ist etwas) ?(?:ist |sind )?(?:überfällig|verspätet|im verzug)',
  ],
  ['count', `how many (?:open |unanswered )?(?<kind>${counted})|wie viele (?:offene |offenen )?(?<art>${counted})`],
  [
    'owner',
    `who (?:owns|answers|mitigates|is responsible for|is the owner of|has to answer|must answer|should answer) (?:the |this |an? )?(?:open )?(?<kind>${owned}) (?:about |on |of |that |for |with )?(?<about>.+)`,
  ],
  [
    'owner',
    `wer (?:beantwortet|trägt|verantwortet|ist verantwortlich für|ist zuständig für) (?:das |die |den )?(?:offene )?(?<kind>${owned}) (?:zu |zur |zum |über |dass )?(?<about>.+)`,
  ],
  ['when', `when (?:is|are|does|do|will|was) ${en}(?<about>.+)|wann (?:ist|sind|beginnt|endet|startet|war) ${de}(?<thema>.+)`],
]
const asked = forms.map(([intent, form]): [FactIntent, RegExp] => [intent, new RegExp(`^(?:${form})(?![\\p{L}\\p{N}])`, 'iu')])

/** How a question about a topic of the checklist names it. */
const topics: [topic: QuestionTopic, words: RegExp][] = [
  ['Retention and deletion', /\b(?:retention|retained|deletion|deleted|kept|stored for|aufbewahr\w*|löschfrist\w*|gelöscht)\b/i],
  ['Availability', /\b(?:availability|available|uptime|opening hours|service hours|verfügbar\w*|servicezeit\w*)\b/i],
  ['Recovery', /\b(?:rto|rpo|recovery|recovered|wiederherstell\w*|wiederanlauf)\b/i],
  ['Where data is kept', /\b(?:residency|hosted|hosting|data cent(?:re|er)s?|rechenzentrum|standort)\b/i],
  ['Users', /\b(?:users|nutzer\w*|anwender\w*|benutzer\w*)\b/i],
  ['Acceptance', /\b(?:acceptance|abnahme\w*)\b/i],
  ['Performance and volume', /\b(?:performance|response times?|volumes?|antwortzeit\w*|mengengerüst)\b/i],
  ['Security and privacy', /\b(?:security|privacy|data protection|sicherheit|datenschutz)\b/i],
  ['Dates', /\b(?:dates|termine)\b/i],
]

/** Words of a question about a topic that add nothing to it. */
const asking = new Set(
  'long must should required require requirement requirements need needs hours apply say said data lange muss soll daten welche'.split(
    ' ',
  ),
)

/** Words that only refer to the project and add no content. */
const linking = new Set(
  (
    'of for in on the a this that our their its all is are it there be to at have has we do does still open yet here now please date ' +
    'project projects document documents client design version plan work des der die das den dem fur von im in am gibt es sind haben wir noch offen ' +
    'projekt projekts projektes dokument vorhaben'
  ).split(' '),
)
const denial = /\b(?:not|no|never|without|nicht|kein\w*|ohne)\b|n['’]t\b/i
/** Words that refer to the previous question. */
const vague = /\b(?:it|this|that|they|es)\b/i

const kinds: Record<string, string> = {
  fragen: 'questions',
  risiken: 'risks',
  entscheidungen: 'decisions',
  meilensteine: 'milestones',
  risiko: 'risk',
  frage: 'question',
  aussage: 'statement',
  anforderung: 'statement',
  requirement: 'statement',
}

/**
 * Reads a question that asks for one fact and nothing else; null if any of its words may ask for more. `names` are the names of the
 * documents, projects and clients in question; `isFirst` is false if the question may refer to a previous one.
 */
export function readFactQuestion(question: string, names: string[], isFirst = true): FactQuestion | null {
  const asIs = question
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s?!.]+$/, '')
  if (denial.test(asIs) || /[?;]/.test(asIs) || (!isFirst && vague.test(asIs))) return null
  const { text, named } = withoutNames(asIs, names)
  const called = new Set(names.flatMap((name) => searchWords(name).map(({ word }) => word)))
  for (const [intent, form] of asked) {
    const found = form.exec(text)
    if (!found) continue
    const { about: subject, thema, kind: first, art } = found.groups ?? {}
    const own = foldWord(first ?? art ?? '')
    const read = { intent, kind: kinds[own] ?? own }
    const about = subject ?? thema
    const rest = searchWords(text.slice(found[0].length)).map(({ word }) => word)
    if (about === undefined && rest.every((word) => linking.has(word) || called.has(word)))
      return { ...read, about: [], named: [...named, ...rest.filter((word) => !linking.has(word)).map(stemOf)] }
    const stems = readAbout(about)
    if (stems.length > 0) return { ...read, about: stems, named }
  }
  return readTopic(text, named, called)
}

const opens = /^(?:what|which|how|where|for how|are there|is there|was|welche|wie|wo|gibt es)\b/i

/** A question about one topic, such as “What retention is required?”; its other words narrow the statements that answer. */
function readTopic(text: string, named: string[], called: ReadonlySet<string>): FactQuestion | null {
  const [first, ...others] = topics.filter(([, words]) => words.test(text))
  if (!first || others.length > 0 || !opens.test(text)) return null
  const [kind, words] = first
  const own = new Set(searchWords(text.match(words)?.[0] ?? '').map(({ word }) => word))
  const about = contentWords(text).filter((word) => !own.has(word) && !asking.has(word) && !linking.has(word) && !called.has(word))
  return { intent: 'topic', kind, about: [...new Set(about.map(stemOf))], named }
}

/** Replaces names in a question by “project”, so that the forms need not know the names of projects. */
function withoutNames(question: string, names: string[]): { text: string; named: string[] } {
  let text = question
  const named: string[] = []
  for (const name of [...new Set(names)].toSorted((one, other) => other.length - one.length)) {
    const at = text.toLowerCase().indexOf(name.toLowerCase())
    const isWord = at > 0 && !/[\p{L}\p{N}]/u.test(`${text[at - 1]}${text[at + name.length] ?? ''}`)
    if (!isWord) continue
    text = `${text.slice(0, at)}project${text.slice(at + name.length)}`.replace(/project project/i, 'project')
    named.push(...stemsOf(name))
  }
  return { text, named }
}

const readAbout = (subject = '') => [...new Set(contentWords(subject).map(stemOf))]
