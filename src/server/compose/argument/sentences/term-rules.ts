import { isCurrency } from '../../reading/currencies.ts'
import { lowered, withoutArticle } from '../../assembly/phrases.ts'
import { topicOf } from '../../assembly/topic-of.ts'
import { isOrAre, isSeveral, nounPhrase, type SentenceRule } from './sentence-rule.ts'

const events = 'contract|agreement|licen[cs]e|law|act|regulation|directive|merger|permit|grant|funding|building|extension|bridge|line|move|negotiations?|ruling|appeal|certificate|certification|lease|concession|accreditation|tender|framework|office|hall|school|depot|station'
const untilEvent = new RegExp(
  String.raw`\b(?:until|till|once|as soon as|only (?:after|when)|not before) (?:the|its|their|our|this|a new) ((?:[\p{L}-]+ ){0,2}(?:${events})) (?:is|are|has been|have been|was) (renewed|passed|signed|granted|completed|finished|opened|decided|approved|agreed|in force|built|awarded|extended|concluded|ready|settled|valid)\b`,
  'iu',
)

/** “Until the contract is renewed”: something holds until a day that nobody names. */
const dayUnnamed: SentenceRule = {
  weight: 8,
  kind: 'date',
  owner: 'Sponsor',
  why: 'A rule ends on that day.',
  asks: ({ text, dates }) => {
    const [, what, state] = untilEvent.exec(text.slice(0, 300)) ?? []
    return what && state && dates.length === 0 && !(state.toLowerCase() === 'signed' && /(?:contract|agreement)$/i.test(what)) ? `On which day ${isOrAre(what)} the ${lowered(what)} expected to be ${state.toLowerCase()}?` : undefined
  },
}

const partly = /\b(?:usually|normally|mostly|for the most part|in most cases|generally|as a rule|typically|in principle|by and large)\b/i
const howOtherwise = /\b(?:otherwise|in (?:the )?other cases|else|the rest|sometimes|except)\b/i

/** “Usually”: the other cases have to be known too. */
const otherCases: SentenceRule = {
  weight: 5,
  kind: 'rule',
  owner: 'Product owner',
  why: 'The rest needs a way too.',
  asks: (statement) => {
    const { text, kind } = statement
    const word = partly.exec(text.slice(0, 300))?.[0].toLowerCase()
    const isDemand = kind === 'need' || kind === 'rule' || kind === 'quality'
    const topic = topicOf(statement)
    return word && isDemand && topic && !howOtherwise.test(text) ? `${lead(topic)}: what holds in the cases that “${word}” leaves out?` : undefined
  },
}

const lead = (topic: string) => topic.charAt(0).toUpperCase() + topic.slice(1)
const softened =
  /\b(?:where(?:ver)? (?:possible|practicable|appropriate|feasible|necessary|needed|sensible|reasonable)|if (?:possible|necessary|needed|appropriate|feasible|practicable)|as (?:appropriate|needed|necessary|required|far as possible)|when appropriate|to the extent possible)\b/i

/** “Where possible”: who says that it is not. */
const whoSaysWhere: SentenceRule = {
  weight: 6,
  kind: 'rule',
  owner: 'Product owner',
  why: 'Acceptance hangs on it.',
  asks: (statement) => {
    const word = softened.exec(statement.text.slice(0, 300))?.[0].toLowerCase()
    const topic = topicOf(statement)
    return word && topic && statement.dates.length === 0 && statement.kind !== 'goal' && statement.kind !== 'background'
      ? `${lead(topic)}: who decides what “${word}” means?`
      : undefined
  },
}

const vague = new RegExp(String.raw`\b(a little|a few|several|a number of|a handful of|a lot of) ((?:\p{Ll}[\p{L}-]* )?(?:\p{Lu}?[\p{L}-]{3,}))(?=[.,;:)!]|$| (?:are|is|have|has|come|comes|in|of|at|with|who|which|that|still)\b)`, 'u')
const noAmount =
  /^(?:kind|form|way|ways|extent|point|reason|time|day|days|weeks?|months?|years?|hours?|minutes?|seconds?|people|others?|more|thing|things|cases?|of|the|these|those|such|further|hundred|thousand|million|idea|doubt|help|sense)$/i
const verbs = /^(?:\p{L}+(?:ed|ing)|have|are|is|say|want|come|go|need|use|pay)$/iu

/** “A little Romansh”, “several depots”: an amount that sizes work and is none. */
const amountUnsaid: SentenceRule = {
  weight: 5,
  kind: 'size',
  owner: 'Product owner',
  why: 'Sizes the work.',
  asks: ({ text, kind }) => {
    const [, amount, what] = vague.exec(text.slice(0, 300)) ?? []
    const head = what?.split(' ').at(-1) ?? ''
    const isDemand = kind === 'need' || kind === 'rule' || kind === 'volume' || kind === 'given' || kind === 'quality'
    if (!amount || !what || !isDemand || noAmount.test(head) || verbs.test(head)) return undefined
    if (!isSeveral(what)) return amount === 'a little' ? `How much ${what} is there, as a share?` : undefined
    return `How many ${what} are there?`
  },
}

const exceptional = /\b(?:in (?:exceptional|special|justified|urgent|individual|rare|certain) (?:cases?|circumstances|situations)|with (?:few|some|rare|certain) exceptions|exceptions (?:are|may be) (?:possible|made|allowed|granted)|by way of exception|exceptionally|by exception)\b/i

/** A rule with an exception that nobody describes. */
const exceptionUntold: SentenceRule = {
  weight: 7,
  kind: 'rule',
  owner: 'Product owner',
  why: 'An exception is a rule too.',
  asks: (statement) => {
    const word = exceptional.exec(statement.text.slice(0, 300))?.[0]
    const topic = topicOf(statement)
    return word && topic && !/\b(?:namely|for example|e\.g|such as|by the|decides?)\b/i.test(statement.text)
      ? `${lead(topic)}: which exceptions are there?`
      : undefined
  },
}

const hearsay = /\b(?:they (?:say|claim|reckon)|supposedly|allegedly|it is said|so (?:I|we) (?:hear|am told|are told)|I (?:think|believe|guess|reckon)|we (?:think|believe|guess|reckon)|the (?:vendor|maker|supplier|salesman|sales people) (?:says?|claims?|promises?)|if I remember|from memory)\b/i

/** “They say 97 %”: a figure that the design is to stand on, and nobody has counted it. */
const figureUnproved: SentenceRule = {
  weight: 6,
  kind: 'data',
  owner: 'Data owner',
  why: 'Sizes rest on it.',
  asks: ({ text, measures }) => {
    const at = hearsay.exec(text.slice(0, 300))?.index
    const figure = measures.find(({ unit, quote }) => !isCurrency(unit) && unit !== 'o’clock' && at !== undefined && Math.abs(text.indexOf(quote) - at) < 60)
    return figure ? `Who has counted or measured the ${figure.quote.trim()}?` : undefined
  },
}

const optional = /\b(?:if it fits|not a must|if (?:you|it) (?:like|like[sd]? it|makes sense|helps)|use it or not|may be used,? but|need not be used|as you (?:like|see fit)|at your discretion)\b/i

/** “Use it if it fits”: somebody decides whether it does. */
const useOptional: SentenceRule = {
  weight: 6,
  kind: 'mandate',
  owner: 'Sponsor',
  why: 'Changes a part.',
  asks: ({ text, systems, segment }, { statements }) => {
    if (!optional.test(text.slice(0, 300))) return undefined
    const near = statements.find(({ segment: other, systems: named }) => named.length > 0 && other.field === segment.field && other.end < segment.start && segment.start - other.end < 4)
    const name = systems[0]?.name ?? near?.systems[0]?.name
    return name ? `Who decides whether ${name} is used?` : undefined
  },
}

const ofOthers = new RegExp(String.raw`\b((?:[Dd]ata|[Rr]ecords?|images?|recordings?|results?|samples?|models?|measurements?)(?: of (?:the )?[\p{L}\d-]+)?) (?:belongs?|is owned|are owned) (?:to|by) ((?:the )?\p{L}[\p{L}\d&-]*(?: \p{Lu}[\p{L}&-]+)*)`, 'u')

/** Data that is somebody else's may be used as a contract says. */
const contractUntold: SentenceRule = {
  weight: 8,
  kind: 'data',
  owner: 'Data owner',
  why: 'May take data away.',
  asks: ({ text }) => {
    const [, what, whose] = ofOthers.exec(text.slice(0, 300)) ?? []
    return what && whose && !/^(?:us|me|them|it|the|everybody|nobody)$/i.test(whose) ? `What does the contract with ${whose} allow with ${lowered(what)}?` : undefined
  },
}

const second = new RegExp(String.raw`\b(?:in|at|to|on) (?:another|a second|a different|some other|a further) (state|country|site|region|location|data cent(?:re|er)|building|place|province|canton|town)( of (?:the )?[\p{L}]+)?(?=[.,;:)]|$| (?:and|but|than|only|with))`, 'iu')

/** “Backups in another state of the EU”: nobody says which. */
const placeUnnamed: SentenceRule = {
  weight: 7,
  kind: 'data',
  owner: 'Sponsor',
  why: 'Settles hosting.',
  asks: ({ text }, { words }) => {
    const [, place, of = ''] = second.exec(text.slice(0, 300)) ?? []
    const isNamed = place && new RegExp(String.raw`\b(?:second|other|backup|recovery) ${place}\b[^.;]{0,20}\b(?:is|in|at) (?:the )?\p{Lu}`, 'u').test(words)
    return place && !isNamed ? `Which other ${place.toLowerCase()}${of} is meant?` : undefined
  },
}

const someProviders = /\b(two|three|several|different|two different|three different) ((?:[\p{L}-]+ )?(?:providers|carriers|operators|suppliers|vendors|data cent(?:re|er)s|networks|laboratories|banks))\b/iu

/** “Two hosting providers”: nobody says which, and each needs a contract. */
const providersUnnamed: SentenceRule = {
  weight: 6,
  kind: 'gap',
  owner: 'Sponsor',
  why: 'Contracts take time.',
  asks: ({ text, affirms, force, systems }) => {
    const [, , what] = someProviders.exec(text.slice(0, 300)) ?? []
    const isAsked = force !== 'none' || /^\W*(?:two|three)\b/i.test(text)
    return affirms && what && isAsked && systems.length === 0 ? `With which ${lowered(what).replace(/^different /, '')} is there a contract already?` : undefined
  },
}

const ownTool = new RegExp(String.raw`^(?:the )?(${nounPhrase}) (?:supports?|allows?|offers?|permits?|can be \p{L}+|is \p{L}+) [^.;]{0,40}\b(?:by|with|through|using) (?:its|their|the maker['’]s) own (tool|client|format|program|software|interface|module)s? (?:only|alone)|\bonly (?:by|with|through) its own (tool|client|format|program|software|interface|module)\b`, 'iu')

/** What a product allows by its own tool alone costs a licence of that tool. */
const ownToolOnly: SentenceRule = {
  weight: 7,
  kind: 'interface',
  owner: 'Data owner',
  why: 'Needs licence, skill.',
  asks: ({ text, systems }) => {
    const [, who, one, other] = ownTool.exec(text.slice(0, 300)) ?? []
    const name = systems[0]?.name ?? (who && /^\p{Lu}/u.test(who) ? who : undefined)
    return name && (one ?? other) ? `Is the own ${one ?? other} of ${name} licensed and in use today?` : undefined
  },
}

export const termRules = [
  dayUnnamed,
  otherCases,
  whoSaysWhere,
  amountUnsaid,
  exceptionUntold,
  figureUnproved,
  useOptional,
  contractUntold,
  placeUnnamed,
  providersUnnamed,
  ownToolOnly,
]
